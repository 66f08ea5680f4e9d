import { BATCH_ROWS, openReader, textRow, type Plan } from '@seedbed/engine';
import { barsOf, measureOf } from './bars-of.ts';
import type { Distribution } from './protocol.ts';

const TOP = 20;

/**
 * Distribution of a column's values, from `sample` rows: all of a small table, otherwise rows spread evenly over it.
 * Numbers, dates and times get bars of equal width; everything has its most frequent values.
 */
export function distributionOf(plan: Plan, table: string, column: string, sample: number): Distribution {
  const { sampled, values } = sampleOf(plan, table, column, sample);
  const counts = countsOf(values);
  const top = topOf(counts, TOP);
  const measure = measureOf(plan.table(table).column(column).type.base);
  return { sampled, nulls: sampled - values.length, distinct: counts.size, bars: measure && barsOf(values, measure), top };
}

/** Values of a column in rows spread evenly over its table, without NULLs; `sampled` counts those too. */
export function sampleOf(plan: Plan, table: string, column: string, sample: number): { readonly sampled: number; readonly values: readonly string[] } {
  const texts = textsAt(plan, table, column, rowsOver(plan.table(table).rows, sample));
  return { sampled: texts.length, values: texts.filter((text) => text !== null) };
}

/** A column's values in some rows, in their order. */
export function textsAt(plan: Plan, table: string, column: string, rows: Float64Array): (string | null)[] {
  const reader = openReader(plan, plan.table(table), [column]);
  const texts: (string | null)[] = [];
  for (let done = 0; done < rows.length; done += BATCH_ROWS) {
    const at = rows.subarray(done, done + BATCH_ROWS);
    const batch = reader.read({ first: 0, count: at.length, at });
    for (let i = 0; i < batch.count; i++) texts.push(textRow(batch, i)[0] ?? null);
  }
  return texts;
}

/** How often each value occurs. */
export function countsOf(values: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

/** The most frequent values, the most frequent first. */
export function topOf(counts: ReadonlyMap<string, number>, most: number): { value: string; count: number }[] {
  return [...counts]
    .sort((a, b) => b[1] - a[1])
    .slice(0, most)
    .map(([value, count]) => ({ value, count }));
}

/** Row numbers, evenly spread: every row of a small table, otherwise `sample` rows without repeats. */
export function rowsOver(rows: number, sample: number): Float64Array {
  const count = Math.min(rows, sample);
  // The step is a fraction, so that no rhythm of the rows (every tenth, every hundredth) is hit each time.
  return Float64Array.from({ length: count }, (_, i) => (rows <= sample ? i : Math.floor((i / count) * rows)));
}
