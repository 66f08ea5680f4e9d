import type { Spread } from './spread.ts';

/**
 * The way down of spreads that must look at many rows to find one parent's children: `childrenOf` lists them, and the list of the
 * parent that was asked last is kept, since a parent's children are mostly asked one after another.
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
