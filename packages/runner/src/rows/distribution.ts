import type { Distribution } from '@seedbed/contract';
import { BATCH_ROWS, openReader, textRow, type Plan } from '@seedbed/engine';

const BARS = 32;
const TOP = 20;
/**
 * Minimum number of rows sampled for the length of values, and maximum characters in memory: longer values mean fewer
 * rows.
 */
const FEW = 4;
const MAX_CHARACTERS = 16 * 1024 * 1024;

/** Distribution of a column's values: all rows of a small table, else `sample` rows spread evenly over it. Throws Problem `not-found`. */
export function distributionOf(plan: Plan, table: string, column: string, sample: number = 2_000): Distribution {
  const found = plan.table(table);
  const planned = found.column(column);
  const texts = sampleTexts(plan, found.name, column, found.rows, sample);
  const values = texts.filter((text) => text !== null);
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  const top = [...counts].sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1)).slice(0, TOP);
  const histogram = histogramOf(values, measureOf(planned.type.base));
  return {
    table: found.name,
    column: planned.name,
    sampled: texts.length,
    nulls: texts.length - values.length,
    distinct: counts.size,
    ...(histogram && { histogram }),
    top: top.map(([value, count]) => ({ value, count })),
  };
}

function sampleTexts(plan: Plan, table: string, column: string, rows: number, sample: number): (string | null)[] {
  const reader = openReader(plan, table, [column]);
  const read = (count: number, size: number): (string | null)[] => {
    const texts: (string | null)[] = [];
    for (let done = 0; done < count; done += size) {
      const n = Math.min(size, count - done);
      // Multiplies first: a fraction of all rows, times their number, can fall slightly below an integer, and repeat a
      // row.
      const at = Float64Array.from({ length: n }, (_, i) => Math.floor(((done + i) * rows) / count));
      const batch = reader.read({ first: 0, count: n, at });
      for (let row = 0; row < n; row++) texts.push(textRow(batch, row)[0] ?? null);
    }
    return texts;
  };
  const sampled = Math.min(rows, sample);
  const few = read(Math.min(FEW, sampled), FEW);
  const length = few.reduce((sum, text) => sum + (text?.length ?? 0), 0) / Math.max(1, few.length);
  const count = Math.max(few.length, Math.min(sampled, Math.floor(MAX_CHARACTERS / Math.max(1, length))));
  return read(count, Math.min(BATCH_ROWS, Math.max(1, Math.floor(MAX_CHARACTERS / 4 / Math.max(1, length)))));
}

/** Converts texts to numbers and back, for ordered types. */
type Measure = { read(text: string): number; write(value: number): string };

const NUMBER: Measure = { read: Number, write: (value) => String(Number(value.toPrecision(6))) };
const TIMESTAMP: Measure = {
  read: (text) =>
    Date.parse(
      text
        .replace(' ', 'T')
        .replace(/([+-]\d\d)$/, '$1:00')
        .replace(/^(\d{4}-\d\d-\d\d)$/, '$1T00:00Z'),
    ),
  write: (value) =>
    new Date(value)
      .toISOString()
      .slice(0, 19)
      .replace('T', ' ')
      .replace(/ 00:00:00$/, ''),
};

function measureOf(base: string): Measure | undefined {
  if (/^(int[248]|float[48]|numeric)$/.test(base)) return NUMBER;
  return /^(date|timestamp|timestamptz)$/.test(base) ? TIMESTAMP : undefined;
}

function histogramOf(texts: readonly string[], measure: Measure | undefined): Distribution['histogram'] {
  if (!measure) return undefined;
  const values = texts.map(measure.read).filter(Number.isFinite);
  const low = values.reduce((a, b) => Math.min(a, b), Infinity);
  const high = values.reduce((a, b) => Math.max(a, b), -Infinity);
  if (!(low < high)) return undefined;
  const counts = Array.from({ length: BARS }, () => 0);
  for (const value of values) counts[Math.min(BARS - 1, Math.floor(((value - low) / (high - low)) * BARS))]!++;
  const bound = (bar: number): string => measure.write(low + ((high - low) * bar) / BARS);
  return counts.map((count, bar) => ({ from: bound(bar), to: bound(bar + 1), count }));
}
