import type { Plan } from '@seedbed/engine';
import { isBeyondSample } from '@seedbed/engine/compile-blueprint';
import type { Loaded } from '@seedbed/inference';
import type { Trial } from '@seedbed/postgres/proof';
import { loadChosen } from './load-chosen.ts';
import { isLink, tablesReadByTriggers, rowsBelow } from './looked-up-rows.ts';
import { withParents } from './with-parents.ts';

/** Number of first rows of each table; fewer if they refer to too many others. */
const FIRST: readonly number[] = [200, 50, 10];

/**
 * Tables up to this size are loaded completely; smaller limits if that is too much together with everything the other
 * tables refer to.
 */
const WHOLE: readonly number[] = [5_000, 1_000, 200];

/**
 * Loads the first rows of these tables, at the requested counts, with everything that they refer to. Null if a sample
 * is no different, or if even a few rows refer to too many others. Tables that write each other's keys are loaded
 * completely.
 */
export async function loadTables(trial: Trial, plan: Plan, tables: ReadonlySet<string>, whole: ReadonlySet<string> = NO_TABLES): Promise<Loaded | null> {
  if (!isBeyondSample(plan)) return null;
  const rows = firstRows(plan, tables, whole);
  return rows && (await loadChosen(trial, plan, rows));
}

const NO_TABLES: ReadonlySet<string> = new Set();

function firstRows(plan: Plan, tables: ReadonlySet<string>, whole: ReadonlySet<string>): ReadonlyMap<string, Float64Array> | null {
  const before = tablesReadByTriggers(plan.blueprint, tables);
  const wanted = plan.tables.filter((table) => tables.has(table.name) || before.has(table.name) || whole.has(table.name));
  for (const most of FIRST) {
    for (const size of whole.size > 0 ? WHOLE : [most]) {
      const first = (table: string): number => (whole.has(table) ? size : most);
      const chosen = new Map(wanted.map(({ name, rows: all }) => [name, Array.from({ length: Math.min(first(name), all) }, (_, row) => row)]));
      const rows = withParents(plan, withMeeting(plan, chosen, tables, before), before) ?? withParents(plan, chosen);
      if (rows) return rows;
    }
  }
  return null;
}

/** Rows for one looked-up row: more would all be equal. */
const MEETING = 2;

/**
 * The first rows of large tables rarely share parents. Adds, for possible parents, rows with the same parents as the
 * rows that their triggers look up: if rows must agree through a third table, the rows of that table determine which.
 */
function withMeeting(
  plan: Plan,
  chosen: ReadonlyMap<string, readonly number[]>,
  tables: ReadonlySet<string>,
  before: ReadonlySet<string>,
): ReadonlyMap<string, readonly number[]> {
  const parents = new Set(plan.relations.filter(({ child, parent }) => tables.has(child) && !tables.has(parent)).map(({ parent }) => parent));
  const links = [...chosen].filter(([table]) => before.has(table) && !parents.has(table) && isLink(plan, table));
  const found = links.length > 0 ? withParents(plan, new Map(links)) : null;
  if (!found) return chosen;
  const atHand = new Map([...found].map(([table, rows]) => [table, new Set(rows)]));
  const met = new Map(chosen);
  for (const parent of parents) met.set(parent, [...new Set([...rowsBelow(plan, parent, atHand, MEETING), ...(met.get(parent) ?? [])])]);
  return met;
}
