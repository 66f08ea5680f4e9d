import { lender } from '../columns/scratch.ts';
import { threefry } from '../random/threefry.ts';
import { TWO_32 } from '../values/powers.ts';
import type { CountQuantile } from './quantiles.ts';

/** Parents in a block: enough that a block follows its fan-out closely, few enough to add up at each random access. */
export const BLOCK = 64;

/**
 * Ascending counts of `size` parents: the fan-out at the midpoints of `size` equal shares. With `total` they add up to
 * it: scaled if the fan-out differs much, and corrected by ones from the largest downwards.
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

/** Counts as small integers if possible: adding them up then takes a third of the time. */
export type BlockCounts = Int32Array | Float64Array;

export function packCounts(counts: Float64Array): BlockCounts {
  return sumOf(counts) <= 0x7fffffff ? Int32Array.from(counts) : counts;
}

/** The slots to assign, see `dealBlock`. */
type Slots = { readonly first: Float64Array; readonly at: number; readonly from: number; readonly to: number; readonly slot: number };

/**
 * Assigns sorted counts to the parents of a block, in an order specific to the block: `first[at + i]` becomes the first
 * slot of parent i, and the entry after the last assigned one the end. With fewer counts than parents the last ones get
 * none. Continues from parent `from`, an even index whose first slot is set already, and stops after the parent with
 * slot `slot`, or before parent `to`, whichever comes later. Returns how many parents are assigned then.
 */
export function dealBlock(key: readonly [number, number], block: number, counts: BlockCounts, slots: Slots): number {
  const words = pairs.borrow();
  threefry(key[0], key[1], block, Math.floor(block / TWO_32), words);
  const a = words[0]!;
  const b = words[1]!;
  pairs.giveBack(words);
  return counts instanceof Int32Array && counts.length === BLOCK ? dealWhole(a, b, counts, slots) : dealSome(a, b, counts, slots);
}

/** For odd m, three rounds y ^ (y >> 3), y = (x · m + c) mod 64, make a permutation of six bits. These are m and c, from bits of a random word. */
const oddOf = (word: number, bit: number): number => (((word >>> bit) & 31) << 1) | 1;
const plusOf = (word: number, bit: number): number => (word >>> bit) & 63;

function dealSome(a: number, b: number, counts: BlockCounts, { first, at }: Slots): number {
  let next = at;
  for (let i = 0; i < BLOCK; i++) {
    const x = turned(turned(turned(i, oddOf(a, 0), plusOf(a, 6)), oddOf(a, 12), plusOf(a, 18)), oddOf(b, 0), plusOf(b, 6)) & 63;
    if (x < counts.length) first[next + 1] = first[next++]! + counts[x]!;
  }
  for (; next < at + BLOCK; next++) first[next + 1] = first[next]!;
  return BLOCK;
}

/** Two six-bit numbers in the halves of a word: no carry between them, since 64 · 63 + 63 < 2^16. */
const TWICE = 0x10001;

function turned(x: number, m: number, c: number): number {
  const y = (Math.imul(x, m) + c) & 0x3f003f;
  return y ^ ((y >>> 3) & 0x70007);
}

/** The same if every parent has a count, and all counts are small; two parents at a time. */
function dealWhole(a: number, b: number, counts: Int32Array, { first, at, from, to, slot }: Slots): number {
  const m1 = oddOf(a, 0);
  const c1 = plusOf(a, 6);
  const m2 = oddOf(a, 12);
  const c2 = plusOf(a, 18) * TWICE;
  const m3 = oddOf(b, 0);
  const c3 = plusOf(b, 6) * TWICE;
  const start = first[at + from]!;
  // Beyond the integer range, the whole block is assigned.
  const wanted = Math.min(slot - start, 0x7fffffff) | 0;
  const step = 2 * m1 * TWICE;
  let line = Math.imul(from, m1) * TWICE + c1 * TWICE + m1 * 0x10000;
  let slots = 0;
  let i = from;
  for (; i < BLOCK && (i < to || slots <= wanted); i += 2) {
    let x = line & 0x3f003f;
    x ^= (x >>> 3) & 0x70007;
    line = (line + step) | 0;
    x = turned(turned(x, m2, c2), m3, c3);
    slots = (slots + counts[x & 63]!) | 0;
    first[at + i + 1] = start + slots;
    slots = (slots + counts[x >>> 16]!) | 0;
    first[at + i + 2] = start + slots;
  }
  return i;
}

const pairs = lender(() => new Int32Array(2));

function round(count: number): number {
  return Math.floor(count + 0.5);
}

function sumOf(counts: Float64Array): number {
  let sum = 0;
  for (const count of counts) sum += count;
  return sum;
}
