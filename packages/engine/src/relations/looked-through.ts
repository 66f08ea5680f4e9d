import { Problem } from '@seedbed/contract';

/** Children that are looked through to find those of each parent. */
const MOST = 20_000_000;

/** Children by parent, found by looking through all of them when one is first asked for: four bytes a child. */
export function lookedThrough(parents: number, children: number, parentOf: (child: number) => number): (parent: number) => readonly number[] {
  let starts: Int32Array | null = null;
  let list: Int32Array | null = null;

  function look(): void {
    if (Math.max(parents, children) > MOST) throw new Problem('unsatisfiable', `The children of one row cannot be found without scanning ${children} rows.`);
    const of = Int32Array.from({ length: children }, (_, child) => parentOf(child));
    starts = new Int32Array(parents + 1);
    for (const parent of of) if (parent >= 0) starts[parent + 1]!++;
    for (let parent = 0; parent < parents; parent++) starts[parent + 1]! += starts[parent]!;
    const next = starts.slice();
    list = new Int32Array(children);
    for (let child = 0; child < children; child++) {
      const parent = of[child]!;
      if (parent >= 0) list[next[parent]!++] = child;
    }
  }

  return (parent) => {
    if (!starts || !list) look();
    return Array.from(list!.subarray(starts![parent], starts![parent + 1]));
  };
}
