import { openReader, textRow, type Plan } from '@seedbed/engine';
import { rowsOver } from '../distribution-of.ts';

/** Rows of every table that are compared, spread evenly over those that both plans have. All of a smaller table. */
export const COMPARED_ROWS = 1_000;
/** Rows per slice, so that the worker can answer the grid in between. */
export const SLICE_ROWS = 256;

/** Row numbers to compare, ascending: an even sample of `rows`, and those in view. */
export function rowsToCompare(rows: number, inView: readonly number[] = []): Float64Array {
  return Float64Array.from(new Set([...inView.filter((row) => row < rows), ...rowsOver(rows, COMPARED_ROWS)])).sort();
}

/** Reads listed rows of some columns of a plan, as texts. */
export function textsReader(plan: Plan, table: string, columns: readonly string[]): (at: Float64Array) => (string | null)[][] {
  const reader = openReader(plan, table, columns, SLICE_ROWS);
  return (at) => {
    const batch = reader.read({ first: 0, count: at.length, at });
    return Array.from(at, (_, row) => textRow(batch, row));
  };
}
