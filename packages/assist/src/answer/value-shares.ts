import type { KnowledgeDifference } from '@seedbed/contract';
import { textRows, type Plan } from '@seedbed/engine';
import { ASSIST_LIMITS as MAX } from '../model/limits.ts';

type Shares = NonNullable<KnowledgeDifference['shares']>;

/**
 * How many rows have each value of the changed columns, before and after: for columns with few different values, those
 * whose count changes; for all others the number of NULLs.
 */
export function valueShares({ before, after }: { readonly before: Plan; readonly after: Plan }, table: string, columns: readonly string[]): Shares {
  const rows = { before: countedRows(before, table), after: countedRows(after, table) };
  const values = columns.flatMap((column) => {
    const [old, next] = [countsOf(before, table, column, rows.before), countsOf(after, table, column, rows.after)];
    const few = new Set([...old.keys(), ...next.keys()]);
    const counted = few.size <= MAX.valuesCounted ? [...few] : [null];
    return counted
      .map((value) => ({ column, value, before: old.get(value) ?? 0, after: next.get(value) ?? 0 }))
      .filter((one) => one.before !== one.after)
      .toSorted((one, other) => Math.abs(other.after - other.before) - Math.abs(one.after - one.before));
  });
  return { rows, values };
}

function countedRows(plan: Plan, table: string): number {
  return Math.min(plan.table(table).rows, MAX.rowsCounted);
}

function countsOf(plan: Plan, table: string, column: string, rows: number): ReadonlyMap<string | null, number> {
  const counts = new Map<string | null, number>();
  for (const [value = null] of textRows(plan, table, 0, rows, [column])) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}
