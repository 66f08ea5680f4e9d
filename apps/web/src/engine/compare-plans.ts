import { openReader, textRow, type Plan } from '@seedbed/engine';
import { rowsOver } from './distribution-of.ts';
import type { Stillness } from './protocol.ts';

const ROWS = 32;
const BUDGET_MS = 80;

/**
 * What an edit moved: columns whose values differ in rows sampled from both plans, and how many columns are the same.
 * `first` is the table to look at first; what does not fit the time is not counted.
 */
export function comparePlans(before: Plan, after: Plan, first: string | null, now: () => number = () => performance.now()): Stillness {
  const end = now() + BUDGET_MS;
  const known = new Set(before.tables.map((table) => table.name));
  const tables = after.tables.filter((table) => known.has(table.name)).sort((a, b) => Number(b.name === first) - Number(a.name === first));
  const changed: string[] = [];
  let identical = 0;
  for (const table of tables) {
    const old = before.table(table.name);
    const names = table.columns.map((column) => column.name).filter((name) => old.columns.some((column) => column.name === name));
    const at = rowsOver(Math.min(old.rows, table.rows), ROWS);
    const was = textsAt(before, table.name, names, at);
    const is = textsAt(after, table.name, names, at);
    names.forEach((name, column) => {
      if (at.every((_, row) => was[row]![column] === is[row]![column])) identical++;
      else changed.push(`${table.name}.${name}`);
    });
    if (now() > end) break;
  }
  return { changed, identical };
}

function textsAt(plan: Plan, table: string, columns: readonly string[], at: Float64Array): (string | null)[][] {
  if (at.length === 0) return [];
  const batch = openReader(plan, table, columns).read({ first: 0, count: at.length, at });
  return Array.from(at, (_, row) => textRow(batch, row));
}
