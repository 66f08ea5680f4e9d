import { listedChildren } from './listed-children.ts';
import { lookedThrough } from './looked-through.ts';
import type { Spread } from './spread.ts';

/** The parents that a child may have. */
export type Choices = (child: number) => { readonly count: number; at(place: number): number };

/**
 * Where a child would have the same parent as by `other`, it has another one of its choices, which differ by the child. Without another one it has none, or if
 * `keeps`, the same. Finds a parent's children by a scan.
 */
export function differingSpread(spread: Spread, other: Spread, choices: Choices, keeps: boolean): Spread {
  const { parents, children } = spread;
  const parentOf = (child: number): number => {
    const own = spread.parentOf(child);
    if (own < 0 || other.parentOf(child) !== own) return own;
    const { count, at } = choices(child);
    const start = Math.imul(child | 0, 0x9e3779b1) >>> 0;
    for (let i = 0; i < count; i++) {
      const another = at((start + i) % count);
      if (another !== own && another >= 0) return another;
    }
    return keeps ? own : -1;
  };
  return { parents, children, most: children, parentOf, ...listedChildren(parentOf, lookedThrough(parents, children, parentOf)) };
}
