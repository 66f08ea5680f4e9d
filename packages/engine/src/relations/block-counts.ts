import { threefry } from '../random/threefry.ts';
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

/** `order[i]` is the place in the sorted counts that parent i of block `block` is dealt: a permutation of its own for each block. */
export function dealOrder(key0: number, key1: number, block: number, order: Uint8Array): void {
  threefry(key0, key1, block, Math.floor(block / 0x100000000), words);
  const [a, b] = words as unknown as [number, number];
  for (let i = 0; i < BLOCK; i++) {
    let x = (i * (((a << 1) | 1) & 63) + (a >>> 6)) & 63;
    x ^= x >> 3;
    x = (x * (((a >>> 11) | 1) & 63) + (a >>> 18)) & 63;
    x ^= x >> 3;
    x = (x * (((b << 1) | 1) & 63) + (b >>> 6)) & 63;
    order[i] = x ^ (x >> 3);
  }
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
