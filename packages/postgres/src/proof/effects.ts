import type { ClientBase } from 'pg';
import { qualifiedName, type TrialTable } from '@seedbed/contract';
import { quoteQualifiedName } from '../sql/quote.ts';

type Written = ReadonlyMap<string, { readonly inserted: number; readonly updated: number }>;

/**
 * Rows written so far in this transaction, by table, from the server's counters, which include dynamic SQL of triggers.
 * Partitions count as their root.
 */
export async function writtenSoFar(client: ClientBase): Promise<Written> {
  const { rows } = await client.query<{ schema: string; name: string; inserted: string; updated: string }>(writtenSql);
  return new Map(rows.map((row) => [qualifiedName(row.schema, row.name), { inserted: Number(row.inserted), updated: Number(row.updated) }]));
}

/** Rows written to tables other than `own` between two counts. */
export function writtenBetween(before: Written, after: Written, own: readonly string[]): TrialTable['writes'] {
  return [...after].flatMap(([table, now]) => {
    const then = before.get(table) ?? { inserted: 0, updated: 0 };
    const inserted = now.inserted - then.inserted;
    const updated = now.updated - then.updated;
    return own.includes(table) || inserted + updated === 0 ? [] : [{ table, inserted, updated }];
  });
}

/** Tables where an INSERT may write elsewhere: they, or one of their partitions, have a trigger or a rule. */
export async function tablesWithCode(client: ClientBase): Promise<ReadonlySet<string>> {
  const { rows } = await client.query<{ schema: string; name: string }>(withCodeSql);
  return new Set(rows.map((row) => qualifiedName(row.schema, row.name)));
}

/** The root of a partition; any other table is itself. */
export async function wholeTable(client: ClientBase, name: string): Promise<string> {
  const { rows } = await client.query<{ schema: string; name: string }>(wholeSql, [quoteQualifiedName(name)]);
  return rows[0] ? qualifiedName(rows[0].schema, rows[0].name) : name;
}

const wholeSql = /* SQL */ `
  select n.nspname as schema, c.relname as name
  from pg_catalog.pg_class c join pg_catalog.pg_namespace n on n.oid = c.relnamespace
  where c.oid = pg_catalog.pg_partition_root(pg_catalog.to_regclass($1))`;

const root = (relation: string): string => `case when ${relation}.relispartition then pg_catalog.pg_partition_root(${relation}.oid) else ${relation}.oid end`;

const withCodeSql = /* SQL */ `
  select distinct n.nspname as schema, c.relname as name
  from (select tgrelid as oid from pg_catalog.pg_trigger where not tgisinternal
        union select ev_class from pg_catalog.pg_rewrite where ev_type = '3') code
  join pg_catalog.pg_class leaf on leaf.oid = code.oid
  join pg_catalog.pg_class c on c.oid = ${root('leaf')}
  join pg_catalog.pg_namespace n on n.oid = c.relnamespace`;

/** The view `pg_stat_xact_user_tables` without the many columns that are not needed. */
const writtenSql = /* SQL */ `
  select n.nspname as schema, c.relname as name, sum(s.inserted)::text as inserted, sum(s.updated)::text as updated
  from pg_catalog.pg_class leaf
  cross join lateral (select pg_catalog.pg_stat_get_xact_tuples_inserted(leaf.oid) as inserted, pg_catalog.pg_stat_get_xact_tuples_updated(leaf.oid) as updated) s
  join pg_catalog.pg_class c on c.oid = ${root('leaf')}
  join pg_catalog.pg_namespace n on n.oid = c.relnamespace
  where leaf.relkind = 'r' and leaf.relpersistence <> 't' and leaf.oid >= 16384 and s.inserted + s.updated > 0
  group by 1, 2`;
