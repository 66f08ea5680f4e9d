import type { TablePlan } from '@seedbed/runner';
import { UsageError } from './exit-code.ts';

/** Rows from … to, cut at the table's end; beyond it, asked for by name, is an error. */
export function rowRange(table: TablePlan, from: number, to: number, named: boolean): { from: number; to: number } {
  if (named && from > table.rows) throw new UsageError(`${table.name} has ${table.rows} rows; row ${from} is beyond them (--rows makes more)`);
  if (to < from) throw new UsageError(`--to ${to} lies before --from ${from}`);
  return { from, to: Math.min(to, table.rows) };
}
