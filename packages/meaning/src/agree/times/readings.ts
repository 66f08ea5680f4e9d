import { edit, type Draft } from '../../edits/draft.ts';
import { isRequired, type Link } from '../../schema/link.ts';
import type { TableView } from '../../schema/schema-view.ts';
import { compute, isAlwaysThere, isFree, isOpen, isThere, namesOf, parentsOf, type DeriveContext } from '../context.ts';
import { isPlainName } from '../../schema/plain-name.ts';
import { isNumber } from '../sums/numbers.ts';
import { pathTo } from '../../schema/parent-path.ts';
import { canUseRowNumber, shareOfRow } from '../sums/row-share.ts';
import { countersOf, type Counter } from '../sums/counters.ts';
import { momentOf } from './moment-of-reading.ts';
import { momentOfRow } from './moment-of-row.ts';
import { dayOf } from './spans.ts';
import { wordSet, matcher } from '../../read/words.ts';
import { DATE_TYPES } from '../../schema/types.ts';

const NUMBERS = /^(?:number\.|values$|distribution$|expression$|example\.number$)/;
const USED = wordSet('consumption');
/** Prices and their components. */
const PRICE = matcher('prices of what is read', 'anywhere');
const BILL = wordSet("sum of a meter's bill");
const BOUGHT = wordSet("day of a meter's beginning");

/**
 * Counters that only rise: a vehicle's odometer, a meter's reading, a machine's running hours. A row's reading is a function of the
 * counter's owner and of the row's own time, so that no later row shows less, whatever the order of the rows.
 */
export function readCounters(table: TableView, context: DeriveContext): void {
  const drafts = context.drafts.get(table)!;
  if (!canUseRowNumber(drafts) || drafts.some(({ column }) => column.name === 'today')) return;
  const parents = parentsOf(table, context).map(({ to }) => namesOf(to, context).noun);
  const readings = drafts
    .filter((draft) => isNumber(draft) && NUMBERS.test(draft.kind))
    .flatMap((draft) => countersOf(draft, namesOf(table, context), parents));
  for (const { draft, counter, at } of readings) {
    // At the end of a trip, the distance decides.
    if (counter.hasWay && at === 'end' && readings.some((other) => other.at === 'start')) continue;
    if (!isFree(draft.column, table, context, 'or in an order') || !hasRoom(draft, counter)) continue;
    const link = ownerOf(counter, draft, table, context);
    const path = link && pathTo(link, table, context);
    if (!link || path === null) continue;
    const day = momentOf(at, draft, drafts);
    // What is read several times a day goes up within it.
    const row = at === null ? momentOfRow(drafts) : undefined;
    const order = row && day === dayOf(row) ? row : undefined;
    const isAtTime = order !== undefined && order.column.type.base !== 'date' && order.kind === 'date.created';
    const moment = isAtTime ? order.column.name : day;
    if (moment === null || moment === '') continue;
    const expression = `round(${reached(counter, { link, path: path!, moment, isAtTime }, draft, context)}, ${digitsOf(draft)})`;
    const { nullRate } = draft;
    compute(draft, 'expression', { expression }, `a counter that goes up with the time of the row`, 'relation');
    edit(draft, { nullRate });
    if (order && nullRate === undefined) takeDifference(draft, link, order, table, context);
  }
  const [before, after] = (['start', 'end'] as const).map((end) => readings.find(({ draft, at }) => at === end && draft.because.code === 'relation')?.draft);
  const used = before && after ? drafts.find((each) => isNumber(each) && USED.has(each.words.join(' '))) : undefined;
  if (!before || !after || !used || !isFree(used.column, table, context) || ![before, after].every((each) => isThere(each, used))) return;
  compute(used, 'expression', { expression: `${after.column.name} - ${before.column.name}` }, `${after.column.name} less ${before.column.name}`);
  const prices = drafts.filter((each) => isNumber(each) && PRICE.test(each.words.join(' ')));
  const [bill] = prices;
  if (prices.length !== 1 || !BILL.has(bill!.words.join(' ')) || !isOpen(bill!, table, context) || !isThere(used, bill!)) return;
  compute(bill!, 'expression', { expression: `round(${used.column.name} * 0.28 + 6.5 + 4 * ${shareOfRow(bill!, drafts)}, 2)` }, `by ${used.column.name}`);
}

/** What came in since the reading before: nothing is known of it at the first. */
function takeDifference(reading: Draft, link: Link, order: Draft, table: TableView, context: DeriveContext): void {
  const [by] = link.columns;
  const names = (each: Draft): string => each.words.join(' ');
  const difference = context.drafts.get(table)!.find((each) => each !== reading && isNumber(each) && (USED.has(names(each)) || DIFFERENCE.has(names(each))));
  if (!difference || !isOpen(difference, table, context) || !isRequired(link) || link.columns.length !== 1 || !isPlainName(by!)) return;
  const left = `previous(${by}, ${reading.column.name}, ${order.column.name})`;
  const expression = `${reading.column.name} - ${difference.column.notNull ? `coalesce(${left}, ${reading.column.name})` : left}`;
  compute(difference, 'expression', { expression: `round(${expression}, ${digitsOf(reading)})` }, `${reading.column.name} less the one before it`, 'relation');
}
const DIFFERENCE = wordSet('differences to the reading before');

/**
 * The parent that has the counter: one of the counter's owners by its noun, otherwise the only one where the counter
 * says so.
 */
function ownerOf(counter: Counter, draft: Draft, table: TableView, context: DeriveContext): Link | undefined {
  const links = parentsOf(table, context).filter(
    (link) => !draft.column.notNull || !(context.relations.all.find((each) => each.link === link)!.relation.nullShare ?? 0),
  );
  return links.find((link) => counter.owners.has(namesOf(link.to, context).noun)) ?? (counter.anyOwner && links.length === 1 ? links[0] : undefined);
}

/** `isAtTime`: the moment is a time, not a day. */
type Owner = { readonly link: Link; readonly path: string; readonly moment: string; readonly isAtTime: boolean };

/** The counter's value at the moment: the owner's current one, or a daily rate of its own, times the elapsed share of time. */
function reached(counter: Counter, { link, path, moment, isAtTime }: Owner, draft: Draft, context: DeriveContext): string {
  const parents = context.drafts.get(link.to)!;
  const share = (salt: number) => `((${path}.row * 7919 + ${salt}) % 997 / 997.0)`;
  const there = (each: Draft) => isPlainName(each.column.name) && isAlwaysThere(link, each, { ...draft.column, notNull: true }, context);
  const today = parents.find((each) => isNumber(each) && counter.today.test(each.words.join(' ')) && there(each));
  const since = parents.find((each) => DATE_TYPES.has(each.column.type.base) && BOUGHT.has(each.words.join(' ')) && there(each));
  const elapsed = (from: string, to: string): string => (isAtTime ? `hoursBetween(${from}, ${to}) / 24.0` : `daysBetween(${from}, ${to})`);
  const begun = since ? elapsed(`${path}.${since.column.name}`, moment) : null;
  const [least, most] = counter.perDay;
  const perDay = `(${least} + ${most - least} * ${share(101)})`;
  if (today) {
    const whole = `${path}.${today.column.name}`;
    const part = since
      ? `greatest(least((${begun} + 30.0) / (greatest(daysBetween(${path}.${since.column.name}, today), 0) + 30), 1.0), 0.01)`
      : `greatest(1 - ${elapsed(moment, 'today')} / 3000.0, 0.05)`;
    return `${whole} * ${part}`;
  }
  const days = begun ? `greatest(${begun} + 200.0, 1.0)` : `greatest(4000.0 - ${elapsed(moment, 'today')}, 1.0)`;
  return `${days} * ${perDay}`;
}

function digitsOf({ column: { type } }: Draft): number {
  return type.base.startsWith('int') ? 0 : Math.min(type.scale ?? 1, 2);
}

/** Whether the type can hold the counter after years. */
function hasRoom({ column: { type } }: Draft, { digits }: Counter): boolean {
  if (type.base === 'int2') return digits <= 4;
  return type.precision === undefined || type.precision - (type.scale ?? 0) >= digits;
}
