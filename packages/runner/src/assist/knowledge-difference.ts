import { type Blueprint, type KnowledgeDifference, type KnowledgeOutcome } from '@seedbed/contract';
import { compileBlueprint } from '../compile-blueprint.ts';
import { rowsPage } from '../rows.ts';
import { ASSIST_LIMITS as MOST } from './limits.ts';

/** What knowledge makes of each table that it changes, in its columns or in how many rows it has, with rows before and after. */
export async function knowledgeDifference(before: Blueprint, after: Blueprint, { taken, lost }: KnowledgeOutcome): Promise<KnowledgeDifference[]> {
  const plans = { before: await compileBlueprint(before), after: await compileBlueprint(after) };
  const counts = new Map(plans.before.tables.map(({ name, rows }) => [name, rows]));
  const counted = plans.after.tables.flatMap(({ name, rows }) => (counts.has(name) && counts.get(name) !== rows ? [name] : []));
  return [...new Set([...taken.map(({ table }) => table), ...counted])].map((table) => ({
    table,
    changed: taken.filter((each) => each.table === table).map(({ column, from, to }) => ({ column, before: from, after: to })),
    same: [...new Set(lost.filter((each) => each.table === table).map(({ column }) => column))],
    before: rowsPage(plans.before, table, 0, MOST.rowsShown),
    after: rowsPage(plans.after, table, 0, MOST.rowsShown),
  }));
}
