import { listedChildren } from './listed-children.ts';
import type { Spread } from './spread.ts';

/** How many children of one parent to list; if there are more, each query scans them again. */
const MAX_LISTED = 4_000_000;

/** A spread in which some children have no parent. Counting checks each child of the parent. */
export function siftedSpread(spread: Spread, isWithout: (child: number) => boolean): Spread {
  /** Visits the parent's remaining children until `visit` returns true; returns how many came before. */
  function walk(parent: number, visit: (child: number, ordinal: number) => boolean): number {
    const count = spread.countOf(parent);
    let ordinal = 0;
    for (let i = 0; i < count; i++) {
      const child = spread.childAt(parent, i);
      if (isWithout(child)) continue;
      if (visit(child, ordinal)) return ordinal;
      ordinal++;
    }
    return ordinal;
  }
  const parentOf = (child: number) => (isWithout(child) ? -1 : spread.parentOf(child));
  const listed = listedChildren(parentOf, (parent) => {
    const list: number[] = [];
    walk(parent, (child) => (list.push(child), false));
    return list;
  });
  const isShort = (parent: number) => spread.countOf(parent) <= MAX_LISTED;
  return {
    parents: spread.parents,
    children: spread.children,
    get most() {
      return spread.most;
    },
    ...(spread.keeps ? { keeps: spread.keeps } : {}),
    parentOf,
    ordinalOf: (child) => (isWithout(child) ? 0 : walk(spread.parentOf(child), (each) => each === child)),
    countOf: (parent) => (isShort(parent) ? listed.countOf(parent) : walk(parent, () => false)),
    isServed(parent) {
      let served = false;
      walk(parent, () => (served = true));
      return served;
    },
    childAt(parent, ordinal) {
      if (isShort(parent)) return listed.childAt(parent, ordinal);
      let found = -1;
      walk(parent, (child, at) => {
        if (at === ordinal) found = child;
        return at === ordinal;
      });
      return found;
    },
  };
}
