import { wordSet } from '../../read/words.ts';
import { pieces } from '../../read/names/tokens.ts';
import type { Link } from '../../schema/link.ts';
import { isPlainName } from '../../schema/plain-name.ts';
import { namesOf, parentsOf, type DeriveContext } from '../context.ts';
import { labelsAllowed } from '../copies/labels-of-state.ts';
import { isOneOf } from '../copies/only-when.ts';

/** Words of labels, flags and tables of those who answer, and of those who ask. */
const STAFF = wordSet('those who answer');
const OUTSIDE = wordSet('those who ask');
/** Flags of what those who ask do not see. */
const UNSEEN = wordSet('flags of what is not shown');

/**
 * The condition under which somebody who works there wrote a message that others see: by a label of who wrote it, a flag, or a reference beside one to those who ask.
 * Undefined if nothing tells the two apart.
 */
export function whereByStaff({ from }: Link, context: DeriveContext): string | undefined {
  const drafts = context.drafts.get(from)!.filter(({ column }) => isPlainName(column.name));
  const isAmong = (words: readonly string[], list: ReadonlySet<string>): boolean => words.some((word) => list.has(word));
  const flag = (list: ReadonlySet<string>): string | undefined =>
    drafts.find(({ column, words }) => column.type.base === 'bool' && column.notNull && isAmong(words, list))?.column.name;
  const bySomeKind = drafts.flatMap((draft) => {
    const labels = labelsAllowed(draft, from, context);
    const staff = labels.filter((label) => isAmong(pieces(label), STAFF));
    return staff.length > 0 && labels.some((label) => isAmong(pieces(label), OUTSIDE)) ? [`(${isOneOf(draft, staff)})`] : [];
  })[0];
  const references = parentsOf(from, context).filter((link) => link.columns.length === 1 && !from.column.get(link.columns[0]!)!.notNull);
  const ofThem = (list: ReadonlySet<string>): Link | undefined =>
    references.find((link) => isPlainName(link.columns[0]!) && isAmong([...namesOf(link.to, context).words, ...pieces(link.columns[0]!)], list));
  const [agent, customer] = [ofThem(STAFF), ofThem(OUTSIDE)];
  const written = bySomeKind ?? flag(STAFF) ?? (agent && customer && agent !== customer ? `${agent.columns[0]!} != null` : undefined);
  const unseen = flag(UNSEEN);
  return written === undefined ? undefined : `${written}${unseen === undefined ? '' : ` && !${unseen}`}`;
}
