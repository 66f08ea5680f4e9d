import { Problem } from '@seedbed/contract';
import { quoteIdent, quoteQualified, type OpenClient } from '@seedbed/postgres/sql';
import { connectTarget, type Plan, type TablePlan } from '@seedbed/runner';
import { SESSIONS } from './sessions.ts';

/**
 * The rows of one table that a call wrote: by primary key, or without one by their physical position (ctid), which is
 * valid as long as nobody changes them.
 */
export type Written = { readonly table: TablePlan; readonly where: string; readonly keys: readonly (readonly string[])[]; readonly casts: readonly string[] };

/** Finds the rows that a transaction wrote. `xmin`: the transaction's number, as a condition on `t`; empty for tables that had no rows before. */
export async function rowsWritten(client: OpenClient, plan: Plan, xmin: string): Promise<Written[]> {
  const written: Written[] = [];
  const { rows: there } = await client.query<{ there: boolean }>(
    `SELECT to_regclass(name) IS NOT NULL AND has_table_privilege(name, 'SELECT') AS there FROM unnest($1::text[]) WITH ORDINALITY each(name, place) ORDER BY place`,
    [plan.tables.map((table) => quoteQualified(table.schema, table.table))],
  );
  for (const [at, table] of plan.tables.entries()) {
    if (!there[at]!.there) continue;
    const name = quoteQualified(table.schema, table.table);
    const key = table.primaryKey.length > 0 ? table.primaryKey.map((column) => `t.${quoteIdent(column)}`) : ['t.ctid', 't.xmin'];
    const { rows } = await client.query<{ key: string[]; casts: string[] }>(
      `SELECT ARRAY[${key.map((each) => `${each}::text`).join(', ')}] AS key, ARRAY[${key.map((each) => `pg_typeof(${each})::text`).join(', ')}] AS casts FROM ${name} t${xmin}`,
    );
    if (rows.length > 0) written.push({ table, where: key.join(', '), keys: rows.map((row) => row.key), casts: rows[0]!.casts });
  }
  return written;
}

/**
 * Removes the rows that a call wrote, of all tables in one statement, so that references among them do not matter. Passes over rows that
 * are already gone.
 */
export async function removeRows(url: string, written: readonly Written[]): Promise<void> {
  if (written.length === 0) return;
  await using client = await connectTarget(url, SESSIONS, 'seedbed test data');
  const parts = written.toReversed().map(({ table, where, casts }, at) => {
    const given = casts.map((cast, i) => `(k.key->>${i})::${cast}`).join(', ');
    return `d${at} AS (DELETE FROM ${quoteQualified(table.schema, table.table)} t USING json_array_elements($${at + 1}::json) k(key) WHERE (${where}) = (${given}))`;
  });
  try {
    await client.query(
      `WITH ${parts.join(', ')} SELECT 1`,
      written.toReversed().map(({ keys }) => JSON.stringify(keys)),
    );
  } catch (error) {
    const { code, table, detail } = error as { code?: string; table?: string; detail?: string };
    const message = error instanceof Error ? error.message : String(error);
    throw new Problem(
      'load-rejected',
      code === '23503'
        ? `cleanup: rows that were added later refer to rows of this test (${table ?? 'another table'}: ${detail ?? message}). Nothing was removed: delete those first.`
        : `cleanup: the database refused to remove the rows: ${message}. Nothing was removed.`,
      { cause: error },
    );
  }
}
