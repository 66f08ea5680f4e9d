import type { Siblings } from '../../columns/source.ts';
import type { Value } from '../../expressions/value.ts';
import type { RowExpression } from '../definition.ts';

/** Number of rows checked to see whether rows with the same value are consecutive. */
const ROWS_CHECKED = 512;

/**
 * The position of a row within consecutive rows that share a value (the year of the row), from 0. Finds the first such
 * row by binary search, for values that never decrease with the row number. For other values all rows count as one
 * group, so that the numbers are still distinct.
 */
export function placesInGroups(by: RowExpression, rows: number): (siblings: Siblings) => (row: number, index: number) => number {
  const known = new Map<Value, number>();
  let rises: boolean | null = null;
  return (siblings) => {
    rises ??= isRising(by, siblings, rows);
    const own = by.prepare(siblings);
    if (!rises) return (row) => row;
    return (row, index) => {
      const value = own(index);
      if (value === null) return row;
      let first = known.get(value);
      if (first === undefined) known.set(value, (first = firstOf(value)));
      // A row that sorts before its group is numbered after all others.
      return row < first ? row + rows : row - first;
    };

    function firstOf(value: Value): number {
      let low = 0;
      let high = Math.max(0, rows - 1);
      while (low < high) {
        const middle = Math.floor((low + high) / 2);
        const at = by.others(siblings, Float64Array.of(middle), ROWS_CHECKED)(0);
        if (at !== null && at >= value!) high = middle;
        else low = middle + 1;
      }
      return low;
    }
  };
}

function isRising(by: RowExpression, siblings: Siblings, rows: number): boolean {
  const count = Math.max(1, Math.min(ROWS_CHECKED, rows));
  const at = Float64Array.from({ length: count }, (_, i) => Math.floor((i * rows) / count));
  const read = by.others(siblings, at, ROWS_CHECKED);
  let before: Value = null;
  for (let i = 0; i < count; i++) {
    const value = read(i);
    if (value === null || (before !== null && (typeof value !== typeof before || value < before))) return false;
    before = value;
  }
  return true;
}
