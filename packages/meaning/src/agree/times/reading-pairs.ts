import { ownMember } from '@seedbed/contract';
import { edit, type Draft } from '../../edits/draft.ts';
import type { TableView } from '../../schema/schema-view.ts';
import { momentsOf } from './beginning-and-end.ts';
import { compute, isComputed, isFree, withoutDomains, type DeriveContext } from '../context.ts';
import { isNumber } from '../sums/numbers.ts';
import { canUseRowNumber, shareOfRow } from '../sums/row-share.ts';
import { wordSet } from '../../read/words.ts';

/** What is read at the end, by the word for its beginning. */
const END_WORDS_BY_START: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  [
    ['start', 'stop end finish'],
    ['begin', 'end stop finish'],
    ['opening', 'closing'],
    ['initial', 'final'],
  ].map(([start, ends]) => [start!, new Set(ends!.split(' '))]),
);
/** Numbers that only increase, even without a CHECK. */
const RISES = wordSet('counters that rise');
/** Minimum and maximum of an hour, by the unit that the name ends with. */
const PER_HOUR: ReadonlyMap<string, readonly [least: number, most: number]> = new Map([
  ['wh', [3000, 30_000]],
  ['kwh', [3, 30]],
  ['km', [20, 60]],
  ['kilometer', [20, 60]],
  ['mileage', [15, 50]],
  ['odometer', [15, 50]],
  ['mile', [12, 40]],
  ['mi', [12, 40]],
]);
/** Without a unit or a time: the rise as a fraction of a usual reading. */
const DEFAULT_RISE: readonly [least: number, most: number] = [0.01, 0.09];
const USUAL = 100;

/** A number at the beginning of a row and the same at its end; `stem` is what both names say. */
export type ReadingPair = {
  readonly start: Draft;
  readonly end: Draft;
  readonly stem: readonly string[];
  readonly most: number | undefined;
  /** What an hour adds, where it is known. */
  readonly perHour: readonly [least: number, most: number] | undefined;
};

/**
 * The reading at the end of a row follows the one at its beginning: `meter_stop` is `meter_start` and what came in
 * between, by the time that the row took if that is known. It is there exactly where the row has ended.
 */
export function pairReadings(table: TableView, context: DeriveContext): void {
  const drafts = context.drafts.get(table)!;
  if (!canUseRowNumber(drafts)) return;
  for (const pair of readingPairsOf(table, context)) {
    const { start, end, most } = pair;
    if (isComputed(end) || (start.nullRate !== undefined && end.column.notNull) || !isBoundBy(end, start, table, context)) continue;
    const moments = momentsOf(drafts);
    if (end.kind === 'number.above' && !moments) continue;
    const digits = end.column.type.base.startsWith('int') ? 0 : Math.min(end.column.type.scale ?? 2, 3);
    const share = shareOfRow(end, drafts);
    const { name } = start.column;
    const reached = most === undefined ? `${name} + ${addedTo(pair, moments, share)}` : `${name} + (${most} - ${name}) * (0.15 + 0.8 * ${share})`;
    const value = `round(${reached}, ${digits})`;
    const isOpenEnded = moments !== null && !moments.end.column.notNull && !end.column.notNull;
    const expression = isOpenEnded ? `${moments.end.column.name} == null ? null : ${value}` : value;
    const { nullRate } = end;
    compute(end, 'expression', { expression }, `${name} and what came in between`);
    // What was read at the beginning may be missing as well; a row that has ended has both.
    if (!isOpenEnded) edit(end, { nullRate });
  }
}

function addedTo({ start, end, perHour }: ReadingPair, moments: ReturnType<typeof momentsOf>, share: string): string {
  if (perHour && moments && (moments.end.column.notNull || !end.column.notNull)) {
    const [least, most] = perHour;
    return `hoursBetween(${moments.start.column.name}, ${moments.end.column.name}) * (${least} + ${most - least} * ${share})`;
  }
  const { median, mean } = start.parameters as { median?: unknown; mean?: unknown };
  const usual = [median, mean].find((each) => typeof each === 'number') ?? USUAL;
  return `${usual} * (${DEFAULT_RISE[0]} + ${DEFAULT_RISE[1] - DEFAULT_RISE[0]} * ${share})`;
}

/** The pairs of a table whose second number is never below the first, because of a CHECK or of its meaning. */
export function readingPairsOf(table: TableView, context: DeriveContext): ReadingPair[] {
  const numbers = context.drafts.get(table)!.filter(isNumber);
  return numbers.flatMap((start) => {
    const at = start.words.findIndex((word) => END_WORDS_BY_START.has(word));
    if (at < 0) return [];
    const stem = start.words.toSpliced(at, 1);
    const isEnd = ({ words, column }: Draft): boolean =>
      column.type.base === start.column.type.base &&
      words.length === start.words.length &&
      words.some((word, i) => END_WORDS_BY_START.get(start.words[at]!)!.has(word) && words.toSpliced(i, 1).join(' ') === stem.join(' '));
    const end = numbers.find((each) => each !== start && isEnd(each));
    if (!end || stem.length === 0 || !(stem.some((word) => RISES.has(word)) || isOrdered(start, end, table, context))) return [];
    const { max } = ownMember(context.bounds.tables.get(table.name)!.domains, end.column.name) ?? {};
    return [{ start, end, stem, most: max === undefined ? undefined : Number(max), perHour: PER_HOUR.get(stem.at(-1)!) }];
  });
}

function isOrdered(start: Draft, end: Draft, table: TableView, { bounds }: DeriveContext): boolean {
  const orders = bounds.tables.get(table.name)!.groups.flatMap(({ order = [], variants = [] }) => [...order, ...variants.flatMap((each) => each.order ?? [])]);
  return orders.some(
    ({ terms, operator }) =>
      (operator === '<=' || operator === '<') &&
      terms.length === 2 &&
      terms.some(({ column, coefficient }) => column === start.column.name && coefficient > 0) &&
      terms.some(({ column, coefficient }) => column === end.column.name && coefficient < 0),
  );
}

/** Whether bounds of the end are met by what is at the beginning, and only orders bind it besides. */
function isBoundBy(end: Draft, start: Draft, table: TableView, context: DeriveContext): boolean {
  const { domains } = context.bounds.tables.get(table.name)!;
  const { min = -Infinity, max = Infinity, ...others } = ownMember(domains, end.column.name) ?? {};
  const first = ownMember(domains, start.column.name);
  return (
    Object.keys(others).length === 0 &&
    Number(first?.min ?? 0) >= Number(min) &&
    (max === Infinity || Number(first?.max ?? Infinity) <= Number(max)) &&
    isFree(end.column, table, withoutDomains(context, table), 'or in an order')
  );
}
