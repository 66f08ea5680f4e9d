import type { Spread } from './spread.ts';

/** Up to this many rows their places are kept by row; of more they are searched for. */
const MAX_KEPT = 20_000;

/** A spread over some of the parents, in their order: parent i of `inner` is row `selected[i]`. */
export function selectedSpread(inner: Spread, selected: readonly number[], parents: number): Spread {
  const placeOf = places(selected);
  return {
    parents,
    children: inner.children,
    most: inner.most,
    parentOf(child) {
      const i = inner.parentOf(child);
      return i < 0 ? -1 : selected[i]!;
    },
    ordinalOf: inner.ordinalOf,
    countOf(parent) {
      const i = placeOf(parent);
      return i === undefined ? 0 : inner.countOf(i);
    },
    childAt: (parent, ordinal) => inner.childAt(placeOf(parent)!, ordinal),
  };
}

function places(selected: readonly number[]): (row: number) => number | undefined {
  if (selected.length <= MAX_KEPT) {
    const kept = new Map(selected.map((row, i) => [row, i]));
    return (row) => kept.get(row);
  }
  return (row) => {
    let low = 0;
    let high = selected.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (selected[middle]! < row) low = middle + 1;
      else high = middle;
    }
    return selected[low] === row ? low : undefined;
  };
}
