import { BATCH_ROWS, type Batch, type Column, type Rows } from '../columns/column.ts';
import { openFrame } from './frame.ts';
import type { ColumnPlan, Plan, TablePlan } from './plan.ts';

/** Reads rows of one table. Its arrays are made once: what `read` returns holds until the next `read`. */
export type Reader = {
  readonly table: TablePlan;
  readonly columns: readonly ColumnPlan[];
  /** The rows of the range, or those listed in `at`; at most 2,048 at a time. */
  read(rows: Rows): Batch;
};

/** Opens a reader for all columns, or for those named; only these, and what they are made from, are computed. */
export function openReader(plan: Plan, table: string | TablePlan, columns?: readonly string[]): Reader {
  const chosen = typeof table === 'string' ? plan.table(table) : table;
  const wanted = columns ? columns.map((name) => chosen.column(name)) : chosen.columns;
  const frame = openFrame(plan, chosen, BATCH_ROWS);
  const filled: Column[] = [];
  return {
    table: chosen,
    columns: wanted,
    read(rows) {
      if (rows.count > BATCH_ROWS) throw new RangeError(`A batch has at most ${BATCH_ROWS} rows, not ${rows.count}.`);
      frame.reset(rows);
      for (let i = 0; i < wanted.length; i++) filled[i] = frame.node(wanted[i]!.node);
      return { first: rows.first, count: rows.count, columns: filled };
    },
  };
}
