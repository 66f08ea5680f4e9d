import type { Spread } from './spread.ts';

/** A tree inside each circle of `lead`: a row refers to an earlier one of its own circle; the first of a circle is a root. */
export function treeWithinSpread(lead: Spread, fanOut: number, rootsReferToThemselves: boolean): Spread {
  const own = rootsReferToThemselves ? 1 : 0;
  const place = (row: number) => ({ circle: lead.parentOf(row), at: lead.ordinalOf(row) });
  const below = (circle: number, at: number) => Math.max(0, Math.min(fanOut, lead.countOf(circle) - (at * fanOut + 1)));
  return {
    parents: lead.children,
    children: lead.children,
    most: fanOut + own,
    parentOf(child) {
      const { circle, at } = place(child);
      if (circle < 0) return own === 1 ? child : -1;
      return at === 0 ? (own === 1 ? child : -1) : lead.childAt(circle, Math.floor((at - 1) / fanOut));
    },
    ordinalOf(child) {
      const { circle, at } = place(child);
      return circle < 0 || at === 0 ? 0 : ((at - 1) % fanOut) + (at <= fanOut ? own : 0);
    },
    countOf(parent) {
      const { circle, at } = place(parent);
      return circle < 0 ? own : below(circle, at) + (at === 0 ? own : 0);
    },
    childAt(parent, ordinal) {
      const { circle, at } = place(parent);
      if (circle < 0 || (at === 0 && own === 1 && ordinal === 0)) return parent;
      return lead.childAt(circle, at * fanOut + 1 + ordinal - (at === 0 ? own : 0));
    },
  };
}
