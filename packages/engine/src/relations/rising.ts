import { childIndex, MAX_SCANNED_CHILDREN } from './looked-through.ts';
import type { Spread } from './spread.ts';

/**
 * The same parents, with children counted in the order of their rows: scans all of them once, if they are not too many;
 * otherwise null.
 */
export function risingSpread({ parents, children, most, parentOf }: Spread): Spread | null {
  if (Math.max(parents, children) > MAX_SCANNED_CHILDREN) return null;
  let made: { readonly starts: Int32Array; readonly list: Int32Array; readonly places: Int32Array } | null = null;

  function index(): NonNullable<typeof made> {
    if (made) return made;
    const { starts, list } = childIndex(parents, children, parentOf);
    const places = new Int32Array(children);
    for (let parent = 0; parent < parents; parent++) for (let at = starts[parent]!; at < starts[parent + 1]!; at++) places[list[at]!] = at - starts[parent]!;
    return (made = { starts, list, places });
  }

  return {
    parents,
    children,
    most,
    parentOf,
    ordinalOf: (child) => index().places[child] ?? 0,
    countOf: (parent) => index().starts[parent + 1]! - index().starts[parent]!,
    childAt: (parent, ordinal) => index().list[index().starts[parent]! + ordinal]!,
  };
}
