import { BATCH_ROWS, type Batch } from '../columns/column.ts';
import { cellText } from './cell-text.ts';
import type { Plan, TablePlan } from './plan.ts';
import { openReader } from './reader.ts';

/** Rows as texts in Postgres' input form, null for NULL: for previews and checks. */
export function textRows(plan: Plan, table: string | TablePlan, first: number, count: number, columns?: readonly string[]): (string | null)[][] {
  const reader = openReader(plan, table, columns, Math.min(BATCH_ROWS, count));
  const rows: (string | null)[][] = [];
  for (let done = 0; done < count; done += BATCH_ROWS) {
    const batch = reader.read({ first: first + done, count: Math.min(BATCH_ROWS, count - done), at: null });
    for (let row = 0; row < batch.count; row++) rows.push(textRow(batch, row));
  }
  return rows;
}

/** One row of a batch. */
export function textRow(batch: Batch, row: number): (string | null)[] {
  return batch.columns.map((column) => (column.nulls?.[row] ? null : cellText(column, row)));
}
