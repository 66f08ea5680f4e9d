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
  const round = (rounds ??= makeRounds());
  const first1 = roundAt(a & 31, (a >>> 6) & 63);
  const first2 = roundAt((a >>> 12) & 31, (a >>> 18) & 63);
  const first3 = roundAt(b & 31, (b >>> 6) & 63);
  if (counts instanceof Int32Array && counts.length === BLOCK) return dealWhole(round, first1, first2, first3, counts, start, first, at);
  const size = counts.length;
  const end = at + BLOCK;
  let slots = 0;
  let next = at;
  for (let i = 0; i < BLOCK; i++) {
    const x = round[first3 + round[first2 + round[first1 + i]!]!]!;
    if (x >= size) continue;
    first[next++] = start + slots;
    slots += counts[x]!;
  }
  while (next <= end) first[next++] = start + slots;
}

/** The same where every parent has a count, and all of them are small. */
function dealWhole(
  round: Uint8Array,
  first1: number,
  first2: number,
  first3: number,
  counts: Int32Array,
  start: number,
  first: Float64Array,
  at: number,
): void {
  let slots = 0;
  for (let i = 0; i < BLOCK; i++) {
    first[at + i] = start + slots;
    slots = (slots + counts[round[first3 + round[first2 + round[first1 + i]!]!]!]!) | 0;
  }
  first[at + BLOCK] = start + slots;
}

const words = new Int32Array(2);

/** Three rounds make a permutation of six bits. All rounds y ^ (y >> 3), y = (x · m + c) mod 64, for odd m: a look at a table takes half the time of the steps. Made when first asked for. */
let rounds: Uint8Array | null = null;

/** Where the round of m = 2 · half + 1 and c begins. */
function roundAt(half: number, c: number): number {
  return (half << 12) | (c << 6);
}

function makeRounds(): Uint8Array {
  const table = new Uint8Array(32 * 64 * 64);
  for (let at = 0; at < table.length; at++) {
    const y = ((at & 63) * (2 * (at >> 12) + 1) + ((at >> 6) & 63)) & 63;
    table[at] = y ^ (y >> 3);
  }
  return table;
}

function round(count: number): number {
  return Math.floor(count + 0.5);
}

function sumOf(counts: Float64Array): number {
  let sum = 0;
  for (const count of counts) sum += count;
  return sum;
}
