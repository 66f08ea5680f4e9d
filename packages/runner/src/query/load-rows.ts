import { LIMITS, Problem, qualifiedName, type Blueprint, type QueriedTable } from '@seedbed/contract';
import type { Plan, TablePlan } from '@seedbed/engine';
import { startCopy } from '@seedbed/postgres/load';
import { loadSchema, type Sandbox } from '@seedbed/postgres/sandbox';
import { connect, copyStatement, quoteQualified, type Connection, type OpenClient } from '@seedbed/postgres/sql';
import { copyRows } from '../load/copy/copy-rows.ts';
import { keyStatements, plainSchema } from './plain-schema.ts';

/**
 * A database of the throwaway server with the empty tables of a blueprint, and its role, which has no privileges
 * elsewhere.
 */
export type OpenedTables = { readonly owner: Connection; readonly schemas: readonly string[]; readonly tables: readonly string[] };

type OpenRequest = { readonly connection: Connection; readonly mark: string; readonly signal: AbortSignal };

const NO_ROOM =
  'Its rows need more time or disk than Seedbed gives the rows of one query here. Give it fewer rows, or load the dataset into a database of your own.';
/** Limits of time and disk that Seedbed sets, in Postgres' words. */
const OVER_LIMIT: ReadonlySet<unknown> = new Set(['57014', '53100', '53400']);

class NoRoom extends Error {}

/** The share of `LIMITS.query` that loading may use before the remaining tables are skipped. */
const SHARE = 0.75;

/**
 * Creates the tables of a blueprint, without rows, in a separate database, which is kept until it is dropped by its
 * mark.
 */
export async function openTables(blueprint: Blueprint, request: OpenRequest): Promise<OpenedTables> {
  const sandbox = await openSchema(blueprint, request);
  // The sandbox itself stays.
  await sandbox.keeper[Symbol.asyncDispose]();
  const { tables } = blueprint;
  return {
    owner: sandbox.owner,
    schemas: [...new Set(tables.map(({ schema }) => schema))],
    tables: tables.map(({ schema, name }) => qualifiedName(schema, name)),
  };
}

type Fill = { readonly opened: OpenedTables; /** Of the tables to load. */ readonly names: readonly string[]; readonly signal: AbortSignal };

/**
 * Loads the first rows of some tables. A table whose rows Postgres rejects, or for which there is no time or disk left,
 * has a problem: a query over it must fail, and never silently use a part of its rows.
 */
export async function loadRows(blueprint: Blueprint, plan: Plan, { opened, names, signal }: Fill): Promise<QueriedTable[]> {
  await using session = await connect(opened.owner, { applicationName: 'seedbed query rows' });
  // A table has the same rows whatever else a query reads.
  const most = Math.min(LIMITS.query.rowsPerTable, Math.max(1, Math.floor(LIMITS.query.rows / Math.max(1, plan.tables.length))));
  const until = performance.now() + LIMITS.query.loadSeconds * 1000 * SHARE;
  const tables: QueriedTable[] = [];
  for (const table of plan.tables) {
    if (!names.includes(table.name)) continue;
    signal.throwIfAborted();
    const count = Math.min(most, table.rows);
    const isFull = performance.now() > until || (await bytesOf(session)) > LIMITS.query.bytes * SHARE;
    const problem = isFull ? NO_ROOM : await fill(session, plan, table, { count, until, signal });
    tables.push({ table: table.name, rows: problem === undefined ? count : 0, total: table.rows, ...(problem !== undefined && { problem }) });
  }
  for (const statement of keyStatements(blueprint, names)) if (performance.now() < until) await session.query(statement).catch(() => undefined);
  await session.query(`ANALYZE ${tables.map(({ table }) => table).join(', ')}`).catch(() => undefined);
  return tables;
}

/** Expressions of computed columns may call missing functions: then omits these columns. */
async function openSchema(blueprint: Blueprint, { connection, mark, signal }: OpenRequest): Promise<Sandbox> {
  try {
    return (await loadSchema(plainSchema(blueprint, true), { connection, mark }, { signal })).sandbox;
  } catch (error) {
    if (!(error instanceof Problem) || error.type !== 'invalid-ddl') throw error;
    return (await loadSchema(plainSchema(blueprint, false), { connection, mark }, { signal })).sandbox;
  }
}

type Filling = { readonly count: number; /** Times by the clock of this process. */ readonly until: number; readonly signal: AbortSignal };

/** Why the rows are not there; undefined if they are. */
async function fill(session: OpenClient, plan: Plan, table: TablePlan, { count, until, signal }: Filling): Promise<string | undefined> {
  let left = LIMITS.query.bytes * SHARE;
  const columns = table.columns.map(({ name }) => name);
  try {
    // An earlier call may have ended in the middle.
    await session.query(`TRUNCATE ${quoteQualified(table.schema, table.table)}`);
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
    if (error instanceof NoRoom || OVER_LIMIT.has((error as { code?: unknown }).code)) return NO_ROOM;
    return `Postgres refused its rows: ${error instanceof Error ? error.message : String(error)}`;
  }
}

async function bytesOf(session: OpenClient): Promise<number> {
  const { rows } = await session.query<{ bytes: string }>('select pg_catalog.pg_database_size(pg_catalog.current_database()) as bytes');
  return Number(rows[0]!.bytes);
}
