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
