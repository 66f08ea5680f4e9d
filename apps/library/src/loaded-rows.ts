import { Problem, qualifiedName, type Blueprint } from '@seedbed/contract';
import { quoteIdent, quoteQualified, type OpenClient } from '@seedbed/postgres/sql';
import { connectTarget, type LoadOptions, type Plan, type Runner, type TablePlan } from '@seedbed/runner';
import { removeRows, rowsWritten, writtenBy } from '@seedbed/runner/rows-written';
import type { Row, Rows } from '../types/index.d.ts';
import { DOUBLE_DIGITS } from './exact-values.ts';
import { shortName, tablesOf } from './rows-of.ts';
import { SESSIONS } from './sessions.ts';

type Ask = Pick<LoadOptions, 'mode' | 'create' | 'signal'> & { readonly tables: readonly string[] | undefined };

/** The rows that a call loaded, and how to remove them. */
export type Loaded = { readonly rows: Rows; cleanup(): Promise<void> };

/**
 * Loads the rows and reads back those that its transaction wrote, including values from sequences, defaults and triggers. Calls for one
 * database take turns, even from different processes, so that one reads its rows before another removes them.
 */
export async function loadedRows(runner: Runner, blueprint: Blueprint, url: string, { tables, ...load }: Ask): Promise<Loaded> {
  const plan = await runner.compile(blueprint);
  const chosen = tablesOf(plan, tables);
  await using client = await connectTarget(url, SESSIONS, 'seedbed test data');
  await client.query(`SET TimeZone = 'UTC'; SET IntervalStyle = 'postgres'; SELECT pg_advisory_lock(hashtextextended('seedbed test data', 0))`);
  let xid: string | undefined;
  const onFilled: LoadOptions['onFilled'] = async (session) => {
    xid = (await session.query<{ xid: string }>('SELECT pg_catalog.pg_current_xact_id()::text AS xid')).rows[0]!.xid;
  };
  await runner
    .load(blueprint, url, { ...load, onFilled, ownReferences: true, ...(tables && { tables: chosen.map((table) => table.name) }) })
    .catch((error: unknown) => {
      throw inOurWords(error, blueprint);
    });
  const xmin = xid === undefined ? '' : writtenBy(xid);
  const written = await rowsWritten(client, plan, xmin);
  const cleanup = async (): Promise<void> => {
    if (written.length === 0) return;
    await using session = await connectTarget(url, SESSIONS, 'seedbed test data');
    await removeRows(session, written, { what: 'cleanup', whose: 'this test' });
  };
  const rows: Rows = {};
  const columns = await columnsOf(client, chosen);
  for (const [at, table] of chosen.entries()) rows[shortName(plan, table)] = await rowsThere(client, table, columns[at]!, xmin);
  try {
    requireSet(plan, blueprint, chosen, rows);
  } catch (error) {
    await cleanup();
    throw error;
  }
  return { rows, cleanup };
}

/** If another row already has a set key, the load retries the row with a different key, which is not what the caller set. */
function requireSet(plan: Plan, blueprint: Blueprint, tables: readonly TablePlan[], rows: Rows): void {
  for (const table of tables) {
    const spec = blueprint.tables.find((one) => one.schema === table.schema && one.name === table.table)!;
    const keys = [spec.primaryKey ?? [], ...(spec.uniqueKeys ?? []).map((key) => key.columns)];
    for (const { name, cells = {} } of spec.columns) {
      if (!keys.some((key) => key.length === 1 && key[0] === name)) continue;
      const there = new Set(rows[shortName(plan, table)]!.map((row) => String(row[name])));
      const missing = Object.entries(cells).find(([row, text]) => text !== null && Number(row) < table.rows && !there.has(text));
      if (missing) throw taken(table, name, missing[0], missing[1]!);
    }
  }
}

function taken({ name: table }: TablePlan, column: string, row: string, text: string): Problem {
  return new Problem(
    'load-rejected',
    `${table}.${column}, row ${Number(row) + 1}: ${text} is set, and the database has a row with it, or changed it. Nothing stays loaded.`,
    {
      facts: { table, column, row: Number(row) + 1 },
    },
  );
}

type Column = { readonly name: string; readonly base: string; readonly modifier: number };

/** The columns of each of the tables. */
async function columnsOf(client: OpenClient, tables: readonly TablePlan[]): Promise<Column[][]> {
  const { rows } = await client.query<Column & { place: number }>(columnsSql, [tables.map((table) => quoteQualified(table.schema, table.table))]);
  const by = Map.groupBy(rows, ({ place }) => place);
  return tables.map((_, at) => by.get(at + 1) ?? []);
}

/** Rows of the transaction carry its number. A schema that took several transactions is new: all of its rows are ours. */
async function rowsThere(client: OpenClient, table: TablePlan, columns: readonly Column[], ours: string): Promise<Row[]> {
  const name = quoteQualified(table.schema, table.table);
  const key = table.primaryKey.filter((each) => columns.some((column) => column.name === each && /^int[248]$/.test(column.base)));
  const order = key.length > 0 && key.length === table.primaryKey.length ? key.map((each) => `t.${quoteIdent(each)}`).join(', ') : 't.ctid';
  const list = columns.map((column) => `${inJson(column)} AS ${quoteIdent(column.name)}`).join(', ');
  const { rows } = await client.query<{ row: string }>(
    `SELECT row_to_json(r)::text AS row FROM (SELECT ${list || 'NULL'} FROM ${name} t${ours} ORDER BY ${order}) r`,
  );
  const moments = columns.filter(({ base }) => base === 'timestamptz').map((column) => column.name);
  return rows.map(({ row }) => {
    const read = JSON.parse(row) as Row;
    for (const moment of moments) if (typeof read[moment] === 'string') read[moment] = (read[moment] as string).replace(/\+00:00$/, 'Z');
    return read;
  });
}

/** Columns as JSON holds them: a number that JSON would round becomes a string. */
function inJson({ name, base, modifier }: Column): string {
  const column = quoteIdent(name);
  if (base === 'numeric' && (modifier < 0 || (modifier - 4) >> 16 > DOUBLE_DIGITS)) return `${column}::text`;
  if (base === 'int8') return `CASE WHEN ${column} BETWEEN -9007199254740991 AND 9007199254740991 THEN to_json(${column}) ELSE to_json(${column}::text) END`;
  return column;
}

const columnsSql = `
SELECT place::int AS place, a.attname AS name, coalesce(b.typname, t.typname) AS base, CASE WHEN b.oid IS NULL THEN a.atttypmod ELSE t.typtypmod END AS modifier
FROM unnest($1::text[]) WITH ORDINALITY each(table_name, place) JOIN pg_catalog.pg_attribute a ON a.attrelid = table_name::regclass JOIN pg_catalog.pg_type t ON t.oid = a.atttypid LEFT JOIN pg_catalog.pg_type b ON b.oid = t.typbasetype
WHERE a.attnum > 0 AND NOT a.attisdropped ORDER BY place, a.attnum`;

/** The command line's advice does not apply to the library. */
function inOurWords(error: unknown, blueprint: Blueprint): unknown {
  if (error instanceof Problem && error.type === 'load-rejected') return withSet(error, blueprint);
  if (!(error instanceof Problem) || error.type !== 'target-not-empty') return error;
  const tables = (error.facts['tables'] as readonly string[] | undefined) ?? [];
  return new Problem(
    'target-not-empty',
    `There are rows in ${tables.slice(0, 5).join(', ') || 'the database'}${tables.length > 5 ? ' …' : ''}. Pass mode: 'append' to add to them, or mode: 'truncate' to remove them first.`,
    { facts: error.facts, cause: error },
  );
}

/** The target's error, with the columns of that table that the test set. */
function withSet(error: Problem, { tables }: Blueprint): Problem {
  const table = tables.find(({ schema, name }) => qualifiedName(schema, name) === error.facts['table']);
  const set = table?.columns.filter((column) => column.cells !== undefined).map((column) => column.name) ?? [];
  if (set.length === 0) return error;
  const message = `${error.message.replace(/\.?$/, '.')} Set there: ${set.join(', ')}.`;
  return new Problem('load-rejected', message, { ...(error.errors && { errors: error.errors }), facts: { ...error.facts, set }, cause: error });
}
