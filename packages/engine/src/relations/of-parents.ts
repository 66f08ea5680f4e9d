import type { Spread } from './spread.ts';

/** The spread of children whose parents are listed: by child the parent's row, or −1 for none. */
export function spreadOfParents(of: readonly number[], parents: number): Spread {
  const children = Map.groupBy(of.keys(), (row) => of[row]!);
  const ofParent = (row: number): readonly number[] => children.get(row) ?? [];
  return {
    parents,
    children: of.length,
    most: [...children].reduce((most, [row, list]) => (row < 0 ? most : Math.max(most, list.length)), 0),
    parentOf: (row) => of[row] ?? -1,
    ordinalOf: (row) => Math.max(0, ofParent(of[row] ?? -1).indexOf(row)),
    countOf: (row) => (row < 0 ? 0 : ofParent(row).length),
    childAt: (row, ordinal) => ofParent(row)[ordinal] ?? -1,
  };
}
