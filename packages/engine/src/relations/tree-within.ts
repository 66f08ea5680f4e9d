import type { Spread } from './spread.ts';

/**
 * A tree within each scope of `lead`: a row refers to an earlier row of its scope; the first row of a scope is a root.
 */
export function treeWithinSpread(lead: Spread, fanOut: number, rootsReferToThemselves: boolean): Spread {
  const own = rootsReferToThemselves ? 1 : 0;
  const place = (row: number) => ({ scope: lead.parentOf(row), at: lead.ordinalOf(row) });
  const below = (scope: number, at: number) => Math.max(0, Math.min(fanOut, lead.countOf(scope) - (at * fanOut + 1)));
  return {
    parents: lead.children,
    children: lead.children,
    most: fanOut + own,
    parentOf(child) {
      const { scope, at } = place(child);
      if (scope < 0) return own === 1 ? child : -1;
      return at === 0 ? (own === 1 ? child : -1) : lead.childAt(scope, Math.floor((at - 1) / fanOut));
    },
    ordinalOf(child) {
      const { scope, at } = place(child);
      return scope < 0 || at === 0 ? 0 : ((at - 1) % fanOut) + (at <= fanOut ? own : 0);
    },
    countOf(parent) {
      const { scope, at } = place(parent);
      return scope < 0 ? own : below(scope, at) + (at === 0 ? own : 0);
    },
    childAt(parent, ordinal) {
      const { scope, at } = place(parent);
      if (scope < 0 || (at === 0 && own === 1 && ordinal === 0)) return parent;
      return lead.childAt(scope, at * fanOut + 1 + ordinal - (at === 0 ? own : 0));
    },
  };
}
