import type { Spread } from './spread.ts';

/** The parent of row i is row i: for tables whose keys refer to each other. */
export function pairedSpread(children: number, parents: number): Spread {
  return {
    parents,
    children,
    most: Math.min(1, children, parents),
    parentOf: (child) => (child < parents ? child : -1),
    ordinalOf: () => 0,
    countOf: (parent) => (parent < children ? 1 : 0),
    childAt: (parent) => parent,
  };
}
