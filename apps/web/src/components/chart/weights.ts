/** Room above the highest bar, so that it can be dragged up. */
const ROOM = 1.25;

/** What the full height of bars stands for. */
export function topOf(values: readonly number[]): number {
  const most = Math.max(0, ...values);
  return most > 0 ? most * ROOM : 1;
}

/** The weight at a height of the bar, as a whole number of steps. `at`: from 0 at the bottom to 1 at the top. */
export function weightAt(at: number, top: number, step: number): number {
  return inSteps(Math.max(0, at) * top, step);
}

/** The weight that a key leads to; null for keys that do not move bars. Shift takes ten steps. */
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
