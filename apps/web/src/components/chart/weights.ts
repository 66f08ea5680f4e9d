/** Room above the highest bar, so that it can be dragged up. */
const HEADROOM = 1.25;

/** The value of a bar at full height. */
export function topOf(values: readonly number[]): number {
  const most = Math.max(0, ...values);
  return most > 0 ? most * HEADROOM : 1;
}

/** The weight at a height of the bar, as a whole number of steps. `at`: from 0 at the bottom to 1 at the top. */
export function weightAt(at: number, top: number, step: number): number {
  return inSteps(Math.max(0, at) * top, step);
}

/** A pointer over bars: which bar it is on, and how high, from 0 at the bottom to 1 at the top. */
export type PointOnBars = { readonly bar: number; readonly at: number };

/**
 * The bars between two pointer positions, each with the height of the line between them, so that a fast drag skips
 * none.
 */
export function paintedBetween(from: PointOnBars, to: PointOnBars): PointOnBars[] {
  const bars = to.bar - from.bar;
  if (bars === 0) return [to];
  const by = Math.sign(bars);
  return Array.from({ length: Math.abs(bars) }, (_, i) => ({ bar: from.bar + by * (i + 1), at: from.at + ((to.at - from.at) * (i + 1)) / Math.abs(bars) }));
}

/** The weight after a key press; null for keys that do not move bars. Shift takes ten steps. */
export function weightByKey(key: string, shift: boolean, value: number, step: number): number | null {
  if (key === 'Home') return 0;
  const by = new Map([
    ['ArrowUp', 1],
    ['ArrowDown', -1],
    ['PageUp', 10],
    ['PageDown', -10],
  ]).get(key);
  return by === undefined ? null : inSteps(Math.max(0, value + by * step * (shift ? 10 : 1)), step);
}

function inSteps(value: number, step: number): number {
  return Number((Math.round(value / step) * step).toPrecision(9));
}
