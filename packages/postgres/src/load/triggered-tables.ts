import type { Client } from 'pg';
import { qualifiedName } from '@seedbed/contract';
import { quoteQualified } from '../sql/quote.ts';
import type { TableName } from '../sql/copy-statement.ts';

/** Tables with triggers of the schema, which may read any table for each row: by qualified name. */
export async function triggeredTables(client: Client, tables: readonly TableName[]): Promise<ReadonlySet<string>> {
  const { rows } = await client.query<{ schema: string; table: string }>(triggeredSql, [tables.map((each) => each.schema), tables.map((each) => each.table)]);
  return new Set(rows.map(({ schema, table }) => qualifiedName(schema, table)));
}

/**
 * Functions cache their query plans from when the tables were empty, and would scan whole tables for each row. New statistics make the
 * server plan again. Within the transaction; skips tables that cannot be analyzed.
 */
export async function refreshStatistics(client: Client, tables: readonly TableName[]): Promise<void> {
  if (tables.length === 0) return;
  const names = tables.map(({ schema, table }) => quoteQualified(schema, table)).join(', ');
  await client.query('SAVEPOINT seedbed_analyze');
  await client.query(`ANALYZE ${names}`).catch(() => client.query('ROLLBACK TO SAVEPOINT seedbed_analyze'));
  await client.query('RELEASE SAVEPOINT seedbed_analyze');
}

const triggeredSql = /* SQL */ `
  select n.nspname as schema, c.relname as "table"
  from unnest($1::text[], $2::text[]) wanted(schema, name)
  join pg_catalog.pg_namespace n on n.nspname = wanted.schema
  join pg_catalog.pg_class c on c.relnamespace = n.oid and c.relname = wanted.name
  where exists (select from pg_catalog.pg_trigger t where t.tgrelid = c.oid and not t.tgisinternal and t.tgenabled in ('O', 'A'))`;
