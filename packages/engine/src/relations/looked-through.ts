import { Problem } from '@seedbed/contract';

/** How many children to scan to find those of each parent. */
export const MAX_SCANNED_CHILDREN = 20_000_000;

/** Children by parent: a parent's children are consecutive in `list`, in order, starting at `starts[parent]`. */
type ChildIndex = { readonly starts: Int32Array; readonly list: Int32Array };

/** Children by parent, computed by scanning all of them on first use: four bytes per child. */
export function lookedThrough(parents: number, children: number, parentOf: (child: number) => number): (parent: number) => readonly number[] {
  let index: ChildIndex | null = null;
  return (parent) => {
    if (!index && Math.max(parents, children) > MAX_SCANNED_CHILDREN)
      throw new Problem('unsatisfiable', `The children of one row cannot be found without scanning ${children} rows.`);
    const { starts, list } = (index ??= childIndex(parents, children, parentOf));
    return Array.from(list.subarray(starts[parent], starts[parent + 1]));
  };
}

/** Scans all children once. */
export function childIndex(parents: number, children: number, parentOf: (child: number) => number): ChildIndex {
  const of = Int32Array.from({ length: children }, (_, child) => parentOf(child));
  const starts = new Int32Array(parents + 1);
  for (const parent of of) if (parent >= 0) starts[parent + 1]!++;
  for (let parent = 0; parent < parents; parent++) starts[parent + 1]! += starts[parent]!;
  const next = starts.slice();
  const list = new Int32Array(children);
  for (let child = 0; child < children; child++) {
    const parent = of[child]!;
    if (parent >= 0) list[next[parent]!++] = child;
  }
  return { starts, list };
}
