import type { Spread } from './spread.ts';

/** A spread from which some children are taken away (they have no parent). Counting looks at each child of the parent. */
export function siftedSpread(spread: Spread, isWithout: (child: number) => boolean): Spread {
  function kept(parent: number, visit: (child: number, ordinal: number) => boolean): number {
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
  return {
    parents: spread.parents,
    children: spread.children,
    most: spread.most,
    ...(spread.keeps ? { keeps: spread.keeps } : {}),
    parentOf: (child) => (isWithout(child) ? -1 : spread.parentOf(child)),
    ordinalOf: (child) => (isWithout(child) ? 0 : kept(spread.parentOf(child), (each) => each === child)),
    countOf: (parent) => kept(parent, () => false),
    isServed(parent) {
      let served = false;
      kept(parent, () => (served = true));
      return served;
    },
    childAt(parent, ordinal) {
      let found = -1;
      kept(parent, (child, at) => {
        if (at === ordinal) found = child;
        return at === ordinal;
      });
      return found;
    },
  };
}
