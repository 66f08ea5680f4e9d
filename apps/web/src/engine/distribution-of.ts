import { openReader, textRow, type Plan } from '@seedbed/engine';
import type { Distribution } from './protocol.ts';

const BARS = 32;
const TOP = 20;
const RUNS = 16;

/**
 * How a column's values lie, from `sample` rows: all of a small table, else sixteen runs of rows spread evenly over it.
 * Numbers, dates and times get bars of equal width; everything has its commonest values.
 */
export function distributionOf(plan: Plan, table: string, column: string, sample: number): Distribution {
  const planned = plan.table(table);
  const values: string[] = [];
  let nulls = 0;
  const reader = openReader(plan, planned, [column]);
  for (const { first, count } of runsOver(planned.rows, sample)) {
    const batch = reader.read({ first, count, at: null });
    for (let i = 0; i < batch.count; i++) {
      const [text] = textRow(batch, i);
      if (text === null || text === undefined) nulls++;
      else values.push(text);
    }
  }
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  const top = [...counts].sort((a, b) => b[1] - a[1]).slice(0, TOP).map(([value, count]) => ({ value, count }));
  const measure = measureOf(planned.column(column).type.base);
  return { sampled: values.length + nulls, nulls, distinct: counts.size, bars: measure && barsOf(values, measure), top };
}

/** Runs of consecutive rows, spread evenly, none twice. */
export function runsOver(rows: number, sample: number): { first: number; count: number }[] {
  if (rows <= sample) return rows === 0 ? [] : [{ first: 0, count: Math.min(rows, 2_048) }, ...(rows > 2_048 ? [{ first: 2_048, count: rows - 2_048 }] : [])];
  const count = Math.max(1, Math.floor(sample / RUNS));
  return Array.from({ length: RUNS }, (_, i) => ({ first: Math.floor((i / RUNS) * (rows - count)), count }));
}

type Measure = { read(text: string): number; write(value: number): string };

const NUMBER: Measure = { read: Number, write: (value) => String(Number(value.toPrecision(6))) };
const MOMENT: Measure = {
  read: (text) => Date.parse(text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00')),
  write: (value) => new Date(value).toISOString().slice(0, 10),
};

function measureOf(base: string): Measure | null {
  if (/^(int[248]|float[48]|numeric)$/.test(base)) return NUMBER;
  return /^(date|timestamp|timestamptz)$/.test(base) ? MOMENT : null;
}

function barsOf(values: readonly string[], measure: Measure): Distribution['bars'] {
  const numbers = values.map(measure.read).filter(Number.isFinite);
  if (numbers.length < 2) return null;
  const low = numbers.reduce((a, b) => Math.min(a, b));
  const high = numbers.reduce((a, b) => Math.max(a, b));
  if (low === high) return null;
  const counts = Array.from({ length: BARS }, () => 0);
  for (const value of numbers) counts[Math.min(BARS - 1, Math.floor(((value - low) / (high - low)) * BARS))]!++;
  return { low: measure.write(low), high: measure.write(high), counts };
}
