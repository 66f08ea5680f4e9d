import type { Client } from 'pg';
import { qualifiedName } from '@seedbed/contract';
import type { TableName } from '../sql/copy-statement.ts';

/**
 * Tables whose rows one session must send in order: those with triggers and rules, those under row security, and those
 * that refer to themselves, unless references are unchecked during the load (`free`). By qualified name.
 */
export async function wholeTables(
  client: Client,
  tables: readonly TableName[],
  { guarded, free }: { readonly guarded: ReadonlyMap<string, unknown>; readonly free: boolean },
): Promise<Set<string>> {
  const { rows } = await client.query<{ schema: string; table: string }>(wholeSql, [tables.map((each) => each.schema), tables.map((each) => each.table), free]);
  return new Set([...rows.map(({ schema, table }) => qualifiedName(schema, table)), ...guarded.keys()]);
}

/** $3: whether references are unchecked while rows arrive. */
const wholeSql = /* SQL */ `
  select n.nspname as schema, c.relname as "table"
  from unnest($1::text[], $2::text[]) wanted(schema, name)
  join pg_catalog.pg_namespace n on n.nspname = wanted.schema
  join pg_catalog.pg_class c on c.relnamespace = n.oid and c.relname = wanted.name
  where exists (select from pg_catalog.pg_trigger t where t.tgrelid = c.oid and not t.tgisinternal and t.tgenabled in ('O', 'A'))
     or exists (select from pg_catalog.pg_rewrite r where r.ev_class = c.oid)
     or not $3 and exists (select from pg_catalog.pg_constraint k where k.conrelid = c.oid and k.confrelid = c.oid)`;
