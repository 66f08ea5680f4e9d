const KNOTS = 1024;

/**
 * An inverse distribution function as a table: linear between knots, the first and the last interval refined by tables of
 * their own, so that tails are right (KERNEL 2.2). Sampling is two loads and a multiplication.
 */
export type QuantileTable = {
  /** u in [0, 1). */
  at(u: number): number;
  /** Share of values below x: where to cut for a bound. */
  below(x: number): number;
};

/** `quantile` must not fall; infinite ends are cut at 1e-6 of the probability. */
export function quantileTable(quantile: (u: number) => number): QuantileTable {
  const body = knots(quantile, 0, 1);
  const head = knots(quantile, 0, 1 / KNOTS);
  const tail = knots(quantile, 1 - 1 / KNOTS, 1);
  const at = (u: number): number => {
    const place = u * KNOTS;
    const k = Math.floor(place);
    if (k === 0) return between(head, place * KNOTS);
    if (k >= KNOTS - 1) return between(tail, (place - (KNOTS - 1)) * KNOTS);
    return body[k]! + (body[k + 1]! - body[k]!) * (place - k);
  };
  return { at, below: (x) => search(at, x) };
}

function between(table: Float64Array, place: number): number {
  const k = Math.min(KNOTS - 1, Math.floor(place));
  return table[k]! + (table[k + 1]! - table[k]!) * (place - k);
}

function knots(quantile: (u: number) => number, from: number, to: number): Float64Array {
  const table = new Float64Array(KNOTS + 1);
  for (let k = 0; k <= KNOTS; k++) {
    const u = from + ((to - from) * k) / KNOTS;
    table[k] = quantile(Math.min(1 - 1e-6, Math.max(1e-6, u)));
  }
  return table;
}

function search(at: (u: number) => number, x: number): number {
  let low = 0;
  let high = 1;
  for (let step = 0; step < 40; step++) {
    const middle = (low + high) / 2;
    if (at(middle) < x) low = middle;
    else high = middle;
  }
  return low;
}
