/** To the nearest whole number, halves away from zero, as SQL rounds. */
export function halfUp(value: number): number {
  // 1.005 · 100 is 100.49999…: a half that is off in the last bits only counts as a half.
  const rounded = Math.floor(Math.abs(value) + 0.5 + 1e-9);
  return value < 0 ? 0 - rounded : rounded;
}

/** The same for numbers of any size: 113240.93 · 32.5 · 100 is a half that a double is short of by more than what `halfUp` allows. */
export function halfUpOfAny(value: number): number {
  const rounded = Math.floor(Math.abs(value) * (1 + 4 * Number.EPSILON) + 0.5 + 1e-9);
  return value < 0 ? 0 - rounded : rounded;
}
