import type { Plan } from '@seedbed/engine';
import type { NextDifference } from '../protocol.ts';
import { SLICE_ROWS, textsReader } from './compared-rows.ts';

/**
 * The next row from `from` on (backwards: up to `from`) in which any of `columns` differs, and those columns. Rows that
 * only one plan has differ. Searches until `inTime` returns false; then `next` is the row to continue from. Null if
 * there is none.
 */
export function nextDifference(
  before: Plan,
  after: Plan,
  table: string,
  columns: readonly string[],
  from: number,
  isBack: boolean,
  inTime: () => boolean,
): NextDifference | null {
  const rows = [rowsOf(before, table), rowsOf(after, table)];
  const both = Math.min(...rows);
  const last = Math.max(...rows) - 1;
  if (from < 0 || from > last) return null;
  if (from >= both) return { row: from, columns: [] };
  const behind = isBack || last < both ? null : { row: both, columns: [] };
  if (columns.length === 0) return behind;
  const [was, is] = [textsReader(before, table, columns), textsReader(after, table, columns)];
  let next = from;
  while (next >= 0 && next < both) {
    const first = isBack ? Math.max(0, next - SLICE_ROWS + 1) : next;
    const count = isBack ? next - first + 1 : Math.min(SLICE_ROWS, both - first);
    const at = Float64Array.from({ length: count }, (_, i) => first + i);
    const [old, own] = [was(at), is(at)];
    for (let i = 0; i < count; i++) {
      const row = isBack ? count - 1 - i : i;
      const differing = columns.filter((_, column) => old[row]![column] !== own[row]![column]);
      if (differing.length > 0) return { row: first + row, columns: differing };
    }
    next = isBack ? first - 1 : first + count;
    if (next >= 0 && next < both && !inTime()) return { next };
  }
  return behind;
}

function rowsOf(plan: Plan, name: string): number {
  return plan.tables.find((table) => table.name === name)?.rows ?? 0;
}
