import { isInRowOrder } from '@seedbed/engine';
import type { MockColumn, MockTable } from '@seedbed/mock/core';
import type { Condition, Slots, View } from '@seedbed/mock/virtual';

const NONE: Slots = { count: 0, at: () => -1 };

/** Rows with or without NULL in a column that never has one; null if it may. */
export function slotsOfNulls(view: View, table: MockTable, column: MockColumn, isNull: boolean): Slots | null {
  if (view.base.plan.table(table.qualified).column(column.name).makesNulls) return null;
  return isNull ? NONE : span(0, view.base.rows(table));
}

/** Whether a column's values rise, or fall, from row to row. */
export function isInOrder(view: View, table: MockTable, column: MockColumn): boolean {
  return isInRowOrder(view.base.plan, table.qualified, column.name);
}

/**
 * Rows that satisfy a comparison with a sorted column: one span, whose end is found by bisection. Null for other
 * columns.
 */
export function slotsOfRange(view: View, table: MockTable, column: MockColumn, where: Condition): Slots | null {
  if (!isInOrder(view, table, column)) return null;
  const rows = view.base.rows(table);
  if (rows === 0) return NONE;
  const meets = (slot: number) => where.ofRow(view.base.cells(table, [slot], where.columns)[0]!, slot) === true;
  const first = meets(0);
  if (first === meets(rows - 1)) return first ? span(0, rows) : NONE;
  let [low, high] = [0, rows - 1];
  while (high - low > 1) {
    const middle = low + Math.floor((high - low) / 2);
    if (meets(middle) === first) low = middle;
    else high = middle;
  }
  return first ? span(0, high) : span(high, rows);
}

function span(first: number, end: number): Slots {
  return { count: end - first, at: (index) => first + index };
}
