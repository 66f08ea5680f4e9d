import type { Distribution } from './protocol.ts';

/** How values of a type are placed on an axis, and how positions are written as values. */
export type Measure = { read(text: string): number; write(value: number): string; readonly whole: boolean };

const BARS = 32;
/** A tail longer than this factor times the range of 99 % of the values is cut, and its bar says so. */
const TAIL = 2.5;

const number = (whole: boolean): Measure => ({
  read: Number,
  write: (value) => (whole ? String(Math.round(value)) : String(Number(value.toPrecision(4)))),
  whole,
});
const MOMENT: Measure = {
  // Postgres writes whole-hour offsets without minutes; a lone date ends the same way.
  read: (text) => Date.parse(text.includes(' ') ? text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00') : text),
  write: (value) => new Date(value).toISOString().slice(0, 10),
  whole: false,
};

export function measureOf(base: string): Measure | null {
  if (/^int[248]$/.test(base)) return number(true);
  if (/^(float[48]|numeric)$/.test(base)) return number(false);
  return /^(date|timestamp|timestamptz)$/.test(base) ? MOMENT : null;
}

/** The axis of the values, cut into bars of equal width. `last`: the largest value, which may be above `high`. */
export type Line = {
  readonly low: number;
  readonly high: number;
  readonly last: number;
  readonly bars: number;
  readonly span: number;
  readonly whole: boolean;
};

/** Counts in bars of equal width; null if all values are equal. */
export function barsOf(values: readonly string[], measure: Measure): Distribution['bars'] {
  const read = values.map(measure.read);
  const line = lineOf(read, measure.whole);
  if (!line) return null;
  const { low, high, last } = line;
  return { low: measure.write(low), high: measure.write(high), counts: countOn(line, read), ...(last > high ? { beyond: measure.write(last) } : {}) };
}

/** The range of values without a long tail; null if all values are equal. */
export function lineOf(values: readonly number[], whole: boolean): Line | null {
  const sorted = Float64Array.from(values.filter(Number.isFinite)).sort();
  const low = sorted[0];
  const last = sorted.at(-1);
  if (low === undefined || last === undefined || low === last) return null;
  const most = sorted[Math.floor(sorted.length * 0.99)]!;
  const cut = last - low > (most - low) * TAIL && most > low;
  const high = cut ? most : last;
  // Few integers get a bar each.
  const span = whole ? high - low + 1 : high - low;
  return { low, high, last, bars: whole ? Math.min(BARS, span) : BARS, span, whole };
}

/** The number of values in each bar. Values outside the axis count for the bar at that end. */
export function countOn({ low, bars, span, whole }: Line, values: readonly number[]): number[] {
  const counts = Array.from({ length: bars }, () => 0);
  for (const value of values) if (Number.isFinite(value)) counts[Math.max(0, Math.min(bars - 1, Math.floor(((value - low) / span) * bars)))]!++;
  if (whole) evenOut(counts, span);
  return counts;
}

/**
 * With 280 integers in 32 bars, some bars cover nine integers and some eight. Scales counts to the mean; otherwise a flat distribution
 * would look like a comb.
 */
function evenOut(counts: number[], span: number): void {
  const mean = span / counts.length;
  for (let i = 0; i < counts.length; i++) {
    const held = Math.ceil(((i + 1) * span) / counts.length) - Math.ceil((i * span) / counts.length);
    counts[i] = counts[i]! * (mean / Math.max(1, held));
  }
}
