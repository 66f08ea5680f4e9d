import { listedChildren } from './listed-children.ts';
import type { Spread } from './spread.ts';

/**
 * A parent that always differs from the parent of `other`: if both would be the same, takes the next parent. Needs at
 * least two parents. `selected`: the only parents of `spread`.
 */
export function distinctSpread(spread: Spread, other: Spread, selected: readonly number[] | null = null): Spread {
  const { parents } = spread;
  const places = selected && new Map(selected.map((row, place) => [row, place]));
  /** The parent `by` positions after another one; null for one that is not selected. */
  function behind(parent: number, by: number): number | null {
    if (!selected) return (parent + parents + by) % parents;
    const place = places!.get(parent);
    return place === undefined ? null : selected[(place + selected.length + by) % selected.length]!;
  }
  const clashes = (child: number, parent: number) => parent >= 0 && other.parentOf(child) === parent;

  function childrenOf(parent: number): number[] {
    const before = behind(parent, -1);
    const list: number[] = [];
    const add = (own: number, isOurs: (child: number) => boolean) => {
      const count = spread.countOf(own);
      for (let i = 0; i < count; i++) {
        const child = spread.childAt(own, i);
        if (isOurs(child)) list.push(child);
      }
    };
    add(parent, (child) => !clashes(child, parent));
    if (before !== null) add(before, (child) => clashes(child, before));
    return list;
  }

  function parentOf(child: number): number {
    const parent = spread.parentOf(child);
    return clashes(child, parent) ? behind(parent, 1)! : parent;
  }

  return {
    parents,
    children: spread.children,
    most: 2 * spread.most,
    parentOf,
    ...listedChildren(parentOf, childrenOf),
  };
}
