import { uniform53 } from './uniform.ts';

/**
 * Adjacent shares of [0, 1): entry i covers bounds[i] ≤ u < bounds[i + 1]. A guide of equal buckets finds the entry in
 * a step or two. Unlike an alias table it preserves order, so neighbouring u give neighbouring entries, and it is
 * invertible.
 */
export type CumulativeTable = {
  readonly size: number;
  readonly bounds: Float64Array;
  readonly guide: Int32Array;
  /** By bucket: its only entry; if it has several, the bitwise complement of the first. */
  readonly only: Int32Array;
};

const MAX_BUCKETS = 32_768;

/** From weights that need not sum to 1. At least one must be positive; none may be negative. */
export function cumulativeTable(weights: ArrayLike<number>): CumulativeTable {
  const sums = new Float64Array(weights.length);
  let sum = 0;
  for (let i = 0; i < weights.length; i++) {
    if (!(weights[i]! >= 0)) throw new RangeError(`Weight ${i} is ${weights[i]}; weights are 0 or more.`);
    sums[i] = sum += weights[i]!;
  }
  return cumulativeTableOfSums(sums);
}

/** From cumulative sums (entry i: the sum of weights 0 … i), as word lists store them. */
export function cumulativeTableOfSums(sums: Float64Array): CumulativeTable {
  const size = sums.length;
  const total = sums[size - 1];
  if (total === undefined || !(total > 0) || total === Infinity) throw new RangeError('The weights must have a positive, finite sum.');
  const bounds = new Float64Array(size + 1);
  for (let i = 0; i < size; i++) bounds[i + 1] = sums[i]! / total;
  return tableOf(bounds);
}

/** Equal shares. */
export function equalShares(size: number): CumulativeTable {
  return tableOf(Float64Array.from({ length: size + 1 }, (_, i) => i / size));
}

function tableOf(bounds: Float64Array): CumulativeTable {
  const size = bounds.length - 1;
  const guide = guideOf(bounds);
  const buckets = guide.length - 1;
  const only = guide.slice(0, buckets).map((entry, g) => (entry === size - 1 || bounds[entry + 1]! >= (g + 1) / buckets ? entry : ~entry));
  return { size, bounds, guide, only };
}

/** guide[g] is the last entry whose lower bound is ≤ g / buckets and that is not empty there. Few entries get few buckets, to stay in the cache. */
function guideOf(bounds: Float64Array): Int32Array {
  const last = bounds.length - 2;
  let buckets = 64;
  while (buckets < MAX_BUCKETS && buckets < 4 * last) buckets *= 2;
  const guide = new Int32Array(buckets + 1);
  for (let g = 0, entry = 0; g <= buckets; g++) {
    while (entry < last && bounds[entry + 1]! <= g / buckets) entry++;
    guide[g] = entry;
  }
  return guide;
}

/** The entry that contains u, 0 ≤ u < 1. */
export function locate({ bounds, guide, size }: CumulativeTable, u: number): number {
  let entry = guide[(u * (guide.length - 1)) | 0]!;
  while (bounds[entry + 1]! <= u && entry < size - 1) entry++;
  return entry;
}

/** The entries chosen by the two words of many draws. */
export function locateAll({ bounds, only, size }: CumulativeTable, a: Int32Array, b: Int32Array, count: number, out: Int32Array): void {
  // The number of buckets is a power of two, so that the first bits of the draw are the bucket.
  const shift = 1 + Math.clz32(only.length);
  for (let i = 0; i < count; i++) {
    let entry = only[a[i]! >>> shift]!;
    if (entry < 0) {
      const u = uniform53(a[i]!, b[i]!);
      entry = ~entry;
      while (bounds[entry + 1]! <= u && entry < size - 1) entry++;
    }
    out[i] = entry;
  }
}

/** Cumulative weights, as word lists store them. */
export function runningSums(weights: readonly number[]): Float64Array {
  let sum = 0;
  return Float64Array.from(weights, (weight) => (sum += weight));
}
