import { BATCH_ROWS, type Batch } from './columns/column.ts';
import { openReader } from './plan/reader.ts';
import type { Plan, TablePlan } from './plan/plan.ts';

/**
 * Rows `first … first + count − 1` of a table in batches, whose arrays are used again for the next one. The same rows are the same
 * bytes alone, in any order and in batches of any size.
 */
export function* generate(
  plan: Plan,
  table: string | TablePlan,
  first: number,
  count: number,
  columns?: readonly string[],
  batchRows: number = BATCH_ROWS,
): Generator<Batch> {
  const reader = openReader(plan, table, columns);
  for (let done = 0; done < count; done += batchRows) {
    yield reader.read({ first: first + done, count: Math.min(batchRows, count - done), at: null });
  }
}
