/** To the nearest whole number, halves away from zero, as SQL rounds. */
export function halfUp(value: number): number {
  // 1.005 · 100 is 100.49999…: what is a half but for the last bits counts as one.
  const rounded = Math.floor(Math.abs(value) + 0.5 + 1e-9);
  return value < 0 ? 0 - rounded : rounded;
}
