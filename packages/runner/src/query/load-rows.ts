import { LIMITS, Problem, type Blueprint, type QueriedTable } from '@seedbed/contract';
import type { Plan, TablePlan } from '@seedbed/engine';
import { startCopy } from '@seedbed/postgres/load';
import { loadSchema, type Sandbox } from '@seedbed/postgres/sandbox';
import { connect, copyStatement, quoteQualified, type Connection, type OpenClient } from '@seedbed/postgres/sql';
import { copyRows } from '../copy-rows.ts';
import { keyStatements, plainSchema } from './plain-schema.ts';

/** A database of the throwaway server that holds rows, and its role, which has no rights elsewhere. */
export type LoadedRows = { readonly owner: Connection; readonly schemas: readonly string[]; readonly tables: readonly QueriedTable[] };

type Asked = { readonly connection: Connection; readonly mark: string; readonly signal: AbortSignal };

const NO_ROOM = 'Its rows need more time or disk than is left for the rows of one query.';

class NoRoom extends Error {}

/** How much of `LIMITS.query` loading may use before the remaining tables are given up. */
const SHARE = 0.75;

/**
 * Loads the first rows of each table of a plan into a database of its own, which stays until it is dropped by its mark. Omits a table whose
 * rows Postgres refuses, or for which no time or disk is left: a query over it fails, and never silently uses a part of its rows.
 */
export async function loadRows(blueprint: Blueprint, plan: Plan, { connection, mark, signal }: Asked): Promise<LoadedRows> {
  const sandbox = await openTables(blueprint, { connection, mark, signal });
  // The sandbox itself stays.
  await using keeper = sandbox.keeper;
  await using session = await connect(sandbox.owner, { applicationName: 'seedbed query rows' });
  const most = Math.min(LIMITS.query.rowsPerTable, Math.max(1, Math.floor(LIMITS.query.rows / Math.max(1, plan.tables.length))));
  const until = performance.now() + LIMITS.query.loadSeconds * 1000 * SHARE;
  const tables: QueriedTable[] = [];
  for (const table of plan.tables) {
    signal.throwIfAborted();
    const asked = Math.min(most, table.rows);
    const isFull = performance.now() > until || (await bytesOf(keeper, sandbox.owner.database)) > LIMITS.query.bytes * SHARE;
    const problem = isFull ? NO_ROOM : await fill(session, plan, table, { count: asked, until, signal });
    if (problem === undefined) tables.push({ table: table.name, rows: asked, total: table.rows });
    else {
      await session.query(`DROP TABLE ${quoteQualified(table.schema, table.table)}`);
      tables.push({ table: table.name, rows: 0, total: table.rows, problem });
    }
  }
  for (const statement of keyStatements(blueprint)) if (performance.now() < until) await session.query(statement).catch(() => undefined);
  await session.query('ANALYZE').catch(() => undefined);
  return { owner: sandbox.owner, schemas: [...new Set(plan.tables.map(({ schema }) => schema))], tables };
}

/** Expressions of computed columns may call missing functions: then omits these columns. */
async function openTables(blueprint: Blueprint, { connection, mark, signal }: Asked): Promise<Sandbox> {
  try {
    return (await loadSchema(plainSchema(blueprint, true), { connection, mark }, { signal })).sandbox;
  } catch (error) {
    if (!(error instanceof Problem) || error.type !== 'invalid-ddl') throw error;
    return (await loadSchema(plainSchema(blueprint, false), { connection, mark }, { signal })).sandbox;
  }
}

type Filling = { readonly count: number; /** By the clock of this process. */ readonly until: number; readonly signal: AbortSignal };

/** Why the rows are not there; undefined where they are. */
async function fill(session: OpenClient, plan: Plan, table: TablePlan, { count, until, signal }: Filling): Promise<string | undefined> {
  let left = LIMITS.query.bytes * SHARE;
  const columns = table.columns.map(({ name }) => name);
  try {
    await copyRows(plan, table, {
      columns,
      part: { first: 0, count },
      open: (format) => startCopy(session, copyStatement({ schema: table.schema, table: table.table }, columns, format)),
      sent: (_, bytes) => {
        left -= bytes;
        if (left < 0 || performance.now() > until) throw new NoRoom();
      },
      signal,
    });
    return undefined;
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof NoRoom) return NO_ROOM;
    return `Postgres refused its rows: ${error instanceof Error ? error.message : String(error)}`;
  }
}

async function bytesOf(keeper: OpenClient, database: string): Promise<number> {
  const { rows } = await keeper.query<{ bytes: string }>('select pg_catalog.pg_database_size($1) as bytes', [database]);
  return Number(rows[0]!.bytes);
}
