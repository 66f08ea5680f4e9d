import { Problem } from '@seedbed/contract';
import type { Spread } from './spread.ts';

/** Children that are looked through to find those of one parent. */
const MOST_SCANNED = 200_000;

/** Parents from the list of the child's kind, where its kind has one; else as `base` says. Children are found by looking through them. */
export function choosySpread(base: Spread, kindOf: (child: number) => number, lists: readonly (readonly number[] | null)[]): Spread {
  const parentOf = (child: number) => {
    const list = lists[kindOf(child)];
    return list && list.length > 0 ? list[(Math.imul(child | 0, 0x9e3779b1) >>> 0) % list.length]! : base.parentOf(child);
  };
  let byParent: Map<number, number[]> | null = null;
  const childrenOf = (parent: number): readonly number[] => {
    if (!byParent) {
      if (base.children > MOST_SCANNED)
        throw new Problem('unsatisfiable', `The children of one row cannot be told without looking through ${base.children} rows.`);
      byParent = new Map();
      for (let child = 0; child < base.children; child++) {
        const own = parentOf(child);
        const list = byParent.get(own);
        if (list) list.push(child);
        else byParent.set(own, [child]);
      }
    }
    return byParent.get(parent) ?? [];
  };
  return {
    parents: base.parents,
    children: base.children,
    most: base.children,
    parentOf,
    ordinalOf: (child) => Math.max(0, childrenOf(parentOf(child)).indexOf(child)),
    countOf: (parent) => childrenOf(parent).length,
    childAt: (parent, ordinal) => childrenOf(parent)[ordinal]!,
  };
}
