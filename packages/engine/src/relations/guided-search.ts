/** Buckets per entry, within limits: most buckets then contain at most one entry, and the guide stays in the cache. */
const PER_ENTRY = 2;
const FEWEST = 64;
const MAX = 32_768;

/**
 * Finds the last entry of an ascending list that is ≤ x. A guide of equal buckets over the list's range saves most of
 * the steps.
 */
export function guidedSearch(bounds: Float64Array): (x: number) => number {
  const last = bounds.length - 2;
  let buckets = FEWEST;
  while (buckets < MAX && buckets < PER_ENTRY * last) buckets *= 2;
  const range = bounds[last + 1]!;
  const scale = range > 0 ? buckets / range : 0;
  const guide = new Int32Array(buckets + 2);
  for (let bucket = 0, entry = 0; bucket <= buckets + 1; bucket++) {
    // One bucket early, so that rounding of x · scale cannot skip the entry.
    while (entry < last && bounds[entry + 1]! <= (bucket - 1) / scale) entry++;
    guide[bucket] = entry;
  }
  return (x) => {
    const bucket = Math.min(buckets - 1, (x * scale) | 0);
    let low = guide[bucket]!;
    let high = guide[bucket + 2]!;
    while (low < high) {
      const middle = (low + high + 1) >>> 1;
      if (bounds[middle]! <= x) low = middle;
      else high = middle - 1;
    }
    return low;
  };
}
