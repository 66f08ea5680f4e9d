import type { Spread } from './spread.ts';

/**
 * A parent inside the circle of the row, each parent once: the row's place in its circle is the candidate's. Rows beyond a circle's
 * candidates have none.
 */
export function onceWithinSpread(circles: Spread, inside: Spread): Spread {
  const childOf = (candidate: number) => {
    const circle = inside.parentOf(candidate);
    if (circle < 0) return -1;
    const place = inside.ordinalOf(candidate);
    return place < circles.countOf(circle) ? circles.childAt(circle, place) : -1;
  };
  return {
    parents: inside.children,
    children: circles.children,
    most: 1,
    parentOf(child) {
      const circle = circles.parentOf(child);
      if (circle < 0) return -1;
      const place = circles.ordinalOf(child);
      return place < inside.countOf(circle) ? inside.childAt(circle, place) : -1;
    },
    ordinalOf: () => 0,
    countOf: (candidate) => (childOf(candidate) < 0 ? 0 : 1),
    childAt: (candidate) => childOf(candidate),
  };
}
