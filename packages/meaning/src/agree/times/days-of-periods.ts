import { ownMember } from '@seedbed/contract';
import type { Draft } from '../../edits/draft.ts';
import type { TableView } from '../../schema/schema-view.ts';
import { compute, isComputed, isFree, isThere, type DeriveContext } from '../context.ts';
import { isPlainName } from '../../schema/plain-name.ts';
import { isWhole } from '../sums/numbers.ts';
import { pairsOf, restOf } from './period-pairs.ts';
import { wordSet } from '../../read/words.ts';

const YEARS = wordSet('numbers of a year');
/** Years that are a period by themselves. */
const WHOLE_YEARS = wordSet('years with days of their own');
const NUMBERS = wordSet('numbers of a part of a year');
/** What the two days may be called besides their beginning and end. */
const NAMES = wordSet('names of a period');
/** Parts of a year by their number, from the first day of it, and the days of each. */
const PARTS: Readonly<Record<'quarter' | 'month' | 'week', (first: string, number: string) => { readonly from: string; readonly to: string }>> = {
  quarter: (first, number) => ({ from: `addMonths(${first}, ${number} * 3 - 3)`, to: `addMonths(${first}, ${number} * 3) - 1` }),
  month: (first, number) => ({ from: `addMonths(${first}, ${number} - 1)`, to: `addMonths(${first}, ${number}) - 1` }),
  // The first week of a year is that of the fourth of January.
  week: (first, number) => {
    const monday = `${first} + 4 - weekday(${first} + 3) + ${number} * 7 - 7`;
    return { from: monday, to: `${monday} + 6` };
  },
};

/** A row of a numbered period has its days: the second quarter of 2025 is from April to June. */
export function keepDaysOfPeriods(table: TableView, context: DeriveContext): void {
  const drafts = context.drafts.get(table)!;
  const isDay = (draft: Draft): boolean =>
    draft.column.type.base === 'date' &&
    draft.kind.startsWith('date.') &&
    isPlainName(draft.column.name) &&
    isFree(draft.column, table, context, 'or in an order');
  const [days, others] = pairsOf(drafts).filter(({ from, to }) => isDay(from) && isDay(to) && (restOf(from) === '' || NAMES.has(restOf(from))));
  if (!days || others) return;
  const isNumber = (draft: Draft): boolean =>
    isWhole(draft) && !isComputed(draft) && isPlainName(draft.column.name) && isThere(draft, days.from) && isThere(draft, days.to);
  const domains = context.bounds.tables.get(table.name)!.domains;
  const numbers = drafts.filter(isNumber);
  const year = numbers.find((draft) => YEARS.has(draft.words.join(' ')) && isOfCalendar(draft));
  if (!year) return;
  const parts = (Object.keys(PARTS) as (keyof typeof PARTS)[]).flatMap((unit) => {
    const number = numbers.find(
      ({ words, column }) => NUMBERS.has(words.join(' ')) && words.includes(unit) && Number(ownMember(domains, column.name)?.min ?? 1) === 1,
    );
    return number ? [{ unit, number }] : [];
  });
  const [part, another] = parts;
  if (another || (!part && !WHOLE_YEARS.has(year.words.join(' ')))) return;
  const first = `dateOf(pad(${year.column.name}, 4) + "-01-01")`;
  const { from, to } = part ? PARTS[part.unit](first, part.number.column.name) : { from: first, to: `addMonths(${first}, 12) - 1` };
  const words = [year, part?.number].flatMap((each) => each?.column.name ?? []).join(' and ');
  compute(days.from, 'expression', { expression: from }, `the first day by ${words}`);
  compute(days.to, 'expression', { expression: to }, `the last day by ${words}`);
}

/** Whether it is a year of the calendar, and not the second one of a contract. */
function isOfCalendar({ kind, parameters: { min } }: Draft): boolean {
  return kind === 'date.year' || Number(min ?? 0) >= 1900;
}
