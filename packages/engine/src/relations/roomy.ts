import type { Spread } from './spread.ts';

/**
 * Children in their parents' order, as many for each as `natural` gives and its capacity allows, exactly `children` in
 * total: missing ones are added evenly to parents with free capacity; surplus ones are taken from the last. If the
 * capacity is too small, fewer have a parent.
 */
export function roomySpread(natural: Pick<Spread, 'countOf'>, room: (parent: number) => number, children: number, parents: number): Spread {
  const starts = startsOf(fittedCounts(natural, room, children, parents));
  const parentOf = (child: number) => (child < starts[parents]! ? placeOf(starts, child) : -1);
  const startOf = (parent: number) => starts[parent]!;
  const countOf = (parent: number) => starts[parent + 1]! - starts[parent]!;
  let most = 0;
  for (let parent = 0; parent < parents; parent++) most = Math.max(most, countOf(parent));
  return {
    parents,
    children,
    most,
    parentOf,
    ordinalOf: (child) => (child < starts[parents]! ? child - starts[placeOf(starts, child)]! : 0),
    countOf,
    firstOf: startOf,
    childAt: (parent, ordinal) => starts[parent]! + ordinal,
    fill(rows, out) {
      let parent = -1;
      for (let i = 0; i < rows.count; i++) {
        const child = rows.at ? rows.at[i]! : rows.first + i;
        if (parent < 0 || child < starts[parent]! || child >= starts[parent + 1]!) parent = parentOf(child);
        out[i] = parent;
      }
    },
  };
}

/** The number of children that fit, given each parent's natural count and capacity. */
export function roomyCount(natural: Pick<Spread, 'countOf'>, room: (parent: number) => number, parents: number): number {
  let sum = 0;
  for (let parent = 0; parent < parents; parent++) sum += Math.min(room(parent), natural.countOf(parent));
  return sum;
}

function fittedCounts(natural: Pick<Spread, 'countOf'>, room: (parent: number) => number, children: number, parents: number): Float64Array {
  const counts = new Float64Array(parents);
  let missing = children;
  for (let parent = 0; parent < parents; parent++) missing -= counts[parent] = Math.min(room(parent), natural.countOf(parent), missing);
  while (missing > 0) {
    let open = 0;
    for (let parent = 0; parent < parents; parent++) if (counts[parent]! < room(parent)) open++;
    if (open === 0) break;
    const each = Math.max(1, Math.floor(missing / open));
    for (let parent = 0; parent < parents && missing > 0; parent++) {
      const more = Math.min(each, missing, room(parent) - counts[parent]!);
      counts[parent]! += more;
      missing -= more;
    }
  }
  return counts;
}

function startsOf(counts: Float64Array): Float64Array {
  const starts = new Float64Array(counts.length + 1);
  for (let parent = 0; parent < counts.length; parent++) starts[parent + 1] = starts[parent]! + counts[parent]!;
  return starts;
}

/** The last parent whose children begin at or before this one. */
function placeOf(starts: Float64Array, child: number): number {
  let low = 0;
  let high = starts.length - 2;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (starts[middle + 1]! <= child) low = middle + 1;
    else high = middle;
  }
  return low;
}
