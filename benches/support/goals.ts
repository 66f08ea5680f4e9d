import type { Calibration } from './calibration.ts';

/** The least that a table and format must reach (the kernel's design, part 9): MB/s, or million rows a second. */
export const GOALS: Readonly<Record<string, { readonly MBs?: number; readonly millionRows?: number }>> = {
  'users copy-text': { MBs: 430, millionRows: 4 },
  'orders copy-text': { MBs: 370, millionRows: 6 },
  'users copy-binary': { MBs: 430, millionRows: 4 },
  'orders copy-binary': { MBs: 560, millionRows: 8.5 },
  'users csv': { MBs: 430 },
  'orders csv': { MBs: 370 },
  'users ndjson': { MBs: 650 },
  'orders ndjson': { MBs: 650 },
  'users sql-insert': { MBs: 400 },
  'orders sql-insert': { MBs: 400 },
  'users parquet': { millionRows: 4 },
  // Four times the value at the time this case was added.
  'orders inferred csv': { MBs: 200 },
};

/** Hash fill on the machine where the goals were set, in ns for 64 bits: slower machines are judged in proportion. */
export const GOAL_HASH_NS = 3.5;

/**
 * A figure next to its goal. `scaled` is the figure as if the calibration loop were as fast here as where the goals
 * were set.
 */
export type Compared = {
  readonly name: string;
  readonly unit: string;
  readonly asked: number;
  readonly reached: number;
  readonly scaled: number;
  readonly met: boolean;
};

/** Times must be at most the goal, speeds at least; a faster machine is not judged more strictly. */
export function compared(name: string, unit: string, reached: number, requested: number, { hashNs }: Calibration): Compared {
  const slowness = Math.max(1, hashNs / GOAL_HASH_NS);
  const isTime = unit === 'µs' || unit === 'ms';
  const scaled = isTime ? reached / slowness : reached * slowness;
  return { name, unit, asked: requested, reached, scaled, met: isTime ? scaled <= requested : scaled >= requested };
}
