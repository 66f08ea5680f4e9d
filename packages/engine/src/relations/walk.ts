import { stepAt } from '../values/walk-step.ts';
import { byParents } from './listed-children.ts';
import type { Spread } from './spread.ts';

/**
 * The rows of one other row go through the rows of a place one after another, up to what that other row refers to: `near` leads to it, `end` from there to the last of the
 * way, and `place` from each row of the way to its place (null: all are one place), whose rows are in order. `before`: where each begins, and not where it leads. The first
 * begins nowhere if `isFromNothing`. Children are found by a scan.
 */
export function walkSpread(
  near: Spread,
  end: Spread,
  place: Spread | null,
  { before, isFromNothing }: { readonly before: boolean; readonly isFromNothing: boolean },
): Spread {
  const later = isFromNothing ? 0 : 1;
  return byParents({ parents: end.parents, children: near.children }, (child) => {
    const row = near.parentOf(child);
    const last = row < 0 ? -1 : end.parentOf(row);
    const at = near.ordinalOf(child) + later - (before ? 1 : 0);
    const of = last < 0 || !place ? -1 : place.parentOf(last);
    if (last < 0 || at < 0 || (place && of < 0)) return -1;
    const all = place ? place.countOf(of) : end.parents;
    const nth = place ? place.ordinalOf(last) : last;
    // What the first row of a place is the end of comes from the one after it.
    const step = nth > 0 ? stepAt(at, near.countOf(row) + later, nth) : all > 1 ? 1 - stepAt(at, near.countOf(row) + later, 1) : 0;
    return place ? place.childAt(of, step) : step;
  });
}
