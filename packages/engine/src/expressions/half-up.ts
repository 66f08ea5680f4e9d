/** To the nearest whole number, halves away from zero, as SQL rounds. */
export function halfUp(value: number): number {
  // 1.005 · 100 is 100.49999…: a number that misses a half only in its last bits counts as a half.
  const rounded = Math.floor(Math.abs(value) + 0.5 + 1e-9);
  return value < 0 ? 0 - rounded : rounded;
}

/**
 * `halfUp` for numbers of any size: the double 113240.93 · 32.5 · 100 misses a half by more than the tolerance of
 * `halfUp`.
 */
export function halfUpOfAny(value: number): number {
  const rounded = Math.floor(Math.abs(value) * (1 + 4 * Number.EPSILON) + 0.5 + 1e-9);
  return value < 0 ? 0 - rounded : rounded;
}
