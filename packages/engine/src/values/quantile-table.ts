/**
 * A distribution as equally likely steps: the inverse of its distribution function at 2,048 knots, linear between them,
 * with the first and the last step divided into 2,048 again for the tails. One lookup and one product per value.
 */
type QuantileTable = { readonly knots: Float64Array; readonly head: Float64Array; readonly tail: Float64Array };

const STEPS = 2048;

/** `quantile(u)` increases over 0 < u < 1; it is never called at 0 or 1, where it may be infinite. */
export function quantileTable(quantile: (u: number) => number): QuantileTable {
  const ends = 0.5 / (STEPS * STEPS);
  const at = (u: number) => quantile(Math.min(1 - ends, Math.max(ends, u)));
  const steps = (from: number, width: number) => Float64Array.from({ length: STEPS + 1 }, (_, i) => at(from + (width * i) / STEPS));
  return { knots: steps(0, 1), head: steps(0, 1 / STEPS), tail: steps(1 - 1 / STEPS, 1 / STEPS) };
}

/** The value at u, 0 ≤ u < 1. */
export function quantileAt({ knots, head, tail }: QuantileTable, u: number): number {
  let place = u * STEPS;
  let step = place | 0;
  let table = knots;
  if (step === 0 || step === STEPS - 1) {
    table = step === 0 ? head : tail;
    place = (place - step) * STEPS;
    step = place | 0;
  }
  const low = table[step]!;
  return low + (table[step + 1]! - low) * (place - step);
}
