import type { Spread } from './spread.ts';

/** Rows of one table that refer to each other in pairs: 0 and 1, 2 and 3. The last of an odd number has no mate. */
export function matesSpread(rows: number): Spread {
  const mate = (row: number) => (row % 2 === 0 ? row + 1 : row - 1);
  const has = (row: number) => mate(row) < rows;
  return {
    parents: rows,
    children: rows,
    most: Math.min(1, rows),
    keeps: { children: true, parents: true },
    parentOf: (child) => (has(child) ? mate(child) : -1),
    ordinalOf: () => 0,
    countOf: (parent) => (has(parent) ? 1 : 0),
    childAt: (parent) => mate(parent),
  };
}
