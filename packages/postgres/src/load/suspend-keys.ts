import type { Client } from 'pg';
import { quoteIdent, quoteQualified } from '../sql/quote.ts';
import type { TableName } from './copy-statement.ts';

/** What was taken away, as the statements that make it again. */
export type SuspendedKeys = readonly string[];

/**
 * Takes foreign keys and plain indexes of the tables away: checked or built at once they cost a tenth of what they cost row by row.
 * Unique indexes, CHECKs and triggers stay. Where a trigger of the schema waits for the end of the transaction everything stays: it
 * would run with the keys away, which it may count on, and while it waits Postgres lets nobody change its table.
 */
export async function suspendKeys(client: Client, tables: readonly TableName[]): Promise<SuspendedKeys> {
  const names = [tables.map((each) => each.schema), tables.map((each) => each.table)];
  const waiting = await client.query<{ found: boolean }>(deferredTriggersSql, names);
  if (waiting.rows[0]!.found) return [];
  const indexes = await client.query<{ schema: string; name: string; definition: string }>(indexesSql, names);
  const keys = await client.query<{ schema: string; table: string; name: string; definition: string }>(foreignKeysSql, names);
  const drops = [
    ...keys.rows.map((key) => `ALTER TABLE ${quoteQualified(key.schema, key.table)} DROP CONSTRAINT ${quoteIdent(key.name)}`),
    ...indexes.rows.map((index) => `DROP INDEX ${quoteQualified(index.schema, index.name)}`),
  ];
  if (drops.length > 0) await client.query(drops.join(';\n'));
  return [
    ...indexes.rows.map((index) => index.definition),
    ...keys.rows.map((key) => `ALTER TABLE ${quoteQualified(key.schema, key.table)} ADD CONSTRAINT ${quoteIdent(key.name)} ${key.definition}`),
  ];
}

export async function restoreKeys(client: Client, suspended: SuspendedKeys): Promise<void> {
  for (const statement of suspended) await client.query(statement);
}

const deferredTriggersSql = /* SQL */ `
  select exists (
    select from unnest($1::text[], $2::text[]) wanted(schema, name)
    join pg_catalog.pg_namespace n on n.nspname = wanted.schema
    join pg_catalog.pg_class c on c.relnamespace = n.oid and c.relname = wanted.name
    join pg_catalog.pg_trigger t on t.tgrelid = c.oid and not t.tgisinternal and t.tgdeferrable and t.tgenabled in ('O', 'A')) as found`;

const indexesSql = /* SQL */ `
  select n.nspname as schema, ic.relname as name, pg_catalog.pg_get_indexdef(i.indexrelid) as definition
  from unnest($1::text[], $2::text[]) wanted(schema, name)
  join pg_catalog.pg_namespace n on n.nspname = wanted.schema
  join pg_catalog.pg_class c on c.relnamespace = n.oid and c.relname = wanted.name and c.relkind = 'r'
  join pg_catalog.pg_index i on i.indrelid = c.oid and not i.indisunique and not i.indisexclusion and not i.indisclustered and not i.indisreplident
  join pg_catalog.pg_class ic on ic.oid = i.indexrelid
  where pg_catalog.obj_description(i.indexrelid, 'pg_class') is null
  order by 1, 2`;

const foreignKeysSql = /* SQL */ `
  select n.nspname as schema, c.relname as "table", k.conname as name, pg_catalog.pg_get_constraintdef(k.oid) as definition
  from unnest($1::text[], $2::text[]) wanted(schema, name)
  join pg_catalog.pg_namespace n on n.nspname = wanted.schema
  join pg_catalog.pg_class c on c.relnamespace = n.oid and c.relname = wanted.name
  join pg_catalog.pg_constraint k on k.conrelid = c.oid and k.contype = 'f' and k.conparentid = 0
  order by 1, 2, 3`;
