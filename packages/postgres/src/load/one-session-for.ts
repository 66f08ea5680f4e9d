import type { Client } from 'pg';
import { qualifiedName } from '@seedbed/contract';
import { filledTables, listed } from '../sql/filled-tables.ts';
import type { LoadOptions } from './prepare-load.ts';

/**
 * Why one session must load everything in one transaction: separate commits could not be undone exactly. Undefined if
 * they could. For existing tables; tables that the load creates are dropped as a whole.
 */
export async function oneSessionFor(client: Client, { create, mode, tables }: LoadOptions): Promise<string | undefined> {
  if (create) return create.statements.some(({ kind }) => CODE.has(kind)) ? 'code of the schema runs while rows come in' : undefined;
  const { rows } = await client.query<{ schema: string; table: string; why: string }>(whySql, [
    tables.map((each) => each.schema),
    tables.map((each) => each.table),
  ]);
  const first = rows[0];
  if (first) return `${first.why} ${qualifiedName(first.schema, first.table)}`;
  if (mode !== 'truncate') return undefined;
  // If a table does not exist, the load itself reports that and all other differences.
  const filled = await filledTables(client, tables).catch(() => []);
  return filled.length === 0
    ? undefined
    : `rows are there that come back if it fails, in ${listed(filled.map(({ schema, table }) => qualifiedName(schema, table)))}`;
}

const CODE: ReadonlySet<string> = new Set(['CreateTrigStmt', 'RuleStmt', 'CreateEventTrigStmt']);

/**
 * Code that writes elsewhere; rows that the session cannot see or delete; references from outside tables, which prevent
 * emptying; partitions without their partitioned table.
 */
const whySql = /* SQL */ `
  with tables as (
    select n.nspname as schema, c.relname as "table", c.oid, c.relkind, c.relispartition, c.relrowsecurity
    from unnest($1::text[], $2::text[]) wanted(schema, name)
    join pg_catalog.pg_namespace n on n.nspname = wanted.schema
    join pg_catalog.pg_class c on c.relnamespace = n.oid and c.relname = wanted.name
  ), whole as (
    select t.oid as root, t.schema, t."table", coalesce(p.relid::oid, t.oid) as oid
    from tables t left join lateral pg_catalog.pg_partition_tree(t.oid) p on t.relkind = 'p'
  )
  select schema, "table", why from (
    select schema, "table", 'triggers run on' as why from whole w
    where exists (select from pg_catalog.pg_trigger t where t.tgrelid = w.oid and not t.tgisinternal and t.tgenabled <> 'D')
    union all
    select schema, "table", 'rules rewrite what goes into' from tables t
    where exists (select from pg_catalog.pg_rewrite r where r.ev_class = t.oid)
    union all
    select schema, "table", 'row security binds this role in' from tables t where t.relrowsecurity and pg_catalog.row_security_active(t.oid)
    union all
    select schema, "table", 'this role may not read and empty' from tables t
    where not (pg_catalog.has_table_privilege(t.oid, 'SELECT') and pg_catalog.has_table_privilege(t.oid, 'TRUNCATE'))
    union all
    select schema, "table", 'a table outside of the load refers to' from whole w
    where exists (select from pg_catalog.pg_constraint k where k.contype = 'f' and k.confrelid = w.oid and k.conrelid not in (select oid from whole))
    union all
    select schema, "table", 'another table of the load holds' from whole w
    where w.oid <> w.root and exists (select from tables t where t.oid = w.oid)
  ) reasons
  limit 1`;
