import { qualifiedName } from '@seedbed/contract';
import type { Client, FieldDef, QueryArrayResult } from 'pg';
import { guard } from '../sandbox/guard.ts';
import { connect, type Connection } from '../sql/connect.ts';
import { quoteIdent, quoteLiteral } from '../sql/quote.ts';
import { sqlProblem } from './sql-problem.ts';

const MIB = 1024 * 1024;

export type QueryLimits = {
  /** Rows of the answer. */
  readonly rows: number;
  /** Characters of a cell. */
  readonly cellCharacters: number;
  readonly seconds: number;
  /** Of the database, while the query runs. */
  readonly bytes: number;
};

export type QueryAnswer = {
  readonly columns: readonly { readonly name: string; readonly type: string }[];
  /** As Postgres prints them. */
  readonly rows: readonly (readonly (string | null)[])[];
  /** Whether there are more rows. */
  readonly hasMore: boolean;
  /** Number of truncated cells. */
  readonly cutCells: number;
  /** Tables that it read, by qualified name. */
  readonly read: readonly string[];
};

/** The tables of a query whose rows must be loaded first. */
export type RowsMissing = { readonly missing: readonly string[] };

export type QueryPlace = {
  /** The superuser of the throwaway server. */
  readonly server: Connection;
  /** The unprivileged role that owns the database. */
  readonly owner: Connection;
  /** The schemas for unqualified names. */
  readonly schemas: readonly string[];
  /** The tables among these whose rows are not loaded yet. It may throw. */
  missingOf(read: readonly string[]): readonly string[];
};

/** Limits on what the session of the query may receive: a larger value ends the session. */
const WIRE = { messageBytes: 16 * MIB, fieldBytes: 4 * MIB, answerBytes: 32 * MIB, tidyTexts: true };
/** Rows per FETCH: few, so that memory never contains a thousand large cells. */
const FETCHED = 100;
/** Postgres' own limit comes first; a query that lifts it is cancelled from outside a little later. */
const CANCEL_DELAY_FACTOR = 1.25;

const DECLARE = 'DECLARE seedbed_result NO SCROLL CURSOR FOR\n';

/**
 * Runs one SELECT in a database of the throwaway server: in a read-only transaction that is rolled back, by a role that owns only this
 * database, within limits of time, disk, rows and bytes. A cursor accepts only SELECT, VALUES, TABLE and WITH. If rows of a table that it
 * reads are missing, it names the tables and gives no result. Throws Problem `invalid-sql` with Postgres' message, line and column, and
 * `too-large`.
 */
export async function runQuery(place: QueryPlace, sql: string, limits: QueryLimits, signal?: AbortSignal): Promise<QueryAnswer | RowsMissing> {
  await using keeper = await connect(place.server, { applicationName: 'seedbed keeper' });
  await using session = await connect(place.owner, { applicationName: 'seedbed query', limits: WIRE });
  const watched = { statementSeconds: limits.seconds * CANCEL_DELAY_FACTOR, totalSeconds: limits.seconds * 2 * CANCEL_DELAY_FACTOR, bytes: limits.bytes };
  await using watch = await guard({ keeper, owner: place.owner }, session, { limits: watched, signal });
  await session.query(`BEGIN READ ONLY; ${settings(place.schemas, limits.seconds)}`);
  try {
    return await watch.statement(() => answerOf(session, sql, limits, place));
  } catch (error) {
    throw sqlProblem(error, sql, DECLARE.length, limits.seconds);
  } finally {
    await session.query('ROLLBACK').catch(() => undefined);
  }
}

function settings(schemas: readonly string[], seconds: number): string {
  const path = [...new Set(['public', ...schemas])].map(quoteIdent).join(', ');
  return [
    `SET LOCAL statement_timeout = ${quoteLiteral(`${seconds * 1000}ms`)}`,
    `SET LOCAL lock_timeout = '1s'`,
    `SET LOCAL search_path = ${path}`,
    `SET LOCAL datestyle = 'ISO, YMD'`,
    `SET LOCAL intervalstyle = 'postgres'`,
    `SET LOCAL timezone = 'UTC'`,
    `SET LOCAL work_mem = '16MB'`,
  ].join('; ');
}

async function answerOf(session: Client, sql: string, { rows: most, cellCharacters }: QueryLimits, place: QueryPlace): Promise<QueryAnswer | RowsMissing> {
  // The extended protocol accepts only a single statement.
  await session.query({ text: `${DECLARE}${sql}`, queryMode: 'extended' } as never);
  const missing = place.missingOf(await tablesRead(session));
  if (missing.length > 0) return { missing };
  const rows: (string | null)[][] = [];
  let fields: readonly FieldDef[] = [];
  let cutCells = 0;
  while (rows.length <= most) {
    const count = Math.min(FETCHED, most + 1 - rows.length);
    const part = await fetched(session, count);
    fields = part.fields;
    for (const row of part.rows)
      rows.push(
        row.map((cell) => {
          if (cell === null || cell.length <= cellCharacters) return cell;
          cutCells++;
          return `${cell.slice(0, cellCharacters)}…`;
        }),
      );
    if (part.rows.length < count) break;
  }
  const read = await tablesRead(session);
  // A function that takes SQL as text (`query_to_xml`) accesses its tables only now.
  const late = place.missingOf(read);
  if (late.length > 0) return { missing: late };
  return { columns: await namedTypes(session, fields), rows: rows.slice(0, most), hasMore: rows.length > most, cutCells, read };
}

/** The tables that a query reads, from the locks that Postgres takes before it reads. Only Postgres knows for certain what a query names. */
async function tablesRead(session: Client): Promise<string[]> {
  const { rows } = await session.query<{ schema: string; name: string }>(
    `select n.nspname as schema, c.relname as name from pg_catalog.pg_locks l
       join pg_catalog.pg_class c on c.oid operator(pg_catalog.=) l.relation join pg_catalog.pg_namespace n on n.oid operator(pg_catalog.=) c.relnamespace
     where l.pid operator(pg_catalog.=) pg_catalog.pg_backend_pid() and l.locktype operator(pg_catalog.=) 'relation' and c.relkind in ('r', 'p')
       and n.nspname not in ('pg_catalog', 'information_schema', 'pg_toast')
     order by 1, 2`,
  );
  return rows.map(({ schema, name }) => qualifiedName(schema, name));
}

function fetched(session: Client, count: number): Promise<QueryArrayResult<(string | null)[]>> {
  const types = { getTypeParser: () => (text: string) => text };
  return session.query({ text: `FETCH FORWARD ${count} FROM seedbed_result`, rowMode: 'array', types } as never);
}

async function namedTypes(session: Client, fields: readonly FieldDef[]): Promise<QueryAnswer['columns']> {
  if (fields.length === 0) return [];
  const { rows } = await session.query<{ name: string }>(
    'select pg_catalog.format_type(t.oid, t.modifier) as name from unnest($1::oid[], $2::int[]) with ordinality as t(oid, modifier, place) order by t.place',
    [fields.map((field) => field.dataTypeID), fields.map((field) => field.dataTypeModifier)],
  );
  return fields.map((field, i) => ({ name: field.name, type: rows[i]?.name ?? 'unknown' }));
}
