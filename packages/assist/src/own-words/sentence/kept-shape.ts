import type { Generator } from '@seedbed/contract';

/** Numbers as the rows have them now, put between two bounds. */
export type KeptShape = {
  readonly generator: Generator;
  /** What was done, for readers. */
  readonly note: string;
};

/** A few distinct numbers (stars, doses) stay unchanged, with the same relative frequencies. */
const MAX_LISTED = 16;
/** The number of bars of a stored shape, each with equally many rows. */
const BARS = 48;
/** With a smaller part of the rows within the bounds, all of them are scaled instead. */
const MIN_WITHIN = 0.25;
/** Rows above this quantile do not affect the scale: one outlier would move all others to the lower bound. */
const SCALE_QUANTILE = 0.99;

/** The distribution of numbers within bounds: what lies between them is kept as it is, or all are scaled where little does. Null without numbers that differ. */
export function keptShape(numbers: readonly number[], low: number, high: number, step: number): KeptShape | null {
  const sorted = numbers.toSorted((a, b) => a - b);
  const inside = sorted.filter((number) => number >= low && number <= high);
  const isCut = inside.length >= Math.max(2, MIN_WITHIN * sorted.length) && inside[0] !== inside.at(-1);
  const kept = isCut ? inside : scaled(sorted.slice(0, Math.max(2, Math.ceil(SCALE_QUANTILE * sorted.length))), low, high, step);
  if (!kept) return null;
  const median = String(Number(kept[(kept.length - 1) >> 1]!.toFixed(2)));
  const note = `lies between ${low} and ${high}: ${isCut ? 'what lies there now keeps its shape' : 'all numbers are scaled into it and keep their shape'}, half of the rows up to ${median}`;
  const counts = Map.groupBy(kept, (number) => number);
  if (counts.size <= MAX_LISTED && (isCut || step === 1)) {
    const values = [...counts.keys()];
    return { note, generator: { kind: 'values', parameters: { values, weights: values.map((value) => counts.get(value)!.length) } } };
  }
  return { note, generator: { kind: 'distribution', parameters: { distribution: 'empirical', min: low, max: high, knots: barsOf(kept), round: step } } };
}

/** Moved and stretched, so that the lowest and the highest lie on the bounds. */
function scaled(sorted: readonly number[], low: number, high: number, step: number): readonly number[] | null {
  const [first = 0, last = 0] = [sorted[0], sorted.at(-1)];
  if (!(last > first) || !(high > low)) return null;
  const part = (number: number): number => (number - first) / (last - first);
  const bent = bendOf(part(sorted[(sorted.length - 1) >> 1]!));
  return sorted.map((number) => {
    const moved = low + bent(part(number)) * (high - low);
    return Math.min(high, Math.max(low, Number((Math.round(moved / step) * step).toFixed(6))));
  });
}

/** With a few very large numbers, half of the rows would crowd at the lower end: the middle stays this far from it. */
const MIN_MIDDLE = 0.15;

/** From 0 and 1 to themselves, with the middle away from both ends. */
function bendOf(middle: number): (part: number) => number {
  if (middle > 0 && middle < MIN_MIDDLE) {
    const power = Math.log(MIN_MIDDLE) / Math.log(middle);
    return (part) => part ** power;
  }
  if (middle < 1 && middle > 1 - MIN_MIDDLE) {
    const mirrored = bendOf(1 - middle);
    return (part) => 1 - mirrored(1 - part);
  }
  return (part) => part;
}

/** Bars between numbers of equal rank, so that half of the rows stay below the median. */
export function barsOf(sorted: readonly number[]): { readonly from: number; readonly to: number; readonly weight: number }[] {
  const bars = Math.min(BARS, sorted.length - 1);
  const at = (i: number): number => sorted[Math.round((i / bars) * (sorted.length - 1))]!;
  return Array.from({ length: bars }, (_, i) => ({ from: at(i), to: at(i + 1), weight: 1 }));
}
