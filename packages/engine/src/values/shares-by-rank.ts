import { pow } from './log-exp.ts';

/** The largest exponent by which the shares of rare values fall. */
const STEEPEST = 8;

/**
 * Shares of `count` values: the stated ones, then those that fall by a power of the rank from the last stated one on, so that they come to the rest. A rest too large
 * for that is spread evenly.
 */
export function sharesByRank(stated: readonly number[], count: number): Float64Array {
  const shares = Float64Array.from({ length: count }, (_, rank) => stated[rank] ?? 0);
  const known = Math.min(stated.length, count);
  const rest = 1 - stated.slice(0, known).reduce((sum, share) => sum + share, 0);
  if (known === count || rest <= 0) return shares;
  const last = known === 0 ? 1 : stated[known - 1]!;
  const tail = (exponent: number): Float64Array => Float64Array.from({ length: count - known }, (_, i) => last * pow((known + 1) / (known + 1 + i), exponent));
  const sumOf = (all: Float64Array): number => all.reduce((sum, share) => sum + share, 0);
  let [low, high] = [0, STEEPEST];
  for (let step = 0; step < 40; step++) {
    const middle = (low + high) / 2;
    if (sumOf(tail(middle)) > rest) low = middle;
    else high = middle;
  }
  const found = tail(low);
  const scale = rest / sumOf(found);
  found.forEach((share, i) => (shares[known + i] = share * scale));
  return shares;
}
