import type { Spread } from './spread.ts';

/**
 * A table's reference to itself, always to an earlier row: row c refers to row ⌊(c − 1) / fanOut⌋, so that the first
 * row is the root and each row has up to `fanOut` children. The root refers to itself if NULL is not allowed.
 */
export function treeSpread(rows: number, fanOut: number, rootRefersToItself: boolean): Spread {
  const first = (parent: number) => parent * fanOut + 1;
  const below = (parent: number) => Math.max(0, Math.min(fanOut, rows - first(parent)));
  const own = rootRefersToItself ? 1 : 0;
  return {
    parents: rows,
    children: rows,
    most: Math.min(rows, fanOut + own),
    keeps: { children: true, parents: true },
    parentOf: (child) => (child === 0 ? own - 1 : Math.floor((child - 1) / fanOut)),
    ordinalOf: (child) => (child === 0 ? 0 : ((child - 1) % fanOut) + (child <= fanOut ? own : 0)),
    countOf: (parent) => below(parent) + (parent === 0 ? Math.min(own, rows) : 0),
    childAt: (parent, ordinal) => (parent === 0 && own === 1 ? ordinal : first(parent) + ordinal),
  };
}
