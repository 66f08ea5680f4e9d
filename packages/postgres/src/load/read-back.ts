import type { Client, DatabaseError } from 'pg';
import { Problem, qualifiedName } from '@seedbed/contract';
import { quoteQualified } from '../sql/quote.ts';
import type { TableName } from '../sql/copy-statement.ts';
import type { Recheck } from './recheck.ts';

/** Rows of a table; null if this role may not read all of them, for lack of a privilege or because of row security. */
export type Counted = { readonly table: string; readonly rows: number | null };

declare const seen: unique symbol;

/**
 * The content of a load's tables in the target after the load. Only the functions of this file create one, from a
 * query, so everything derived from it (a successful run, reported rows) was read from the target.
 */
export type ReadBack = { readonly [seen]: true; readonly at: string; readonly tables: readonly (Counted & { readonly digest?: string })[] };

export type Reading = {
  readonly tables: readonly TableName[];
  /** Minimum row count of each table: counted in the transaction before its COMMIT, or accepted by COPY. Other tables are only counted. */
  readonly due: readonly Counted[];
  /** Of the session: policies may look at them. */
  readonly settings?: Readonly<Record<string, string>>;
};

/**
 * Counts the rows in a separate transaction, after the COMMIT of the load. Throws Problem `load-rejected` (`outcome:
 * committed`) if a table contains fewer than were committed.
 */
export async function readBack(client: Client, { tables, due, settings = {} }: Reading): Promise<ReadBack> {
  await client.query('BEGIN READ ONLY; SET LOCAL statement_timeout = 0');
  try {
    for (const setting of Object.entries(settings)) await client.query('SELECT pg_catalog.set_config($1, $2, true)', setting);
    return compared(await countTables(client, tables), due);
  } finally {
    await client.query('ROLLBACK').catch(() => {});
  }
}

/** The same for a load in parts, whose last step counted and summed up every table. */
export function readBackOf({ tables }: Recheck, due: readonly Counted[]): ReadBack {
  return compared(
    tables.map(({ table, rows, digest }) => ({ table, rows, digest })),
    due,
  );
}

/** Tables that are counted by one statement. */
const TOGETHER = 50;

/** Counts within the open transaction; skips tables that this role may not read completely. */
export async function countTables(client: Client, tables: readonly TableName[]): Promise<Counted[]> {
  const counted: Counted[] = [];
  for (let first = 0; first < tables.length; first += TOGETHER) {
    const some = tables.slice(first, first + TOGETHER);
    const together = await countTogether(client, some);
    if (together) counted.push(...together);
    else
      for (const table of some) counted.push(...((await countTogether(client, [table])) ?? [{ table: qualifiedName(table.schema, table.table), rows: null }]));
  }
  return counted;
}

/** Null if this role may not look at one of them. */
async function countTogether(client: Client, tables: readonly TableName[]): Promise<Counted[] | null> {
  const names = tables.map(({ schema, table }) => quoteQualified(schema, table));
  await client.query('SAVEPOINT seedbed_count');
  try {
    // Policies would show only some rows, or fail because of a missing setting.
    const security = await client.query<{ bound: boolean }>(
      'SELECT pg_catalog.row_security_active(name) AS bound FROM unnest($1::text[]) WITH ORDINALITY each(name, place) ORDER BY place',
      [names],
    );
    const whole = names.filter((_, at) => !security.rows[at]!.bound);
    const counts = whole.length === 0 ? undefined : await client.query<{ rows: string[] }>(`SELECT ARRAY[${whole.map((name) => `(SELECT count(*) FROM ${name})::text`).join(', ')}] AS rows`); // prettier-ignore
    await client.query('RELEASE SAVEPOINT seedbed_count');
    const found = new Map(whole.map((name, at) => [name, Number(counts!.rows[0]!.rows[at])]));
    return tables.map(({ schema, table }, at) => ({ table: qualifiedName(schema, table), rows: found.get(names[at]!) ?? null }));
  } catch (error) {
    if ((error as DatabaseError).code !== INSUFFICIENT_PRIVILEGE) throw error;
    await client.query('ROLLBACK TO SAVEPOINT seedbed_count; RELEASE SAVEPOINT seedbed_count');
    return null;
  }
}

const INSUFFICIENT_PRIVILEGE = '42501';

function compared(tables: ReadBack['tables'], due: readonly Counted[]): ReadBack {
  const found = new Map(tables.map(({ table, rows }) => [table, rows]));
  const fewer = due.flatMap(({ table, rows: least }) => {
    const rows = found.get(table);
    return typeof rows === 'number' && least !== null && rows < least ? [{ table, rows, committed: least }] : [];
  });
  if (fewer.length > 0) throw tooFew(fewer);
  return { at: new Date().toISOString(), tables } as unknown as ReadBack;
}

function tooFew(fewer: readonly { readonly table: string; readonly rows: number; readonly committed: number }[]): Problem {
  const each = fewer.slice(0, MAX_NAMED).map(({ table, rows, committed }) => `${table} holds ${rows} of ${committed} rows`);
  const more = fewer.length > MAX_NAMED ? `, and ${fewer.length - MAX_NAMED} more tables hold fewer` : '';
  return new Problem(
    'load-rejected',
    `The load was committed, but read back afterwards ${each.join(', ')}${more}. Another session removed them, or the server lost them. Look at these tables; mode truncate loads them afresh.`,
    { facts: { outcome: 'committed', tables: fewer } },
  );
}

const MAX_NAMED = 5;
