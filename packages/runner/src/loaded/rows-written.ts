import { countOf, firstOf, Problem } from '@seedbed/contract';
import { quoteIdent, quoteLiteral, quoteQualified, type OpenClient } from '@seedbed/postgres/sql';
import type { Plan } from '@seedbed/engine';

/**
 * The rows of one table that a call wrote: by primary key, or without one by their physical position (ctid), which is
 * valid as long as nobody changes them. JSON.
 */
export type Written = {
  readonly table: { readonly name: string; readonly schema: string; readonly table: string };
  readonly where: string;
  readonly keys: readonly (readonly string[])[];
  readonly casts: readonly string[];
};

/** The condition that a row `t` was written by the transaction of this number (`pg_current_xact_id()`). */
export function writtenBy(xid: string): string {
  return ` WHERE t.xmin = (${quoteLiteral(xid)}::numeric % 4294967296)::text::xid`;
}

/** Finds the rows that a transaction wrote. `xmin`: `writtenBy` it; empty for tables that had no rows before. */
export async function rowsWritten(client: OpenClient, plan: Plan, xmin: string): Promise<Written[]> {
  const written: Written[] = [];
  const { rows: there } = await client.query<{ there: boolean }>(
    `SELECT to_regclass(name) IS NOT NULL AND has_table_privilege(name, 'SELECT') AS there FROM unnest($1::text[]) WITH ORDINALITY each(name, place) ORDER BY place`,
    [plan.tables.map((table) => quoteQualified(table.schema, table.table))],
  );
  for (const [at, table] of plan.tables.entries()) {
    if (!there[at]!.there) continue;
    const name = quoteQualified(table.schema, table.table);
    // xid has no order, without which Postgres compares no rows of values.
    const key = table.primaryKey.length > 0 ? table.primaryKey.map((column) => `t.${quoteIdent(column)}`) : ['t.ctid', 't.xmin::text'];
    const { rows } = await client.query<{ key: string[]; casts: string[] }>(
      `SELECT ARRAY[${key.map((each) => `${each}::text`).join(', ')}] AS key, ARRAY[${key.map((each) => `pg_typeof(${each})::text`).join(', ')}] AS casts FROM ${name} t${xmin}`,
    );
    if (rows.length > 0)
      written.push({
        table: { name: table.name, schema: table.schema, table: table.table },
        where: key.join(', '),
        keys: rows.map((row) => row.key),
        casts: rows[0]!.casts,
      });
  }
  return written;
}

/**
 * Removes the rows that a call wrote, of all tables in one statement, so that references among them do not matter. Passes over rows that
 * are already gone. Rows of others that refer to them stop it, also where the reference would delete or change them: then nothing is
 * removed. Resolves with the number of rows by table. `what` and `whose` begin and end the sentence that refuses.
 */
export async function removeRows(
  client: OpenClient,
  written: readonly Written[],
  { what, whose }: { readonly what: string; readonly whose: string },
): Promise<number[]> {
  if (written.length === 0) return [];
  const refused = (why: string, cause?: unknown): Problem => new Problem('load-rejected', `${what}: ${why}`, { cause });
  await client.query('BEGIN');
  try {
    const theirs = await referringRows(client, written);
    if (theirs.length > 0)
      throw refused(`rows that were added later refer to rows of ${whose} (${firstOf(theirs, MAX_NAMED)}). Nothing was removed: delete those first.`);
    const parts = written.map((one, at) => `d${at} AS (DELETE FROM ${nameIn(one)} t USING ${keysIn(one, at)} RETURNING 1)`).toReversed();
    const { rows } = await client.query<{ counts: number[] }>(
      `WITH ${parts.join(', ')} SELECT ARRAY[${written.map((_, at) => `(SELECT count(*)::int FROM d${at})`).join(', ')}] AS counts`,
      written.map(({ keys }) => JSON.stringify(keys)),
    );
    await client.query('COMMIT');
    return rows[0]!.counts;
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {});
    if (error instanceof Problem) throw error;
    const { code, table, detail } = error as { code?: string; table?: string; detail?: string };
    const message = error instanceof Error ? error.message : String(error);
    throw code === '23503'
      ? refused(
          `rows that were added later refer to rows of ${whose} (${table ?? 'another table'}: ${detail ?? message}). Nothing was removed: delete those first.`,
          error,
        )
      : refused(`the database refused to remove the rows: ${message}. Nothing was removed.`, error);
  }
}

const MAX_NAMED = 5;

const nameIn = ({ table }: Written): string => quoteQualified(table.schema, table.table);

/** A join with the keys of parameter `at`, from 0. */
function keysIn({ where, casts }: Written, at: number): string {
  return `json_array_elements($${at + 1}::json) k(key) WHERE (${where}) = (${casts.map((cast, i) => `(k.key->>${i})::${cast}`).join(', ')})`;
}

/** Rows of others whose foreign keys lead to these rows, a line for each reference: `tickets.customer_id: 3 rows`. */
async function referringRows(client: OpenClient, written: readonly Written[]): Promise<string[]> {
  const { rows: references } = await client.query<{ parent: string; schema: string; child: string; columns: string[]; to: string[] }>(
    `SELECT c.confrelid::regclass::text AS parent, n.nspname::text AS schema, r.relname::text AS child,
       ARRAY(SELECT a.attname::text FROM unnest(c.conkey) WITH ORDINALITY k(num, at) JOIN pg_catalog.pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = k.num ORDER BY k.at) AS columns,
       ARRAY(SELECT a.attname::text FROM unnest(c.confkey) WITH ORDINALITY k(num, at) JOIN pg_catalog.pg_attribute a ON a.attrelid = c.confrelid AND a.attnum = k.num ORDER BY k.at) AS to
     FROM pg_catalog.pg_constraint c JOIN pg_catalog.pg_class r ON r.oid = c.conrelid JOIN pg_catalog.pg_namespace n ON n.oid = r.relnamespace
     WHERE c.contype = 'f' AND c.conparentid = 0 AND c.confrelid = ANY ($1::regclass[]) ORDER BY 2, 3, c.conname`,
    [written.map(nameIn)],
  );
  const { rows: names } = await client.query<{ name: string }>('SELECT each::regclass::text AS name FROM unnest($1::text[]) each', [written.map(nameIn)]);
  const found: string[] = [];
  for (const { parent, schema, child, columns, to } of references) {
    const at = names.findIndex(({ name }) => name === parent);
    const own = written.findIndex(({ table }) => table.schema === schema && table.table === child);
    const ours = own < 0 ? '' : ` AND (c.tableoid, c.ctid) NOT IN (SELECT t.tableoid, t.ctid FROM ${nameIn(written[own]!)} t, ${keysIn(written[own]!, 1)})`;
    const matching = columns.map((column, i) => `c.${quoteIdent(column)} = t.${quoteIdent(to[i]!)}`).join(' AND ');
    const { rows } = await client.query<{ rows: string }>(
      `SELECT count(*) AS rows FROM ${quoteQualified(schema, child)} c WHERE EXISTS (SELECT FROM ${nameIn(written[at]!)} t, ${keysIn(written[at]!, 0)} AND ${matching})${ours}`,
      [JSON.stringify(written[at]!.keys), ...(own < 0 ? [] : [JSON.stringify(written[own]!.keys)])],
    );
    const count = Number(rows[0]!.rows);
    if (count > 0) found.push(`${child}.${columns.join(', ')}: ${countOf(count, 'row')}`);
  }
  return found;
}
