import { Problem } from '@seedbed/contract';
import type { Plan, TablePlan } from '@seedbed/engine';
import type { Stillness } from '../protocol.ts';
import { COMPARED_ROWS, rowsToCompare, SLICE_ROWS, textsReader } from './compared-rows.ts';

/** Rows of a table that are in view. */
export type Seen = { readonly table: string; readonly first: number; readonly count: number };

/**
 * What moved between two plans: columns whose values differ in the rows in view or in a thousand of each table, over all columns that
 * both have, and tables with another count of rows. `rest` is awaited between slices; where it says false nothing is said at all:
 * a part of the columns is no statement.
 */
export async function comparePlans(
  before: Plan,
  after: Plan,
  seen: readonly Seen[],
  rest: () => Promise<boolean> = async () => true,
): Promise<Stillness | null> {
  const known = new Set(before.tables.map((table) => table.name));
  const changed: string[] = [];
  const counts: string[] = [];
  let columns = 0;
  let byPostgres = 0;
  let unread = 0;
  let isSample = false;
  for (const table of after.tables) {
    if (!known.has(table.name)) continue;
    const old = before.table(table.name);
    const names = table.columns.map((column) => column.name).filter((name) => old.columns.some((column) => column.name === name));
    columns += names.length;
    byPostgres += table.omitted.length;
    if (old.rows !== table.rows) counts.push(table.name);
    // A table that an edit did not change is the same object in both plans, and gives the same values.
    if (old === table) continue;
    const both = Math.min(old.rows, table.rows);
    isSample ||= both > COMPARED_ROWS;
    const inView = seen.filter((one) => one.table === table.name).flatMap(({ first, count }) => Array.from({ length: count }, (_, i) => first + i));
    const differing = await differingColumns(before, after, table, names, rowsToCompare(both, inView), rest);
    if (!differing) return null;
    unread += differing.unread;
    for (const name of differing.names) changed.push(`${table.name}.${name}`);
  }
  return { changed, counts, columns: columns - unread, byPostgres, unread, isSample };
}

async function differingColumns(
  before: Plan,
  after: Plan,
  table: TablePlan,
  names: readonly string[],
  at: Float64Array,
  rest: () => Promise<boolean>,
): Promise<{ readonly names: readonly string[]; readonly unread: number } | null> {
  const open = new Set(names.keys());
  const unread = new Set<number>();
  for (let from = 0; from < at.length && open.size > 0; from += SLICE_ROWS) {
    const rows = at.subarray(from, from + SLICE_ROWS);
    const left = [...open];
    const read = left.map((i) => names[i]!);
    try {
      const [was, is] = [textsReader(before, table.name, read)(rows), textsReader(after, table.name, read)(rows)];
      left.forEach((i, column) => {
        if (was.some((row, k) => row[column] !== is[k]![column])) open.delete(i);
      });
    } catch (error) {
      const column = error instanceof Problem ? names.indexOf(String(error.facts['column'])) : -1;
      if (column < 0) throw error;
      // Its values would take too long. The others are compared without it.
      open.delete(column);
      unread.add(column);
      from -= SLICE_ROWS;
    }
    if (!(await rest())) return null;
  }
  return { names: names.filter((_, i) => !open.has(i) && !unread.has(i)), unread: unread.size };
}
