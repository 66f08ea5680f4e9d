import type { Client } from 'pg';
import { Problem, qualifiedName } from '@seedbed/contract';
import { quoteQualified } from '../sql/quote.ts';
import type { TableName } from '../sql/copy-statement.ts';
import { filledTables } from '../sql/filled-tables.ts';

/** Tables of a database by their OIDs, before a script runs that may create more. */
export async function tablesBefore(client: Client): Promise<readonly number[]> {
  const { rows } = await client.query<{ oid: number }>(`select oid::int8::float8 as oid from pg_catalog.pg_class where relkind in ('r', 'p') and oid >= 16384`);
  return rows.map(({ oid }) => oid);
}

/**
 * Removes the rows that a schema's own script created by calling a function: its INSERTs are omitted anyway, and generated rows replace
 * them. Returns the names of the tables that had some. Keeps all rows of tables that existed `before` (the script has IF NOT EXISTS);
 * throws Problem `target-mismatch` if one of these refers to a table that must be emptied.
 */
export async function leaveOutScriptRows(client: Client, tables: readonly TableName[], before: readonly number[] = []): Promise<string[]> {
  const filled = await filledTables(client, await madeSince(client, tables, before));
  if (filled.length === 0) return [];
  const { rows } = await client.query<{ schema: string; table: string }>(cascadeSql, [...namesOf(filled), before]);
  if (rows.length > 0) throw refers(rows[0]!);
  await client.query(`TRUNCATE ${filled.map(({ schema, table }) => quoteQualified(schema, table)).join(', ')} RESTART IDENTITY CASCADE`);
  return filled.map(({ schema, table }) => qualifiedName(schema, table));
}

async function madeSince(client: Client, tables: readonly TableName[], before: readonly number[]): Promise<readonly TableName[]> {
  if (before.length === 0) return tables;
  const { rows } = await client.query<{ place: number }>(madeSql, [...namesOf(tables), before]);
  return rows.map(({ place }) => tables[place - 1]!);
}

function refers({ schema, table }: { readonly schema: string; readonly table: string }): Problem {
  const name = qualifiedName(schema, table);
  return new Problem(
    'target-mismatch',
    `${name} was there before and refers to a table that the script makes and fills by code. Load into an empty database.`,
    {
      facts: { table: name },
    },
  );
}

const namesOf = (tables: readonly TableName[]): [string[], string[]] => [tables.map((each) => each.schema), tables.map((each) => each.table)];

const madeSql = /* SQL */ `
  select wanted.n::int as place
  from unnest($1::text[], $2::text[]) with ordinality wanted(schema, name, n)
  join pg_catalog.pg_namespace ns on ns.nspname = wanted.schema
  join pg_catalog.pg_class c on c.relnamespace = ns.oid and c.relname = wanted.name
  where c.oid <> all ($3::int8[]::oid[])
  order by 1`;

/** Other tables that TRUNCATE … CASCADE would empty, among the tables of $3. */
const cascadeSql = /* SQL */ `
  with recursive emptied(oid) as (
    select c.oid from unnest($1::text[], $2::text[]) wanted(schema, name)
    join pg_catalog.pg_namespace n on n.nspname = wanted.schema
    join pg_catalog.pg_class c on c.relnamespace = n.oid and c.relname = wanted.name
    union
    select next.oid from emptied e cross join lateral (
      select k.conrelid from pg_catalog.pg_constraint k where k.contype = 'f' and k.confrelid = e.oid
      union all select i.inhrelid from pg_catalog.pg_inherits i where i.inhparent = e.oid) next(oid)
  )
  select n.nspname::text as schema, c.relname::text as "table"
  from emptied e join pg_catalog.pg_class c on c.oid = e.oid join pg_catalog.pg_namespace n on n.oid = c.relnamespace
  where e.oid = any ($3::int8[]::oid[])
  order by 1, 2 limit 1`;
