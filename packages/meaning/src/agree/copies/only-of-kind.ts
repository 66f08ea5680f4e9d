import { edit, type Draft } from '../../edits/draft.ts';
import { pieces } from '../../read/tokens.ts';
import type { TableView } from '../../schema/schema-view.ts';
import { isComputed, isFree, withoutDomains, type DeriveContext } from '../context.ts';
import { isPlainName } from '../../schema/plain-name.ts';
import { labelsAllowed } from './labels-of-state.ts';
import { isOneOf, makeOnlyWhen } from './only-when.ts';

/** Last words of a column for the kind of the row, or the means of an action. */
const KINDS: ReadonlySet<string> = new Set(['method', 'type', 'kind', 'channel', 'mode', 'means', 'instrument']);
/** Words that stand before a name whatever the kind is: a home loan is not all that has a home phone. */
const ANYWHERE: ReadonlySet<string> = new Set(
  'home work office personal mobile main primary secondary general standard regular normal default other full first last date time total name is has'.split(
    ' ',
  ),
);
const TYPES = /^(?:text|varchar|bpchar|numeric|int[248]|float[48]|date|timestamptz?)$/;
/** Entities whose members are plausible independently. */
const LOOSE = /^finance\./;

/**
 * What only one kind of row has is empty in rows of other kinds: `card_last4` beside a method that is `card` or `credit_card`, `delivery_address` beside the type
 * `delivery`. The first word of the column is a word of some of the labels, and not of all.
 */
export function keepOnlyOfKind(table: TableView, context: DeriveContext): void {
  const drafts = context.drafts.get(table)!;
  const kinds = drafts.filter(({ words, column }) => KINDS.has(words.at(-1)!) && column.type.kind !== 'array' && isPlainName(column.name));
  if (kinds.length === 0) return;
  const unbound = withoutDomains(context, table);
  for (const draft of drafts) {
    if (!mayBeMissing(draft) || !isFree(draft.column, table, unbound)) continue;
    const [word = ''] = draft.words;
    for (const kind of kinds) {
      if (kind === draft || kind.words[0] === word || kind.nullRate !== undefined) continue;
      const labels = labelsAllowed(kind, table, context);
      const matching = labels.filter((label) => pieces(label).includes(word));
      if (matching.length === 0 || matching.length === labels.length) continue;
      const condition = isOneOf(kind, matching);
      makeOnlyWhen(draft, condition);
      edit(draft, { entity: undefined });
      break;
    }
  }
}

function mayBeMissing({ column, kind, entity, words, parameters }: Draft): boolean {
  const isOwn = entity === undefined || LOOSE.test(kind);
  return (
    !column.notNull &&
    words.length > 1 &&
    !ANYWHERE.has(words[0]!) &&
    TYPES.test(column.type.base) &&
    column.type.kind === 'base' &&
    isOwn &&
    !kind.startsWith('life.') &&
    kind !== 'cases' &&
    parameters.after === undefined &&
    parameters.start === undefined &&
    !isComputed({ kind } as Draft)
  );
}
