import { type Blueprint, type KnowledgeDifference, type KnowledgeOutcome } from '@seedbed/contract';
import { textRows, type Plan } from '@seedbed/engine';
import { compileBlueprint, type Compile } from '@seedbed/engine/compile-blueprint';
import { rowsPage } from '@seedbed/engine/rows-page';
import { ASSIST_LIMITS as MAX } from '../model/limits.ts';
import { valueShares } from './value-shares.ts';

/**
 * The effect of knowledge on each table, in its columns or its number of rows, with the same rows before and after:
 * among the first thousand rows, those with most changes.
 */
export async function knowledgeDifference(
  before: Blueprint,
  after: Blueprint,
  { taken, lost }: KnowledgeOutcome,
  compile: Compile = compileBlueprint,
): Promise<KnowledgeDifference[]> {
  const plans = { before: await compile(before), after: await compile(after) };
  const counts = new Map(plans.before.tables.map(({ name, rows }) => [name, rows]));
  const counted = plans.after.tables.flatMap(({ name, rows }) => (counts.has(name) && counts.get(name) !== rows ? [name] : []));
  const pinned = pinnedRows(before, after);
  return [...new Set([...taken.map(({ table }) => table), ...pinned.keys(), ...counted])].map((table) => {
    const made = taken.filter((each) => each.table === table).map(({ column, from, to }) => ({ column, before: from, after: to }));
    const set = pinnedColumns(plans, table, pinned.get(table) ?? []).filter((column) => made.every((one) => one.column !== column));
    const changed = [...made, ...set.map((column) => ({ column, before: '', after: '' }))];
    const columns = [...new Set(changed.map(({ column }) => column))];
    const first = made.length === 0 && pinned.has(table) ? pinned.get(table)![0]! : mostChangedFrom(plans, table, columns);
    return {
      table,
      changed,
      same: [...new Set(lost.filter((each) => each.table === table).map(({ column }) => column))],
      ...(columns.length > 0 ? { shares: valueShares(plans, table, columns) } : {}),
      before: rowsPage(plans.before, table, first, MAX.rowsShown),
      after: rowsPage(plans.after, table, first, MAX.rowsShown),
    };
  });
}

/** Rows that new scenarios set, by table. */
function pinnedRows(before: Blueprint, after: Blueprint): ReadonlyMap<string, readonly number[]> {
  const rows = new Map<string, readonly number[]>();
  for (const [name, tables] of Object.entries(after.scenarios ?? {}))
    if (!Object.hasOwn(before.scenarios ?? {}, name)) for (const [table, numbers] of Object.entries(tables)) if (numbers.length > 0) rows.set(table, numbers);
  return rows;
}

/** Columns whose cells differ in these rows. */
function pinnedColumns({ before, after }: { readonly before: Plan; readonly after: Plan }, table: string, rows: readonly number[]): string[] {
  if (rows.length === 0) return [];
  const names = after.table(table).columns.map(({ name }) => name);
  const [first, length] = [rows[0]!, Math.min(rows.length, MAX.rowsShown)];
  const [old, next] = [before, after].map((plan) => textRows(plan, table, first, Math.max(0, Math.min(length, plan.table(table).rows - first)), names));
  return names.filter((_, column) => next!.some((cells, row) => cells[column] !== old![row]?.[column]));
}

/**
 * The first row of the section with most changed cells, among the table's first rows: a change in one of ten rows may
 * not show in the first five.
 */
function mostChangedFrom({ before, after }: { readonly before: Plan; readonly after: Plan }, table: string, columns: readonly string[]): number {
  const rows = Math.min(before.table(table).rows, after.table(table).rows, MAX.rowsSearched);
  if (rows <= MAX.rowsShown || columns.length === 0) return 0;
  const [old, next] = [textRows(before, table, 0, rows, columns), textRows(after, table, 0, rows, columns)];
  const changes = old.map((cells, row) => cells.filter((cell, i) => cell !== next[row]![i]).length);
  let best = { first: 0, cells: 0 };
  for (let first = 0; first + MAX.rowsShown <= rows; first++) {
    const cells = changes.slice(first, first + MAX.rowsShown).reduce((sum, count) => sum + count, 0);
    if (cells > best.cells) best = { first, cells };
  }
  return best.first;
}
