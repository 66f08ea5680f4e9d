import { log, pow } from './log-exp.ts';

/** The largest exponent by which the shares of rare values fall. */
const STEEPEST = 8;

/** How the shares fall from rank `from` on (1 is the first): `last * (from / rank) ** exponent`, times what brings their sum to `rest`. */
export type Tail = { readonly from: number; readonly last: number; readonly exponent: number; readonly rest: number };

/**
 * Shares of `count` values: the stated ones, then those that fall by a power of the rank from the last stated one on, so that they come to the rest. A rest too large
 * for that is spread evenly.
 */
export function sharesByRank(stated: readonly number[], count: number): Float64Array {
  const shares = Float64Array.from({ length: count }, (_, rank) => stated[rank] ?? 0);
  const tail = tailByRank(stated, count);
  if (!tail) return shares;
  const { from, last, exponent, rest } = tail;
  let sum = 0;
  for (let rank = from - 1; rank < count; rank++) sum += shares[rank] = last * pow(from / (rank + 1), exponent);
  for (let rank = from - 1; rank < count; rank++) shares[rank]! *= rest / sum;
  return shares;
}

/** The law of the shares that are not stated; undefined where nothing is left for them. */
export function tailByRank(stated: readonly number[], count: number): Tail | undefined {
  const known = Math.min(stated.length, count);
  const rest = 1 - stated.slice(0, known).reduce((sum, share) => sum + share, 0);
  if (known === count || rest <= 0) return undefined;
  const last = known === 0 ? 1 : stated[known - 1]!;
  const from = known + 1;
  let [low, high] = [0, STEEPEST];
  for (let step = 0; step < 40; step++) {
    const middle = (low + high) / 2;
    if (last * powerSum(from, count - known, middle) > rest) low = middle;
    else high = middle;
  }
  return { from, last, exponent: low, rest };
}

/** About the sum of (from / (from + i))^exponent over `count` ranks: its integral, from half a rank before the first to half a rank before the one after the last. */
function powerSum(from: number, count: number, exponent: number): number {
  const [low, high] = [1 - 0.5 / from, 1 + (count - 0.5) / from];
  if (Math.abs(exponent - 1) < 1e-6) return from * (log(high) - log(low));
  return (from * (pow(high, 1 - exponent) - pow(low, 1 - exponent))) / (1 - exponent);
}
