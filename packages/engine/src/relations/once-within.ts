import type { Spread } from './spread.ts';

/**
 * A parent within the scope of the row, each parent once: the row's position in its scope selects the candidate. Rows
 * beyond a scope's candidates have none.
 */
export function onceWithinSpread(scopes: Spread, inside: Spread): Spread {
  const childOf = (candidate: number) => {
    const scope = inside.parentOf(candidate);
    if (scope < 0) return -1;
    const place = inside.ordinalOf(candidate);
    return place < scopes.countOf(scope) ? scopes.childAt(scope, place) : -1;
  };
  return {
    parents: inside.children,
    children: scopes.children,
    most: 1,
    parentOf(child) {
      const scope = scopes.parentOf(child);
      if (scope < 0) return -1;
      const place = scopes.ordinalOf(child);
      return place < inside.countOf(scope) ? inside.childAt(scope, place) : -1;
    },
    ordinalOf: () => 0,
    countOf: (candidate) => (childOf(candidate) < 0 ? 0 : 1),
    childAt: (candidate) => childOf(candidate),
  };
}
