import type { Spread } from './spread.ts';

/**
 * A spread whose first parent has `own` of all children, evenly among those of the others. `others(children, parents)`
 * creates the spread over the other parents.
 */
export function withVip(own: number, children: number, parents: number, others: (children: number, parents: number) => Spread): Spread {
  const rest = others(children - own, Math.max(0, parents - 1));
  /** Children of the first parent before a child. */
  const before = (child: number): number => (children === 0 ? 0 : Math.floor((child * own) / children));
  const isOwn = (child: number): boolean => before(child + 1) > before(child);
  /** The child with this many of its kind before it. */
  const ownAt = (ordinal: number): number => Math.ceil(((ordinal + 1) * children) / own) - 1;
  const otherAt = (place: number): number => {
    let low = place;
    let high = Math.min(children - 1, place + own);
    while (low < high) {
      const middle = Math.floor((low + high) / 2);
      if (middle + 1 - before(middle + 1) > place) high = middle;
      else low = middle + 1;
    }
    return low;
  };
  return {
    parents,
    children,
    most: Math.max(own, rest.most),
    parentOf(child) {
      if (isOwn(child)) return 0;
      const parent = rest.parentOf(child - before(child));
      return parent < 0 ? -1 : parent + 1;
    },
    ordinalOf: (child) => (isOwn(child) ? before(child) : rest.ordinalOf(child - before(child))),
    countOf: (parent) => (parent === 0 ? own : rest.countOf(parent - 1)),
    childAt: (parent, ordinal) => (parent === 0 ? ownAt(ordinal) : otherAt(rest.childAt(parent - 1, ordinal))),
  };
}
