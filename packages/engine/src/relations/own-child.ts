import type { Spread } from './spread.ts';

/** Each row with one of its own children, any unless it is the first or the last: `back` leads from these to the row. A row without children has none. */
export function ownChildSpread(back: Spread, pick?: 'first' | 'last'): Spread {
  const parentOf = (row: number) => {
    const count = back.countOf(row);
    const place = pick === 'first' ? 0 : pick === 'last' ? count - 1 : (row * 7) % count;
    return count === 0 ? -1 : back.childAt(row, place);
  };
  const rowOf = (child: number) => {
    const row = back.parentOf(child);
    return row >= 0 && parentOf(row) === child ? row : -1;
  };
  return {
    parents: back.children,
    children: back.parents,
    most: 1,
    parentOf,
    ordinalOf: () => 0,
    countOf: (child) => (rowOf(child) < 0 ? 0 : 1),
    childAt: rowOf,
  };
}
