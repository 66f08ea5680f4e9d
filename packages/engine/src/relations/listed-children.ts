import { lookedThrough } from './looked-through.ts';
import type { Spread } from './spread.ts';

/**
 * Finds children for spreads that must scan many rows for one parent: `childrenOf` lists them. Caches the list of the
 * last parent, since callers usually read a parent's children one after another.
 */
export function listedChildren(
  parentOf: (child: number) => number,
  childrenOf: (parent: number) => readonly number[],
): Pick<Spread, 'ordinalOf' | 'countOf' | 'childAt'> {
  let last = -1;
  let list: readonly number[] = [];
  const kept = (parent: number) => {
    if (parent !== last) {
      list = childrenOf(parent);
      last = parent;
    }
    return list;
  };
  return {
    ordinalOf(child) {
      const parent = parentOf(child);
      return parent < 0 ? 0 : Math.max(0, kept(parent).indexOf(child));
    },
    countOf: (parent) => kept(parent).length,
    childAt: (parent, ordinal) => kept(parent)[ordinal] ?? -1,
  };
}

/** A spread of the rows of another one by the parent of each child; all else is found by a scan, also how many children a parent has at most. */
export function byParents({ parents, children }: Pick<Spread, 'parents' | 'children'>, parentOf: (child: number) => number): Spread {
  const childrenOf = lookedThrough(parents, children, parentOf);
  return {
    parents,
    children,
    get most() {
      let largest = 0;
      for (let parent = 0; parent < parents; parent++) largest = Math.max(largest, childrenOf(parent).length);
      return largest;
    },
    parentOf,
    ...listedChildren(parentOf, childrenOf),
  };
}
