import type { Spread } from './spread.ts';

/**
 * Exactly `counts[p]` children for the first parents, in their parents' order; further children are assigned to all
 * parents in turn. Counts beyond the rows are reduced.
 */
export function listedSpread(counts: readonly number[], children: number, parents: number): Spread {
  const starts = new Float64Array(Math.min(counts.length, parents) + 1);
  for (let parent = 0; parent + 1 < starts.length; parent++) starts[parent + 1] = Math.min(children, starts[parent]! + counts[parent]!);
  const listed = starts.at(-1)!;
  const own = (parent: number): number => (parent + 1 < starts.length ? starts[parent + 1]! - starts[parent]! : 0);
  const beyond = (parent: number): number => (parents === 0 || parent >= parents ? 0 : Math.max(0, Math.ceil((children - listed - parent) / parents)));
  const parentOf = (child: number): number => (child >= listed ? (parents === 0 ? -1 : (child - listed) % parents) : lastAtMost(starts, child));
  return {
    parents,
    children,
    most: starts.reduce((most, _, parent) => Math.max(most, own(parent) + beyond(parent)), beyond(0)),
    parentOf,
    ordinalOf(child) {
      const parent = parentOf(child);
      if (parent < 0) return 0;
      return child < listed ? child - starts[parent]! : own(parent) + Math.floor((child - listed) / parents);
    },
    countOf: (parent) => own(parent) + beyond(parent),
    childAt: (parent, ordinal) => (ordinal < own(parent) ? starts[parent]! + ordinal : listed + parent + (ordinal - own(parent)) * parents),
  };
}

/** The last parent whose children begin at or before this one. */
function lastAtMost(starts: Float64Array, child: number): number {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (starts[middle + 1]! <= child) low = middle + 1;
    else high = middle;
  }
  return low;
}
