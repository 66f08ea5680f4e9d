import type { Spread } from './spread.ts';

/** A parent that is never the one of `other`: where both would be the same, the next parent is taken. Needs two parents at least. */
export function distinctSpread(spread: Spread, other: Spread): Spread {
  const { parents } = spread;
  const clashes = (child: number, parent: number) => parent >= 0 && other.parentOf(child) === parent;

  function childrenOf(parent: number): number[] {
    const before = (parent + parents - 1) % parents;
    const list: number[] = [];
    for (let i = 0; i < spread.countOf(parent); i++) {
      const child = spread.childAt(parent, i);
      if (!clashes(child, parent)) list.push(child);
    }
    for (let i = 0; i < spread.countOf(before); i++) {
      const child = spread.childAt(before, i);
      if (clashes(child, before)) list.push(child);
    }
    return list;
  }

  function parentOf(child: number): number {
    const parent = spread.parentOf(child);
    return clashes(child, parent) ? (parent + 1) % parents : parent;
  }

  return {
    parents,
    children: spread.children,
    most: 2 * spread.most,
    parentOf,
    ordinalOf: (child) => Math.max(0, childrenOf(parentOf(child)).indexOf(child)),
    countOf: (parent) => childrenOf(parent).length,
    childAt: (parent, ordinal) => childrenOf(parent)[ordinal]!,
  };
}
