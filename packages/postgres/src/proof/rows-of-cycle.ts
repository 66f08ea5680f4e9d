import type { ClientBase } from 'pg';
import type { Counterexample } from '@seedbed/contract';
import type { Plan, TablePlan } from '@seedbed/engine';
import { quoteIdent } from '../sql/quote.ts';
import type { StepResult, TrialSession } from './load-plan.ts';
import { DROPPED, loadTable } from './load-table.ts';
import { countChosen } from './trial-rows.ts';

/** The separate result for a table of a cycle: the rows that Postgres accepts and that refer only to accepted rows. */
type CycleRows = { readonly table: TablePlan; readonly taken: ReadonlySet<number>; readonly result: StepResult };

/**
 * A cycle of tables loads as a whole or not at all, so that one bad row fails all. Finds the bad rows, and those that triggers drop, by
 * removing the cycle's own references for a time; removes rows that refer to them too. Null if that is not possible, or leaves a table
 * without a row.
 */
export async function rowsOfCycle(session: TrialSession, plan: Plan, tables: readonly TablePlan[]): Promise<CycleRows[] | null> {
  const { client, ask } = session;
  // The tuples contain their references, which the plan does not.
  if (tables.some((table) => isFrozen(plan, table))) return null;
  await client.query('SAVEPOINT seedbed_apart');
  try {
    await ask(() => dropInner(session, tables));
    const results: (readonly [TablePlan, StepResult])[] = [];
    for (const table of tables) results.push([table, await loadTable(session, plan, table, [], true, true)]);
    const found = results.map(([table, result]) => ({ table, result, taken: new Set(sentRows(session, table)) }));
    for (const { taken, result } of found) for (const row of result.missing ?? []) taken.delete(row);
    leaveOutOrphans(plan, found);
    return found.some(({ taken }) => taken.size === 0) ? null : found.map((one) => ({ ...one, result: withOrphans(one, session, tables) }));
  } catch {
    return null;
  } finally {
    await client.query('ROLLBACK TO SAVEPOINT seedbed_apart');
  }
}

function isFrozen(plan: Plan, table: TablePlan): boolean {
  const spec = plan.blueprint.tables.find((one) => one.schema === table.schema && one.name === table.table);
  return spec?.groups?.some((group) => group.rows) ?? false;
}

async function dropInner({ client }: TrialSession, tables: readonly TablePlan[]): Promise<void> {
  for (const { child, name } of await innerKeys(client, tables)) await client.query(`ALTER TABLE ${child} DROP CONSTRAINT ${quoteIdent(name)}`);
}

type InnerKey = {
  readonly child: string;
  readonly name: string;
  /** In the form for SET CONSTRAINTS. */ readonly constraint: string;
  readonly deferrable: boolean;
};

/** Foreign keys between these tables, including self-references. */
export async function innerKeys(client: ClientBase, tables: readonly TablePlan[]): Promise<InnerKey[]> {
  const names = tables.map((table) => `${quoteIdent(table.schema)}.${quoteIdent(table.table)}`);
  return (await client.query<InnerKey>(INNER, [names])).rows;
}

const INNER = `SELECT k.conrelid::pg_catalog.regclass::text AS child, k.conname AS name, k.condeferrable AS deferrable,
    pg_catalog.format('%I.%I', n.nspname, k.conname) AS constraint
  FROM pg_catalog.pg_constraint k JOIN pg_catalog.pg_namespace n ON n.oid = k.connamespace
  WHERE k.contype = 'f' AND k.conparentid = 0 AND k.conrelid = ANY ($1::pg_catalog.regclass[]) AND k.confrelid = ANY ($1::pg_catalog.regclass[])`;

function sentRows({ choose }: TrialSession, table: TablePlan): Iterable<number> {
  return choose(table) ?? Array.from({ length: table.rows }, (_, row) => row);
}

/** Removes rows that refer to a removed row, repeatedly. */
function leaveOutOrphans(plan: Plan, found: readonly { readonly table: TablePlan; readonly taken: Set<number> }[]): void {
  const taken = new Map(found.map((one) => [one.table.name, one.taken]));
  const inner = plan.relations.filter((relation) => taken.has(relation.child) && taken.has(relation.parent));
  for (let fewer = true; fewer;) {
    fewer = false;
    for (const relation of inner) {
      const [children, parents] = [taken.get(relation.child)!, taken.get(relation.parent)!];
      for (const child of children) {
        const parent = relation.parentOf(child);
        if (parent >= 0 && !parents.has(parent)) fewer = children.delete(child) || fewer;
      }
    }
  }
}

function withOrphans({ table, taken, result }: CycleRows, session: TrialSession, tables: readonly TablePlan[]): StepResult {
  const missing = [...sentRows(session, table)].filter((row) => !taken.has(row));
  const others = tables.find((other) => other !== table) ?? table;
  const waiting: Counterexample = { table: table.name, sqlstate: '23503', message: 'refers to rows of its cycle that are not there', waitsFor: others.name };
  const dropped = (result.missing?.length ?? 0) > result.counterexamples.length ? [{ table: table.name, ...DROPPED }] : [];
  const own = [...result.counterexamples, ...dropped];
  const counterexamples = own.length > 0 || missing.length === 0 ? own : [waiting];
  return {
    sent: countChosen(table, session.choose),
    firstTry: false,
    refused: missing.length,
    missing,
    counterexamples,
    cycle: tables.map((one) => one.name),
  };
}
