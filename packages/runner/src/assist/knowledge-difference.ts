import { type Blueprint, type KnowledgeOutcome } from '@seedbed/contract';
import { compileBlueprint } from '../compile-blueprint.ts';
import { rowsPage } from '../rows.ts';
import type { TableDifference } from './compare-answer.ts';
import { ASSIST_LIMITS as MOST } from './limits.ts';

/** What knowledge makes of each table that it changes, with rows before and after. */
export async function knowledgeDifference(before: Blueprint, after: Blueprint, { taken, lost }: KnowledgeOutcome): Promise<TableDifference[]> {
  const plans = { before: await compileBlueprint(before), after: await compileBlueprint(after) };
  return [...new Set(taken.map(({ table }) => table))].map((table) => ({
    table,
    concept: table,
    changed: taken.filter((each) => each.table === table).map(({ column, from, to }) => ({ column, before: from, after: to })),
    same: lost.filter((each) => each.table === table).map(({ column }) => column),
    before: rowsPage(plans.before, table, 0, MOST.rowsShown),
    after: rowsPage(plans.after, table, 0, MOST.rowsShown),
  }));
}
