import { listedChildren } from './listed-children.ts';
import { lookedThrough } from './looked-through.ts';
import type { Spread } from './spread.ts';

/**
 * Parents in turn that are never the one of `lead`, of the same table: child c gets the (c mod (parents − 1))th of the others. Where the
 * lead's children lie in a row, or are counted by the children of `turns`, no two of one lead get the same parent, as long as it has at most parents − 1 of them. A parent's
 * children are found by looking through them all.
 */
export function apartSpread(lead: Spread, turns: Spread | null = null): Spread {
  const { parents } = lead;
  const others = Math.max(1, parents - 1);
  const parentOf = (child: number) => {
    const own = lead.parentOf(child);
    return own < 0 || parents < 2 ? -1 : (own + 1 + ((turns ? turns.ordinalOf(child) : child) % others)) % parents;
  };
  return {
    parents,
    children: lead.children,
    most: lead.children,
    parentOf,
    ...listedChildren(parentOf, lookedThrough(parents, lead.children, parentOf)),
  };
}
