import { listedChildren } from './listed-children.ts';
import type { Spread } from './spread.ts';

/** A parent that is never the one of `other`: where both would be the same, the next parent is taken. Needs two parents at least. */
export function distinctSpread(spread: Spread, other: Spread): Spread {
  const { parents } = spread;
  const clashes = (child: number, parent: number) => parent >= 0 && other.parentOf(child) === parent;

  function childrenOf(parent: number): number[] {
    const before = (parent + parents - 1) % parents;
    const list: number[] = [];
    const add = (own: number, isOurs: (child: number) => boolean) => {
      const count = spread.countOf(own);
      for (let i = 0; i < count; i++) {
        const child = spread.childAt(own, i);
        if (isOurs(child)) list.push(child);
      }
    };
    add(parent, (child) => !clashes(child, parent));
    add(before, (child) => clashes(child, before));
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
    ...listedChildren(parentOf, childrenOf),
  };
}
