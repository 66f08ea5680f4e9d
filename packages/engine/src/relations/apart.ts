import { listedChildren } from './listed-children.ts';
import { lookedThrough } from './looked-through.ts';
import type { Spread } from './spread.ts';

/**
 * Parents in turn, except the one of `lead`, of the same table: child c gets the (c mod (parents − 1))th of the others. If the lead's
 * children are consecutive, or are counted by the children of `turns`, no two of one lead get the same parent, as long as it has at most
 * parents − 1 of them. Finds a parent's children by a scan. `selected`: only these parents take turns.
 */
export function apartSpread(lead: Spread, turns: Spread | null = null, selected: readonly number[] | null = null): Spread {
  const { parents } = lead;
  const usable = selected?.length ?? parents;
  const others = Math.max(1, usable - 1);
  const places = selected && new Map(selected.map((row, place) => [row, place]));
  // A lead that none of these is has all of them for others.
  const placeOf = (own: number) => (places ? (places.get(own) ?? -1) : own);
  const parentOf = (child: number) => {
    const own = lead.parentOf(child);
    if (own < 0 || usable < 2) return -1;
    const place = (placeOf(own) + 1 + ((turns ? turns.ordinalOf(child) : child) % others)) % usable;
    return selected ? selected[place]! : place;
  };
  return {
    parents,
    children: lead.children,
    most: lead.children,
    parentOf,
    ...listedChildren(parentOf, lookedThrough(parents, lead.children, parentOf)),
  };
}
