import type { Spread } from './spread.ts';

/** A spread over some of the parents: parent i of `inner` is row `selected[i]`. */
export function selectedSpread(inner: Spread, selected: readonly number[], parents: number): Spread {
  const place = new Map(selected.map((row, i) => [row, i]));
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
      const i = place.get(parent);
      return i === undefined ? 0 : inner.countOf(i);
    },
    childAt: (parent, ordinal) => inner.childAt(place.get(parent)!, ordinal),
  };
}
