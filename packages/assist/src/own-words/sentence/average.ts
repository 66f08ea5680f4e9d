import type { Generator } from '@seedbed/contract';
import { columnsOf } from './columns-of.ts';
import { refusedAsFollowing } from './following.ts';
import { frameOf, waysOf } from './frame.ts';
import { isNumber, mainAmount, stepOf } from './measures.ts';
import { barsOf } from './kept-shape.ts';
import { amountAt } from './numbers.ts';
import { putNumbers } from './put-numbers.ts';
import { reading, type Reading } from './reading.ts';
import { isOwn, tableNamed, type NamedColumn, type Scope } from './scope.ts';
import { wordsOf, type Token } from './tokens.ts';

const IS = '(is|are|be|of|should be|shall be|must be|averages|average|about|around|is about|is around)';
type Kind = 'mean' | 'median' | 'sum';
const FRAMES: readonly (readonly [Kind, ReturnType<typeof frameOf>])[] = [
  ['mean', frameOf(`(the|an)? (average|mean|avg) (of)? {column} ${IS}? {number}`)],
  ['mean', frameOf(`{column} (average|averages|should average|shall average|average at|average out at) {number}`)],
  ['mean', frameOf(`{column} ${IS}? {number} (on average|in average|in the mean|on the average)`)],
  ['mean', frameOf(`{column} (is|are|should be|shall be|must be|cost|costs)? (on average|in average) {number}`)],
  ['median', frameOf(`(the|a)? median (of)? {column} ${IS}? {number}`)],
  ['median', frameOf(`{column} (have|has|with) (a)? median (of)? {number}`)],
  ['sum', frameOf(`(the)? (sum|total|grand total) (of|over) (all|the|all the)? {column} ${IS}? {number}`)],
  ['sum', frameOf(`(all|the|all the)? {column} (add up to|adds up to|sum up to|sums up to|sum to|sums to) {number} (in total|together|altogether)?`)],
  ['sum', frameOf(`(all|the|all the)? {column} (come to|comes to|are|is) {number} (in total|together|altogether)`)],
];
const UNITS =
  /^(?:euros?|eur|dollars?|usd|pounds?|gbp|cents?|francs?|chf|€|\$|£|units?|kg|g|mg|km|m|cm|mm|minutes?|min|hours?|days?|years?|stars?|pieces?|each)$/;

/** `the average amount should be 45`, `median weight 80 kg`, `the sum of all totals is 1,000,000`: all numbers of a column scaled by one factor. */
export function averages(scope: Scope, tokens: readonly Token[]): Reading[] {
  return FRAMES.flatMap(([of, frame]) =>
    [...waysOf(frame, tokens)].flatMap(({ column, number }) => {
      const words = wordsOf(number!);
      const amount = amountAt(words, 0);
      if (!amount || amount.value <= 0 || !words.slice(amount.length).every((word) => UNITS.test(word))) return [];
      const about = columnsOf(scope, column!).filter((one) => isNumber(scope, one.column) && isOwn(scope, one.table, one.column));
      const table = about.length > 0 ? null : tableNamed(scope, wordsOf(column!));
      return (table ? mainAmount(scope, table.table) : about).flatMap((one) => scaledTo(scope, one, of, amount.value));
    }),
  );
}

function scaledTo(scope: Scope, { table, column, score }: NamedColumn, of: Kind, number: number): Reading[] {
  const refused = refusedAsFollowing(table, column);
  if (refused) return [{ statements: [refused], score }];
  const sorted = scope.seen
    .cells(table, column)
    .flatMap((cell) => (cell === null ? [] : [Number(cell)]))
    .toSorted((a, b) => a - b);
  // A sum is an average over as many rows as have a number.
  const rows = Math.round(((scope.seen.rows(table) ?? 0) * sorted.length) / Math.max(1, scope.seen.cells(table, column).length));
  const wanted = of === 'sum' ? number / rows : number;
  const now = of === 'median' ? sorted[(sorted.length - 1) >> 1] : sorted.reduce((sum, one) => sum + one, 0) / sorted.length;
  if (sorted.length < 2 || sorted[0] === sorted.at(-1) || sorted[0]! < 0 || !now || !Number.isFinite(now) || !Number.isFinite(wanted)) return [];
  // Of the bars that make the numbers, whose average is not quite that of the rows.
  const bars = barsOf(sorted);
  const factor = wanted / (of === 'median' ? now : bars.reduce((sum, { from, to }) => sum + (from + to) / 2, 0) / bars.length);
  const moved = sorted.map((one) => Number((one * factor).toFixed(6)));
  const place = `${table.name}.${column.name}`;
  const [min, max] = [Number(column.domain?.min ?? -Infinity), Number(column.domain?.max ?? Infinity)];
  // Beyond its bounds the numbers would pile up, and the average would be another.
  if (moved[0]! < min || moved.at(-1)! > max)
    return [
      {
        statements: [
          {
            cannot: `${place} is bounded: an average of ${shown(wanted)} with the shape that its numbers have now reaches from ${shown(moved[0]!)} to ${shown(moved.at(-1)!)}. Say a range`,
          },
        ],
        score,
      },
    ];
  const generator: Generator = {
    kind: 'distribution',
    parameters: { distribution: 'empirical', min: moved[0], max: moved.at(-1), knots: barsOf(moved), round: stepOf(scope, column) },
  };
  const kept = `all numbers are multiplied by ${shown(factor)} and keep their shape`;
  const note =
    of === 'sum'
      ? `adds up to about ${number.toLocaleString('en-US')} over ${rows.toLocaleString('en-US')} rows: ${kept}`
      : `lies around ${wanted}: ${kept}, and their ${of === 'mean' ? 'average' : 'median'} comes to about ${wanted}`;
  return reading({ table, says: { columns: { [column.name]: { note, ...putNumbers(scope, table, column, generator) } } } }, score);
}

function shown(number: number): string {
  return String(Number(number.toPrecision(3)));
}
