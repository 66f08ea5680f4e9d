import type { Spread } from './spread.ts';

/** The grandparents: `near` leads from a row to its parent, `far` from that to its own parent. Counting adds up over the parents between. */
export function chainedSpread(near: Spread, far: Spread): Spread {
  const countOf = (parent: number) => {
    let count = 0;
    for (let i = 0; i < far.countOf(parent); i++) count += near.countOf(far.childAt(parent, i));
    return count;
  };
  return {
    parents: far.parents,
    children: near.children,
    most: near.most * far.most,
    parentOf(child) {
      const between = near.parentOf(child);
      return between < 0 ? -1 : far.parentOf(between);
    },
    ordinalOf(child) {
      const between = near.parentOf(child);
      const place = between < 0 ? 0 : far.ordinalOf(between);
      const parent = between < 0 ? -1 : far.parentOf(between);
      let before = 0;
      for (let i = 0; parent >= 0 && i < place; i++) before += near.countOf(far.childAt(parent, i));
      return before + near.ordinalOf(child);
    },
    countOf,
    childAt(parent, ordinal) {
      let left = ordinal;
      for (let i = 0; ; i++) {
        const between = far.childAt(parent, i);
        const count = near.countOf(between);
        if (left < count) return near.childAt(between, left);
        left -= count;
      }
    },
  };
}
