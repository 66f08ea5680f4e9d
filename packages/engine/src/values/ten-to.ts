const POWERS = Float64Array.from({ length: 309 }, (_, n) => Number(`1e${n}`));

/** 10^n for 0 ≤ n ≤ 308: exact up to 22, the nearest double beyond. */
export function tenTo(n: number): number {
  return POWERS[n]!;
}
