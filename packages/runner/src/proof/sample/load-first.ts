import type { Plan } from '@seedbed/engine';
import { isBeyondSample } from '@seedbed/engine/compile-blueprint';
import type { Loaded } from '@seedbed/inference';
import type { Trial } from '@seedbed/postgres/proof';
import { loadChosen } from './load-chosen.ts';
import { tablesReadByTriggers } from './looked-up-rows.ts';
import { withParents } from './with-parents.ts';

/**
 * Total number of rows below which every table is loaded completely, instead of the requested tables and their
 * dependencies.
 */
const LITTLE = 20_000;

/** Limit for the rows of one table: slower tables are left to the load, which takes as long. */
const TABLE_SECONDS = 4;

/**
 * Loads the requested number of the first rows of these tables and of their neighbours, at most `most`, with everything
 * that they refer to; everything, if that is little. Null if a sample already has these counts, or if they refer to too
 * many rows.
 */
export async function loadFirst(
  trial: Trial,
  plan: Plan,
  tables: ReadonlySet<string>,
  beside: ReadonlySet<string>,
  most: number,
): Promise<{ readonly loaded: Loaded; readonly whole: boolean } | null> {
  const isIn = (name: string): boolean => tables.has(name) || beside.has(name);
  if (!isBeyondSample(plan) || !plan.tables.some((table) => table.rows > 0 && tables.has(table.name))) return null;
  const everything = plan.tables.reduce((sum, table) => sum + table.rows, 0) <= LITTLE && plan.tables.every((table) => table.rows <= most);
  const after = tablesReadByTriggers(plan.blueprint, tables);
  const wanted = plan.tables.filter((table) => table.mode !== 'keep' && (everything || isIn(table.name) || after.has(table.name)));
  const rows = withParents(plan, new Map(wanted.map((table) => [table.name, Array.from({ length: Math.min(most, table.rows) }, (_, row) => row)])));
  return rows && { loaded: await loadChosen(trial, plan, rows, TABLE_SECONDS), whole: wanted.every((table) => table.rows <= most) };
}
