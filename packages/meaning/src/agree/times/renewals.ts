import type { Draft } from '../../edits/draft.ts';
import { wordSet } from '../../read/words.ts';
import { isPlainName } from '../../schema/plain-name.ts';
import type { TableView } from '../../schema/schema-view.ts';
import { computeWhereSet, isComputed, isFree, namesOf, type DeriveContext } from '../context.ts';
import { canUseRowNumber, shareOfRow } from '../sums/row-share.ts';
import { isMoment } from './spans.ts';

/** What people and things have for a year or so, and have renewed. */
const RENEWED = wordSet('documents that are renewed');
const UNTIL = wordSet('words of how long a document holds');
const GONE = wordSet('ends of what has documents');
/** Days before and after today at which they run out: a few are late. */
const LATE = 15;
const AHEAD = 365;

/**
 * The licence of a driver who is still there holds today, whenever the row was written: it was renewed since. That of one who has left held until about then. A table of
 * the documents themselves has old ones as well.
 */
export function renewDocuments(table: TableView, context: DeriveContext): void {
  const drafts = context.drafts.get(table)!;
  if (!canUseRowNumber(drafts) || RENEWED.has(namesOf(table, context).noun)) return;
  const gone = drafts.find((draft) => isMoment(draft) && isPlainName(draft.column.name) && !draft.column.notNull && GONE.has(draft.words[0]!));
  const created = drafts.find((draft) => draft.kind === 'date.created' && isMoment(draft) && isPlainName(draft.column.name) && draft.column.notNull);
  for (const draft of drafts) {
    if (!holds(draft) || isComputed(draft) || draft.kind === 'cases' || !isFree(draft.column, table, context, 'or in an order')) continue;
    const last = gone ? `coalesce(date(${gone.column.name}), today)` : 'today';
    const day = `addDays(${last}, int(${-LATE} + ${AHEAD + LATE} * ${shareOfRow(draft, drafts)}))`;
    const later = created ? `greatest(addDays(date(${created.column.name}), ${LATE}), ${day})` : day;
    const expression = draft.column.type.base === 'date' ? later : `addMinutes(${later}, 1439)`;
    computeWhereSet(draft, 'expression', { expression }, gone ? `valid today, or to about ${gone.column.name}` : 'valid today');
  }
}

function holds(draft: Draft): boolean {
  const { words } = draft;
  return isMoment(draft) && words.some((word) => RENEWED.has(word)) && words.some((word) => UNTIL.has(word));
}
