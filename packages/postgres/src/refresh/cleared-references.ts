import type { Client } from 'pg';
import type { TableName } from '../sql/copy-statement.ts';
import { quoteIdent, quoteQualified } from '../sql/quote.ts';

type Found = { schema: string; name: string; columns: string[]; keys: string[]; cleared: string[] };

/**
 * For columns that ON DELETE SET NULL clears: the condition that this happened to a row `t` that was generated as `m`:
 * the column is NULL, and the row it referred to is gone. `staged`: columns that both rows have.
 */
export async function clearedReferences(client: Client, { schema, table }: TableName, staged: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { rows } = await client.query<Found>(clearingSql, [quoteQualified(schema, table)]);
  const conditions = rows
    .filter(({ columns }) => columns.every((name) => staged.includes(name)))
    .flatMap((key) => {
      const on = key.columns.map((name, i) => `p.${quoteIdent(key.keys[i]!)} = m.${quoteIdent(name)}`).join(' AND ');
      const gone = `NOT EXISTS (SELECT FROM ${quoteQualified(key.schema, key.name)} p WHERE ${on})`;
      return key.cleared.map((name) => [name, `(t.${quoteIdent(name)} IS NULL AND m.${quoteIdent(name)} IS NOT NULL AND ${gone})`] as const);
    });
  return new Map([...Map.groupBy(conditions, ([name]) => name)].map(([name, all]) => [name, all.map(([, condition]) => condition).join(' OR ')]));
}

/** `cleared`: all columns, or those in ON DELETE SET NULL (…), since Postgres 15. */
const clearingSql = /* SQL */ `
  with keys as (
    select k.conrelid, k.conkey, k.confrelid, k.confkey,
           coalesce((select array_agg(x::int2) from jsonb_array_elements_text(nullif(to_jsonb(k) -> 'confdelsetcols', 'null')) x), k.conkey) as cleared
    from pg_catalog.pg_constraint k where k.conrelid = $1::regclass and k.contype = 'f' and k.confdeltype = 'n'
  )
  select n.nspname::text as schema, c.relname::text as name,
         array(select a.attname::text from unnest(k.conkey) with ordinality u(num, i) join pg_catalog.pg_attribute a on a.attrelid = k.conrelid and a.attnum = u.num order by i) as columns,
         array(select a.attname::text from unnest(k.confkey) with ordinality u(num, i) join pg_catalog.pg_attribute a on a.attrelid = k.confrelid and a.attnum = u.num order by i) as keys,
         array(select a.attname::text from unnest(k.cleared) u(num) join pg_catalog.pg_attribute a on a.attrelid = k.conrelid and a.attnum = u.num) as cleared
  from keys k join pg_catalog.pg_class c on c.oid = k.confrelid join pg_catalog.pg_namespace n on n.oid = c.relnamespace`;
