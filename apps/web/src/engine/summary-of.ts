import type { Plan } from '@seedbed/engine';
import { countOn, lineOf, measureOf, type Measure } from './bars-of.ts';
import { countsOf, sampleOf, topOf } from './distribution-of.ts';
import type { ColumnSummary } from './protocol.ts';

/** Up to so many different values are drawn by how often they come. */
const MAX_CATEGORIES = 24;
/** So many of them have a bar. */
const MAX_SHOWN = 5;
const LENGTH: Measure = { read: (text) => [...text].length, write: String, whole: true };

/**
 * A column in one small picture, from `sample` rows spread evenly over its table: a histogram of numbers, dates and times, the shares of a few values, or
 * the lengths of texts. With `against`, the same picture of the column in another plan: on the same line, of the same values. Null where Postgres makes
 * the column.
 */
export function summaryOf(plan: Plan, against: Plan | null, table: string, column: string, sample: number): ColumnSummary | null {
  const own = readFrom(plan, table, column, sample);
  if (!own) return null;
  const other = against && readFrom(against, table, column, sample);
  const base = plan.table(table).column(column).type.base;
  const few = own.counts.size <= MAX_CATEGORIES && !measureOf(base);
  const numbers = measureOf(base) ?? LENGTH;
  const values = own.values.map(numbers.read);
  const others = other?.values.map(numbers.read) ?? [];
  // Both pictures are on one line, or an outline would say nothing.
  const line = few ? null : lineOf([...values, ...others], numbers.whole);
  const shown = topOf(own.counts, MAX_SHOWN);
  const [top] = shown;
  const ends = endsOf(values);
  return {
    ...factsOf(own),
    picture: few ? 'values' : measureOf(base) ? 'histogram' : 'lengths',
    labels: few ? shown.map(({ value }) => value) : [],
    counts: few ? shown.map(({ count }) => count) : line ? countOn(line, values) : [],
    axis: line && { low: numbers.write(line.low), high: numbers.write(line.high), isCut: line.last > line.high },
    ends: ends && { low: numbers.write(ends[0]), high: numbers.write(ends[1]) },
    top: top && top.count > 1 ? top : null,
    against: against
      ? other && {
          ...factsOf(other),
          counts: few ? shown.map(({ value }) => other.counts.get(value) ?? 0) : line ? countOn(line, others) : [],
        }
      : undefined,
  };
}

type Read = { readonly sampled: number; readonly values: readonly string[]; readonly counts: ReadonlyMap<string, number> };

/** Null where the plan has no such column, or Postgres makes it. */
function readFrom(plan: Plan, table: string, column: string, sample: number): Read | null {
  const planned = plan.tables.find(({ name }) => name === table);
  if (!planned || planned.omitted.includes(column) || !planned.columns.some(({ name }) => name === column)) return null;
  const { sampled, values } = sampleOf(plan, table, column, sample);
  return { sampled, values, counts: countsOf(values) };
}

function factsOf({ sampled, values, counts }: Read): { sampled: number; nulls: number; distinct: number } {
  return { sampled, nulls: sampled - values.length, distinct: counts.size };
}

function endsOf(values: readonly number[]): readonly [number, number] | null {
  let [low, high] = [Infinity, -Infinity];
  for (const value of values) {
    if (value < low) low = value;
    if (value > high) high = value;
  }
  return low <= high ? [low, high] : null;
}
