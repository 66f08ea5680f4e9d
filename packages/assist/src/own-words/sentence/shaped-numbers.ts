import type { BlueprintColumn, BlueprintTable } from '@seedbed/contract';
import { columnsOf } from './columns-of.ts';
import { frameOf, waysOf } from './frame.ts';
import { isNumber, mainAmount, stepOf } from './measures.ts';
import { amountAt } from './numbers.ts';
import { reading, type Reading } from './reading.ts';
import { refusedAsFollowing } from './following.ts';
import { putNumbers } from './put-numbers.ts';
import { isOwn, tableNamed, type NamedColumn, type Scope } from './scope.ts';
import { wordsOf, type Token } from './tokens.ts';

const ENDING = frameOf('(all|every|the)? {column} (end|ends|ending|should end|must end) (in|with|on) {ending}');
const ROUNDED = [
  frameOf('(all|the)? {column} (are|is)? (always)? (rounded|round) (to)? (the nearest|multiples of|steps of|full|whole)? {step}'),
  frameOf('(all|the)? {column} (are|is|come|comes)? (always)? (in steps of|multiples of|in multiples of|a multiple of) {step}'),
];
const AROUND = frameOf(
  '(all|the)? {column} (are|is|lie|lies|cost|costs)? (mostly|usually|typically|normally|mainly|always)? (around|about|roughly|near|close to|approximately) {middle}',
);
const WITHIN = frameOf(
  '(all|the)? {column} (are|is|lie|lies|should be|shall be|must be|cost|costs)? (between|from) {low} (and|to) {high} (with|and)? (a|the)? (mostly|usually|typically|normally|mainly)? (around|about|median|median of|near|close to) {middle}',
);
const UNITS = /^(?:euros?|eur|dollars?|usd|pounds?|gbp|cents?|francs?|chf|€|\$|£|units?|each)$/;
/** So many values at most are listed. */
const MAX_VALUES = 500;

/** `prices end in .99`, `amounts are rounded to 5`, `weights are mostly around 20`: how the numbers of a column look. */
export function shapedNumbers(scope: Scope, tokens: readonly Token[]): Reading[] {
  return [
    ...[...waysOf(ENDING, tokens)].flatMap(({ column, ending }) => {
      const end = endingOf(ending!);
      return end === null
        ? []
        : columnsNamedIn(scope, column!).flatMap((one) => moved(scope, one, end.modulo, (value) => Math.floor(value / end.modulo) * end.modulo + end.value));
    }),
    ...ROUNDED.flatMap((frame) => [...waysOf(frame, tokens)]).flatMap(({ column, step }) => {
      const by = numberOf(step!);
      return by === null || by <= 0
        ? []
        : numbersOf(scope, column!).flatMap((one) => moved(scope, one, by, (value) => Math.max(value === 0 ? 0 : 1, Math.round(value / by)) * by));
    }),
    ...[...waysOf(WITHIN, tokens)].flatMap(({ column, low, middle, high }) => {
      const [from, half, to] = [low, middle, high].map((one) => numberOf(one!));
      return from == null || half == null || to == null || !(from < half && half < to)
        ? []
        : columnsNamedIn(scope, column!).flatMap((one) =>
            tokens.some(({ word }) => word === 'median') ? halfBelow(one, from, half, to) : around(scope, one, half, [from, to]),
          );
    }),
    ...[...waysOf(AROUND, tokens)].flatMap(({ column, middle }) => {
      const value = numberOf(middle!);
      // `20 invoices` may be about 20, and a column is about a number.
      return value === null ? [] : columnsNamedIn(scope, column!).flatMap((one) => around(scope, one, value));
    }),
  ];
}

/** `.99`, `0.99`, `99 cents` are 0.99 of each 1; `9` is 9 of each 10. */
function endingOf(tokens: readonly Token[]): { readonly value: number; readonly modulo: number } | null {
  const [first, ...rest] = tokens.map(({ text }) => text.replace(/^[£$€]/, ''));
  const isCents = rest.length === 1 && /^cents?$/i.test(rest[0]!);
  if (first === undefined || (rest.length > 0 && !isCents)) return null;
  const [, decimals] = /^0?[.,](\d{1,2})$/.exec(first) ?? [];
  if (decimals !== undefined && !isCents) return { value: Number(`0.${decimals}`), modulo: 1 };
  if (!/^\d{1,2}$/.test(first)) return null;
  return isCents ? { value: Number(first) / 100, modulo: 1 } : { value: Number(first), modulo: 10 ** first.length };
}

function numberOf(tokens: readonly Token[]): number | null {
  const words = wordsOf(tokens);
  if (words.every((word) => /^(?:numbers?|euros?|dollars?|pounds?|amounts?)$/.test(word))) return 1;
  const amount = amountAt(words, 0);
  return amount && words.slice(amount.length).every((word) => UNITS.test(word)) ? amount.value : null;
}

/** Columns of numbers, or the amount of money of a table. */
function numbersOf(scope: Scope, tokens: readonly Token[]): readonly NamedColumn[] {
  const columns = columnsNamedIn(scope, tokens);
  const table = columns.length > 0 ? null : tableNamed(scope, wordsOf(tokens));
  return table ? mainAmount(scope, table.table) : columns;
}

function columnsNamedIn(scope: Scope, tokens: readonly Token[]): readonly NamedColumn[] {
  return columnsOf(scope, tokens).filter(({ table, column }) => isNumber(scope, column) && isOwn(scope, table, column));
}

/** The current numbers, each moved to the nearest allowed one, with the same frequencies. */
function moved(scope: Scope, { table, column, score }: NamedColumn, step: number, move: (value: number) => number): Reading[] {
  const refused = refusedAsFollowing(table, column);
  if (refused) return [{ statements: [refused], score }];
  const least = stepOf(scope, column);
  if (Math.abs(Math.round(step / least) * least - step) > 1e-9 || isKey(table, column)) return [];
  const counts = new Map<number, number>();
  for (const cell of scope.seen.cells(table, column)) {
    if (cell === null) continue;
    const value = Number((Math.sign(Number(cell)) * move(Math.abs(Number(cell)))).toFixed(6));
    // Skips values that the column cannot hold, and those rounder than possible.
    if (fits(column, value, least)) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  if (counts.size < 1 || counts.size > MAX_VALUES) return [];
  const known = [...counts].toSorted(([a], [b]) => a - b);
  const generator = { kind: 'values', parameters: { values: known.map(([value]) => value), weights: known.map(([, count]) => count) } };
  return reading({ table, says: { columns: { [column.name]: putNumbers(scope, table, column, generator) } } }, score);
}

function fits({ domain }: BlueprintColumn, value: number, least: number): boolean {
  const [min, max] = [Number(domain?.min ?? -Infinity), Number(domain?.max ?? Infinity)];
  return value >= min && value <= max && !(domain?.minExclusive && value === min) && Math.abs(Math.round(value / least) * least - value) < 1e-9;
}

function isKey({ primaryKey = [], uniqueKeys = [] }: BlueprintTable, { name }: BlueprintColumn): boolean {
  return [primaryKey, ...uniqueKeys.map(({ columns }) => columns)].some((key) => key.includes(name));
}

/** Between two ends, half of the rows below the middle. */
function halfBelow({ table, column, score }: NamedColumn, low: number, middle: number, high: number): Reading[] {
  const refused = refusedAsFollowing(table, column);
  return refused ? [{ statements: [refused], score }] : reading({ table, says: { columns: { [column.name]: { low, middle, high } } } }, score);
}

/** A bell around the number: two rows of three within a quarter of it, nearly all within three quarters; never beyond what the column may hold. */
function around(scope: Scope, { table, column, score }: NamedColumn, middle: number, within: readonly [number, number] = [-Infinity, Infinity]): Reading[] {
  const refused = refusedAsFollowing(table, column);
  if (refused) return [{ statements: [refused], score }];
  const [least, most] = [Math.max(within[0], Number(column.domain?.min ?? -Infinity)), Math.min(within[1], Number(column.domain?.max ?? Infinity))];
  if (middle <= 0 || middle < least || middle > most) return [];
  const deviation = Number((middle / 4).toPrecision(4));
  const [min, max] = [Math.max(least, middle - 3 * deviation), Math.min(most, middle + 3 * deviation)].map((one) => Number(one.toPrecision(6)));
  const parameters = { distribution: 'normal', mean: middle, deviation, min, max, round: stepOf(scope, column) };
  return reading({ table, says: { columns: { [column.name]: putNumbers(scope, table, column, { kind: 'distribution', parameters }) } } }, score);
}
