import { listedChildren } from './listed-children.ts';
import { lookedThrough } from './looked-through.ts';
import type { Spread } from './spread.ts';

/**
 * Parents in turn, except the parent of `lead`, which refers to the same table: child c gets the (c mod (parents −
 * 1))th of the others. If the lead's children are consecutive, or are counted by the children of `turns`, no two
 * children of one lead get the same parent, as long as there are at most parents − 1 of them. Finds a parent's children
 * by a scan. `selected`: only these parents are used.
 */
export function apartSpread(lead: Spread, turns: Spread | null = null, selected: readonly number[] | null = null): Spread {
  const { parents } = lead;
  const usable = selected?.length ?? parents;
  const others = Math.max(1, usable - 1);
  const places = selected && new Map(selected.map((row, place) => [row, place]));
  // If the lead is not among these, all of them are available.
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
