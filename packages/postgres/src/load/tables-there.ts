import type { Client } from 'pg';
import type { TableName } from '../sql/copy-statement.ts';

/** The tables that exist in the target. */
export async function tablesThere<T extends TableName>(client: Client, tables: readonly T[]): Promise<T[]> {
  const { rows } = await client.query<{ place: number }>(thereSql, [tables.map((each) => each.schema), tables.map((each) => each.table)]);
  return rows.map(({ place }) => tables[place - 1]!);
}

const thereSql = /* SQL */ `
  select wanted.n::int as place
  from unnest($1::text[], $2::text[]) with ordinality wanted(schema, name, n)
  join pg_catalog.pg_namespace ns on ns.nspname = wanted.schema
  join pg_catalog.pg_class c on c.relnamespace = ns.oid and c.relname = wanted.name and c.relkind in ('r', 'p')
  order by 1`;
