import type { Draft } from '../../edits/draft.ts';
import { wordSet } from '../../read/words.ts';
import { isRequired, type Link } from '../../schema/link.ts';
import { isPlainName } from '../../schema/plain-name.ts';
import type { TableView } from '../../schema/schema-view.ts';
import { hasOnlyOrders } from '../../schema/has-only-orders.ts';
import { compute, isComputed, namesOf, type DeriveContext } from '../context.ts';
import { canUseRowNumber, shareOfRow } from '../sums/row-share.ts';
import { beginOf, isKeptByPeriod } from './periods-of-owner.ts';
import { pairsOf, restOf } from './period-pairs.ts';
import { dayOf, isMoment } from './spans.ts';

/** Rows of a calendar month of their owner: payouts, payroll runs. */
const MONTHLY = wordSet('rows of a month of their owner');
/** Rows of half a year: reviews of employees. */
const HALF_YEARLY = wordSet('rows of half a year of their owner');
/** Days with which a week begins. */
const WEEKS = wordSet('beginnings of a week');
const WEEK_ENDS = wordSet('ends of a week');
/** What somebody does at one time only: leave, a shift. */
const OCCUPIES = wordSet('rows that take the time of their owner');
/** Months, or weeks, of one owner before nobody keeps them. */
const MOST = 80;
/** Days from a request to what is asked for. */
const AHEAD = 9;
const USUAL_DAYS = 5;
/** Since when rows are that somebody plans some weeks ahead. */
const RECENT_DAYS = 730;
const PLANNED_DAYS = 14;
const HALF_DAYS = wordSet('flags of half a day');

/**
 * Periods of one owner that come one after another: its payouts are of calendar months, one after the other up to the last, and its timesheets of weeks. What an owner
 * does one at a time, such as leave, ends before the next begins.
 */
export function followRegularly(table: TableView, context: DeriveContext): void {
  const drafts = context.drafts.get(table)!;
  const owner = ownerOf(table, context);
  if (!owner || !canUseRowNumber(drafts) || table.table.exclusions.length > 0) return;
  const by = owner.columns[0]!;
  const words = `periods of ${owner.to.table.name} follow one another`;
  const each = context.expectedRows(table) / Math.max(1, context.expectedRows(owner.to));
  const isOpen = (draft: Draft): boolean => isMoment(draft) && !isComputed(draft) && isFreeBeside(draft, by, table, context);
  const week = drafts.find((draft) => draft.column.type.base === 'date' && draft.column.notNull && WEEKS.has(draft.words.join(' ')) && isOpen(draft));
  if (week && each <= MOST * 2) {
    const { name } = week.column;
    compute(week, 'expression', { expression: `addDays(today, 1 - weekday(today) - 7 * (siblings(${by}) - place(${by})))` }, words, 'relation');
    const end = drafts.find((draft) => draft !== week && draft.column.type.base === 'date' && WEEK_ENDS.has(draft.words.join(' ')) && isOpen(draft));
    if (end) compute(end, 'expression', { expression: `addDays(${name}, 6)` }, `the last day of its week`);
    return;
  }
  const [pair, ...more] = pairsOf(drafts).filter(({ from, to }) => from.column.notNull && to.column.notNull && isOpen(from) && isOpen(to));
  if (!pair || more.length > 0) return;
  const { from, to } = pair;
  const { noun, words: said } = namesOf(table, context);
  const created = drafts.find(({ kind }) => kind === 'date.created');
  const months = restOf(from) === 'period' && HALF_YEARLY.has(noun) ? 6 : [...said].some((word) => MONTHLY.has(word)) ? 1 : 0;
  if (months > 0 && !created && each <= MOST) {
    const first = `addMonths(addDays(today, 1 - day(today)), ${months} * (place(${by}) - siblings(${by})))`;
    const isDay = from.column.type.base === 'date';
    compute(from, 'expression', { expression: isDay ? first : `addHours(${first}, 0)` }, words, 'relation');
    const next = `addMonths(${from.column.name}, ${months})`;
    compute(to, 'expression', { expression: isDay ? `addDays(${next}, -1)` : next }, words, 'relation');
  } else if ([...said].some((word) => OCCUPIES.has(word))) {
    if (!created && !drafts.some(({ kind }) => kind === 'life.stamp') && !from.column.inKey) return takeTurns(from, owner, words, context);
    // Leave of one day begins and ends on it.
    const { groups } = context.bounds.tables.get(table.name)!;
    const names = [from.column.name, to.column.name];
    const isKept = groups.every((group) => !group.columns.some((name) => names.includes(name)) || isKeptByPeriod(group, names[0]!, names[1]!, ['<=']));
    if (isKept && from.column.type.base === 'date' && created?.column.notNull && created.nullRate === undefined && isMoment(created))
      occupy({ from, to, created, by }, drafts, words);
  }
}

/** One a day at most, at the hours of such rows: shifts of an employee since the hire and for the next weeks. */
function takeTurns(from: Draft, owner: Link, words: string, context: DeriveContext): void {
  const by = owner.columns[0]!;
  const begin = `greatest(date(${beginOf(owner, from, context)}), addDays(today, ${-RECENT_DAYS}))`;
  const day = `turn(${by}, least(${begin}, addDays(today, -60)), addDays(today, ${PLANNED_DAYS}))`;
  const { earliest, latest } = from.parameters as { earliest?: unknown; latest?: unknown };
  const [open, close] = [typeof earliest === 'number' ? earliest : 6, typeof latest === 'number' ? latest : 15];
  const share = shareOfRow(from, context.drafts.get(owner.from)!);
  const expression =
    from.column.type.base === 'date'
      ? day
      : `addMinutes(${day}, ${Math.round(open * 60)} + 15 * int(${share} * ${Math.max(1, Math.round((close - open) * 4))}))`;
  compute(from, 'expression', { expression }, words, 'relation');
}

/** Rows are in the order in which they were asked for, so the days asked for are too, and each ends before the next. */
function occupy({ from, to, created, by }: { from: Draft; to: Draft; created: Draft; by: string }, drafts: readonly Draft[], words: string): void {
  compute(from, 'expression', { expression: `addDays(${dayOf(created)}, ${AHEAD})` }, words, 'relation');
  const { maxHours } = to.parameters as { maxHours?: unknown };
  const days = typeof maxHours === 'number' ? Math.max(1, Math.round(maxHours / 24)) : USUAL_DAYS;
  const share = shareOfRow(to, drafts);
  const half = drafts.find(
    ({ column, words: said }) => column.type.base === 'bool' && HALF_DAYS.has(said.join(' ')) && column.notNull && isPlainName(column.name),
  );
  const usual = `addDays(${from.column.name}, int(${days} * ${share} * ${share}))`;
  const expression = `greatest(${from.column.name}, least(${usual}, coalesce(addDays(next(${by}, ${from.column.name}), -1), ${usual})))`;
  compute(to, 'expression', { expression: half ? `${half.column.name} ? ${from.column.name} : ${expression}` : expression }, words, 'relation');
}

function ownerOf(table: TableView, { relations }: DeriveContext): Link | undefined {
  const owner = relations.owners.get(table);
  return owner?.columns.length === 1 && isRequired(owner) && isPlainName(owner.columns[0]!) && owner.to !== table ? owner : undefined;
}

/** Whether only orders bind a time, and keys beside the owner alone: its periods are distinct by themselves. */
function isFreeBeside({ column }: Draft, by: string, table: TableView, { bounds }: DeriveContext): boolean {
  const solved = bounds.tables.get(table.name)!;
  const keys = table.table.uniqueKeys.filter(({ columns }) => columns.includes(column.name));
  return (
    !Object.hasOwn(solved.domains, column.name) &&
    keys.every(({ columns, withoutOverlaps }) => !withoutOverlaps && columns.includes(by)) &&
    !solved.groups.some((group) => group.columns.includes(column.name) && !hasOnlyOrders(group)) &&
    !solved.unread.some(({ columns }) => columns.includes(column.name))
  );
}
