import type { Spread } from './spread.ts';

/** How many counts of intermediate parents to cache, for all grandparents together: 16 MB. */
const MAX_CACHED_COUNTS = 2_000_000;

/**
 * The grandparents: `near` leads from a row to its parent, `far` from the parent to its own parent. Counting adds up
 * over the intermediate parents; caches a grandparent's sums, since callers usually read its rows one after another.
 */
export function chainedSpread(near: Spread, far: Spread): Spread {
  const sums = new Map<number, Float64Array>();
  let kept = 0;

  /** For each intermediate parent, the number of rows of those before it; one more entry for the total. */
  function sumsOf(parent: number): Float64Array {
    const known = sums.get(parent);
    if (known) return known;
    const places = far.countOf(parent);
    const made = new Float64Array(places + 1);
    for (let i = 0; i < places; i++) made[i + 1] = made[i]! + near.countOf(far.childAt(parent, i));
    if (kept + made.length > MAX_CACHED_COUNTS) {
      sums.clear();
      kept = 0;
    }
    kept += made.length;
    sums.set(parent, made);
    return made;
  }

  return {
    parents: far.parents,
    children: near.children,
    most: near.most * far.most,
    parentOf(child) {
      const between = near.parentOf(child);
      return between < 0 ? -1 : far.parentOf(between);
    },
    ordinalOf(child) {
      const between = near.parentOf(child);
      const parent = between < 0 ? -1 : far.parentOf(between);
      return near.ordinalOf(child) + (parent < 0 ? 0 : sumsOf(parent)[far.ordinalOf(between)]!);
    },
    countOf: (parent) => sumsOf(parent).at(-1)!,
    childAt(parent, ordinal) {
      const before = sumsOf(parent);
      let low = 0;
      let high = before.length - 2;
      while (low < high) {
        const middle = (low + high + 1) >>> 1;
        if (before[middle]! <= ordinal) low = middle;
        else high = middle - 1;
      }
      return near.childAt(far.childAt(parent, low), ordinal - before[low]!);
    },
  };
}
