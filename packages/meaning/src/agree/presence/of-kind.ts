import type { Draft } from '../../edits/draft.ts';
import { pieces } from '../../read/names/tokens.ts';
import { isPlainName } from '../../schema/plain-name.ts';
import { isFree, withoutDomains } from '../context.ts';
import { labelsAllowed } from '../copies/labels-of-state.ts';
import { isOneOf } from '../copies/only-when.ts';
import { mayBeEmpty } from './may-be-empty.ts';
import type { At, Holds } from './ways.ts';
import { wordSet } from '../../read/words.ts';

/** Last words of a column for the kind of the row, or the means of an action. */
const KINDS = wordSet('kinds and means');
const TYPES = /^(?:text|varchar|bpchar|numeric|int[248]|float[48]|date|timestamp(?:tz)?)$/;
/** Entities whose members are plausible independently. */
const LOOSE = /^finance\./;

/**
 * What only one kind of row has: `card_last4` beside a method that is `card` or `credit_card`, `delivery_address` beside the type `delivery`. The word is a word
 * of some of the labels, and not of all.
 */
export function ofKind(draft: Draft, word: string, { table, context, drafts }: At): Holds | undefined {
  if (!isOwn(draft)) return undefined;
  for (const kind of drafts) {
    if (!KINDS.has(kind.words.at(-1)!) || kind.column.type.kind === 'array' || !isPlainName(kind.column.name)) continue;
    if (kind === draft || kind.words[0] === word || kind.nullRate !== undefined) continue;
    const labels = labelsAllowed(kind, table, context);
    const matching = labels.filter((label) => pieces(label).includes(word));
    if (matching.length === 0 || matching.length === labels.length) continue;
    return isFree(draft.column, table, withoutDomains(context, table)) ? { condition: isOneOf(kind, matching), changes: { entity: undefined } } : undefined;
  }
  return undefined;
}

function isOwn(draft: Draft): boolean {
  const { column, kind, entity, parameters } = draft;
  return (
    mayBeEmpty(draft) &&
    TYPES.test(column.type.base) &&
    column.type.kind === 'base' &&
    (entity === undefined || LOOSE.test(kind)) &&
    !kind.startsWith('life.') &&
    parameters.after === undefined &&
    parameters.start === undefined
  );
}
