import { edit, type Draft } from '../../edits/draft.ts';
import type { TableView } from '../../schema/schema-view.ts';
import { compute, isComputed, isFree, namesOf, type DeriveContext } from '../context.ts';
import { isPlainName } from '../../schema/plain-name.ts';
import { matcher, wordSet } from '../../read/words.ts';
import { DATE_TYPES } from '../../schema/types.ts';

const BILLS = wordSet('bills of a period');
const FROM = matcher('beginning of a billing period');
const TO = matcher('end of a billing period');
const ISSUED = wordSet('day of a bill');
const NAMED = /period|billing|service/;

/** A bill is written after the time that it is for: it is of the calendar month before its own day. */
export function billPastMonths(table: TableView, context: DeriveContext): void {
  if (!BILLS.has(namesOf(table, context).noun)) return;
  const drafts = context.drafts.get(table)!;
  const isDay = (draft: Draft): boolean =>
    draft.column.type.base === 'date' &&
    /^date\.(?:start|end)$/.test(draft.kind) &&
    !isComputed(draft) &&
    isFree(draft.column, table, context, 'or in an order');
  const [from, to] = [FROM, TO].map((names) => drafts.find((draft) => isDay(draft) && names.test(draft.words.join(' ')) && NAMED.test(draft.words.join(' '))));
  const issued = drafts.find((draft) => ISSUED.has(draft.words.join(' ')) && isOwnTime(draft, from));
  if (!from || !to || !issued) return;
  if (issued.kind !== 'date.created') edit(issued, { kind: 'date.created', parameters: {} });
  const { name, type } = issued.column;
  const day = type.base === 'date' ? name : `date(${name})`;
  const { nullRate } = from;
  compute(from, 'expression', { expression: `addMonths(${day} - (day(${day}) - 1), -1)` }, `the month before ${name}`);
  compute(to, 'expression', { expression: `${day} - day(${day})` }, `the end of the month before ${name}`);
  edit(from, { nullRate });
  edit(to, { nullRate });
}

/** The time of the row itself, or one that was put behind the beginning of its period for want of another. */
function isOwnTime({ kind, parameters, column, nullRate }: Draft, from: Draft | undefined): boolean {
  if (!DATE_TYPES.has(column.type.base) || nullRate !== undefined || !isPlainName(column.name)) return false;
  return kind === 'date.created' || (kind === 'date.event' && column.notNull && from !== undefined && parameters.after === from.column.name);
}
