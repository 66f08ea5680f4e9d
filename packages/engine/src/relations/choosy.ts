import { listedChildren } from './listed-children.ts';
import { lookedThrough, MAX_SCANNED_CHILDREN } from './looked-through.ts';
import type { Spread } from './spread.ts';

/** Parents from the list for the child's kind, if there is one; otherwise from `base`. Finds children by a scan. */
export function choosySpread(base: Spread, kindOf: (child: number) => number, lists: readonly (readonly number[] | null)[]): Spread {
  const parentOf = (child: number) => {
    const list = lists[kindOf(child)];
    return list && list.length > 0 ? list[(Math.imul(child | 0, 0x9e3779b1) >>> 0) % list.length]! : base.parentOf(child);
  };
  return {
    parents: base.parents,
    children: base.children,
    most: base.children,
    parentOf,
    ...listedChildren(parentOf, lookedThrough(base.parents, base.children, parentOf)),
  };
}

/**
 * The parent of one of several spreads of the same rows, by the child's kind; none for a kind without one. Finds children by a scan, or, of too many rows, among
 * the children that the parent has in each of the spreads.
 */
export function eitherSpread(spreads: readonly (Spread | null)[], kindOf: (child: number) => number, children: number, parents: number): Spread {
  const parentOf = (child: number): number => spreads[kindOf(child)]?.parentOf(child) ?? -1;
  const scanned = lookedThrough(parents, children, parentOf);
  const collected = (parent: number): readonly number[] => {
    const found = spreads.flatMap((spread, kind) => {
      const count = spread?.countOf(parent) ?? 0;
      if (count > MAX_SCANNED_CHILDREN) return scanned(parent);
      return Array.from({ length: count }, (_, i) => spread!.childAt(parent, i)).filter((child) => kindOf(child) === kind);
    });
    return found.sort((one, other) => one - other);
  };
  const childrenOf = Math.max(parents, children) > MAX_SCANNED_CHILDREN ? collected : scanned;
  return { parents, children, most: children, parentOf, ...listedChildren(parentOf, childrenOf) };
}
