import { listedChildren } from './listed-children.ts';
import { lookedThrough } from './looked-through.ts';
import type { Spread } from './spread.ts';

/**
 * Each row with an earlier one of the same parent, one or another: who was there before. The first of each parent has none. `lead` leads from the rows to that parent. Finds
 * children by a scan.
 */
export function earlierSpread(lead: Spread): Spread {
  const parentOf = (row: number): number => {
    const place = lead.parentOf(row);
    const before = place < 0 ? 0 : lead.ordinalOf(row);
    return before === 0 ? -1 : lead.childAt(place, (Math.imul(row | 0, 0x9e3779b1) >>> 0) % before);
  };
  const { children } = lead;
  return { parents: children, children, most: children, parentOf, ...listedChildren(parentOf, lookedThrough(children, children, parentOf)) };
}
