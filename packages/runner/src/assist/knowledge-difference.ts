import { type Blueprint, type KnowledgeDifference, type KnowledgeOutcome } from '@seedbed/contract';
import { textRows, type Plan } from '@seedbed/engine';
import { compileBlueprint } from '../compile-blueprint.ts';
import { rowsPage } from '../rows.ts';
import { ASSIST_LIMITS as MOST } from './limits.ts';
import { valueShares } from './value-shares.ts';

/**
 * The effect of knowledge on each table, in its columns or its number of rows, with the same rows before and after: of the first thousand
 * rows, those with most changes.
 */
export async function knowledgeDifference(before: Blueprint, after: Blueprint, { taken, lost }: KnowledgeOutcome): Promise<KnowledgeDifference[]> {
  const plans = { before: await compileBlueprint(before), after: await compileBlueprint(after) };
  const counts = new Map(plans.before.tables.map(({ name, rows }) => [name, rows]));
  const counted = plans.after.tables.flatMap(({ name, rows }) => (counts.has(name) && counts.get(name) !== rows ? [name] : []));
  return [...new Set([...taken.map(({ table }) => table), ...counted])].map((table) => {
    const changed = taken.filter((each) => each.table === table).map(({ column, from, to }) => ({ column, before: from, after: to }));
    const columns = [...new Set(changed.map(({ column }) => column))];
    const first = mostChangedFrom(plans, table, columns);
    return {
      table,
      changed,
      same: [...new Set(lost.filter((each) => each.table === table).map(({ column }) => column))],
      ...(columns.length > 0 ? { shares: valueShares(plans, table, columns) } : {}),
      before: rowsPage(plans.before, table, first, MOST.rowsShown),
      after: rowsPage(plans.after, table, first, MOST.rowsShown),
    };
  });
}

/** The first row of the stretch with most changed cells, among the table's first rows: a change of one row in ten may not show in the first five. */
function mostChangedFrom({ before, after }: { readonly before: Plan; readonly after: Plan }, table: string, columns: readonly string[]): number {
  const rows = Math.min(before.table(table).rows, after.table(table).rows, MOST.rowsSearched);
  if (rows <= MOST.rowsShown || columns.length === 0) return 0;
  const [old, next] = [textRows(before, table, 0, rows, columns), textRows(after, table, 0, rows, columns)];
  const changes = old.map((cells, row) => cells.filter((cell, i) => cell !== next[row]![i]).length);
  let best = { first: 0, cells: 0 };
  for (let first = 0; first + MOST.rowsShown <= rows; first++) {
    const cells = changes.slice(first, first + MOST.rowsShown).reduce((sum, count) => sum + count, 0);
    if (cells > best.cells) best = { first, cells };
  }
  return best.first;
}
