import { threefry } from '../random/threefry.ts';
import { TWO_32 } from '../values/powers.ts';
import type { CountQuantile } from './quantiles.ts';

/** Parents in a block: enough that a block follows its fan-out closely, few enough to add up at each random access. */
export const BLOCK = 64;

/**
 * Rising counts of `size` parents: the fan-out at the middles of `size` equal shares. They sum to `total` where one is given:
 * scaled if the fan-out is far from it, and set right by ones from the largest downwards.
 */
export function stratifiedCounts(quantile: CountQuantile, size: number, total?: number): Float64Array {
  const wanted = Float64Array.from({ length: size }, (_, j) => quantile.at((j + 0.5) / size));
  const mass = sumOf(wanted);
  if (total === undefined) return wanted.map(round);
  const far = Math.abs(mass - total) > size / 2;
  const scale = mass === 0 ? 0 : total / mass;
  const counts = wanted.map((count) => round(far ? count * scale : count));
  let missing = total - sumOf(counts);
  if (mass === 0 && missing >= size) {
    const each = Math.floor(missing / size);
    counts.fill(each);
    missing -= each * size;
  }
  while (missing !== 0) {
    for (let j = size - 1; j >= 0 && missing !== 0; j--) {
      if (missing > 0) {
        counts[j]!++;
        missing--;
      } else if (counts[j]! > 0) {
        counts[j]!--;
        missing++;
      }
    }
  }
  return counts;
}

/** Counts as small integers where they can be: adding them up is then a third of the time. */
export type BlockCounts = Int32Array | Float64Array;

export function packCounts(counts: Float64Array): BlockCounts {
  return sumOf(counts) <= 0x7fffffff ? Int32Array.from(counts) : counts;
}

/**
 * Deals sorted counts to the parents of a block, in an order that is the block's own: `first[at + i]` becomes the first slot of
 * parent i, counted from `start`; the entries up to `at + BLOCK` the end. Fewer counts than parents leave the last without.
 */
export function dealBlock(key: readonly [number, number], block: number, counts: BlockCounts, start: number, first: Float64Array, at: number): void {
  threefry(key[0], key[1], block, Math.floor(block / TWO_32), words);
  const a = words[0]!;
  const b = words[1]!;
  const m1 = ((a << 1) | 1) & 63,
    m2 = ((a >>> 11) | 1) & 63,
    m3 = ((b << 1) | 1) & 63;
  const c1 = (a >>> 6) & 63,
    c2 = (a >>> 18) & 63,
    c3 = (b >>> 6) & 63;
  const size = counts.length;
  const end = at + BLOCK;
  let slots = 0;
  let next = at;
  for (let i = 0; i < BLOCK; i++) {
    // Three rounds of a permutation of six bits.
    let x = (i * m1 + c1) & 63;
    x ^= x >> 3;
    x = (x * m2 + c2) & 63;
    x ^= x >> 3;
    x = (x * m3 + c3) & 63;
    x ^= x >> 3;
    if (x >= size) continue;
    first[next++] = start + slots;
    slots += counts[x]!;
  }
  while (next <= end) first[next++] = start + slots;
}

const words = new Int32Array(2);

function round(count: number): number {
  return Math.floor(count + 0.5);
}

function sumOf(counts: Float64Array): number {
  let sum = 0;
  for (const count of counts) sum += count;
  return sum;
}
