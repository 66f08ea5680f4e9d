import type { Client } from 'pg';
import { Problem, qualifiedName } from '@seedbed/contract';
import { missingKeys, type ExpectedKey } from './check-keys.ts';

/** `empty`: fail if there are rows. `append`: add rows. `truncate`: empty the tables first. */
export type LoadedMode = 'empty' | 'append' | 'truncate';

/**
 * A table as the load expects it: the columns to send, with their types as `format_type` prints them (absent: not
 * compared).
 */
export type LoadTable = {
  readonly schema: string;
  readonly table: string;
  readonly columns: readonly { readonly name: string; readonly type?: string }[];
  /** Columns that get their values there, from a default or a trigger. */
  readonly filled?: readonly string[];
  /** The mode for its rows, if it differs from the load's. */
  readonly mode?: LoadedMode;
  /** Absent: not compared. */
  readonly keys?: readonly ExpectedKey[];
};

type FoundColumn = { table: number; kind: string | null; name: string; type: string; required: boolean; generated: boolean };

/** Compares the target's tables with the data to send, and throws `target-mismatch` with all differences. */
export async function checkTarget(client: Client, tables: readonly LoadTable[]): Promise<void> {
  const rows = await readColumns(client, tables);
  const found = Map.groupBy(rows, (row) => row.table);
  const differences = tables.flatMap((table, i) => compare(table, found.get(i + 1)));
  const missing = differences.length > 0 ? [] : await missingKeys(client, tables);
  const all = [...differences, ...missing.map(({ difference }) => difference)];
  if (all.length === 0) return;
  const remedies = missing.flatMap(({ fix: remedy }) => remedy ?? []);
  const few = `${all.slice(0, 5).join('; ')}${all.length > 5 ? `; and ${all.length - 5} more` : ''}`;
  const noTables = rows.every(({ kind }) => kind === null);
  throw new Problem('target-mismatch', `${few}. ${missing.length > 0 ? adviceForKeys(remedies) : noTables ? NONE_THERE : READ_AGAIN}`, {
    facts: { differences: all, ...(noTables && { noTables }), ...(remedies.length > 0 && { mends: remedies }) },
  });
}

const READ_AGAIN = 'Read the schema again from this database.';
const NONE_THERE = 'None of these tables is there: let the load make them first, or look whether this is the database that was meant.';

function adviceForKeys(remedyStatements: readonly string[]): string {
  const first =
    remedyStatements[0] === undefined
      ? ''
      : `, or make what is missing there (${remedyStatements[0]};${remedyStatements.length > 1 ? ` and ${remedyStatements.length - 1} more statements` : ''})`;
  return `A load that makes the schema by several connections or in parts leaves the schema incomplete when it is killed, indexes included: resume it if it was in parts; otherwise drop the schema and load again, creating the tables first${first}. Where it is meant so, read the schema again from this database.`;
}

function compare({ schema, table, columns, filled = [] }: LoadTable, found: readonly FoundColumn[] | undefined): string[] {
  const name = qualifiedName(schema, table);
  const kind = found?.[0]?.kind;
  if (!found || !kind) return [`there is no table ${name}`];
  if (kind !== 'r' && kind !== 'p') return [`${name} is not a table`];
  const byName = new Map(found.map((column) => [column.name, column]));
  const sent = new Set([...columns.map((column) => column.name), ...filled]);
  const wrong = columns.flatMap((column) => {
    const there = byName.get(column.name);
    if (!there) return [`${name} has no column ${column.name}`];
    if (there.generated) return [`${name}.${column.name} is a generated column now`];
    return column.type !== undefined && there.type !== column.type ? [`${name}.${column.name} is ${there.type}, not ${column.type}`] : [];
  });
  const missing = found
    .filter((column) => column.required && column.name !== null && !sent.has(column.name))
    .map((column) => `${name}.${column.name} must have a value and gets none`);
  return [...wrong, ...missing];
}

/** Inside the load's transaction; sets `search_path` for this query only, so that types print qualified. */
async function readColumns(client: Client, tables: readonly LoadTable[]): Promise<FoundColumn[]> {
  const [before] = (await client.query<{ path: string }>(`SELECT current_setting('search_path') AS path, set_config('search_path', 'pg_catalog', true)`)).rows;
  if (typeof before?.path !== 'string') throw new Problem('connection-failed', 'The target does not answer as Postgres does: it has no search_path.');
  const { rows } = await client.query<FoundColumn>(columnsSql, [tables.map((each) => each.schema), tables.map((each) => each.table)]);
  await client.query(`SELECT set_config('search_path', $1, true)`, [before.path]);
  return rows;
}

const columnsSql = /* SQL */ `
  select wanted.n::int as "table", c.relkind::text as kind, a.attname as name,
         format_type(a.atttypid, a.atttypmod) as type,
         a.attnotnull and not a.atthasdef and a.attidentity = '' as required, a.attgenerated <> '' as generated
  from unnest($1::text[], $2::text[]) with ordinality wanted(schema, name, n)
  left join pg_namespace ns on ns.nspname = wanted.schema
  left join pg_class c on c.relnamespace = ns.oid and c.relname = wanted.name
  left join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  order by wanted.n, a.attnum`;
