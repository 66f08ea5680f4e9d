import type { ClientBase } from 'pg';
import { qualifiedName, type TrialReport } from '@seedbed/contract';

type Seen = { readonly scans: number; readonly rows: number; readonly read: number };

/** Fewer rows gone through than these are no matter at any size that a sample stands for. */
const WORTH_TELLING = 10_000;

/**
 * Looks which tables code goes through from end to end, from now on until the answer is asked for. Rows that are gone again count as passed, for the
 * transaction that deleted them comes by them ever after. Where an index would serve the trial takes it, so these are the walks that nothing saves.
 */
export async function watchWalks(client: ClientBase): Promise<() => Promise<NonNullable<TrialReport['walks']>>> {
  const before = await seenSoFar(client);
  return async () =>
    [...(await seenSoFar(client))].flatMap(([table, now]) => {
      const then = before.get(table) ?? { scans: 0, rows: 0, read: 0 };
      const walk = { table, passed: (now.scans - then.scans) * (now.rows - then.rows), read: now.read - then.read };
      return Math.max(walk.passed, walk.read) < WORTH_TELLING ? [] : [walk];
    });
}

async function seenSoFar(client: ClientBase): Promise<ReadonlyMap<string, Seen>> {
  const { rows } = await client.query<{ schema: string; name: string; scans: string; rows: string; read: string }>(walksSql);
  return new Map(rows.map((row) => [qualifiedName(row.schema, row.name), { scans: Number(row.scans), rows: Number(row.rows), read: Number(row.read) }]));
}

/**
 * An index of which scans read all rows is gone through as well, for an expression over each of them. Partitions count for their root.
 */
const walksSql = /* SQL */ `
  select n.nspname as schema, c.relname as name, max(s.scans)::text as scans, sum(s.rows)::text as rows, sum(s.read + i.read)::text as read
  from pg_catalog.pg_class leaf
  cross join lateral (
    select pg_catalog.pg_stat_get_xact_numscans(leaf.oid) as scans, pg_catalog.pg_stat_get_xact_tuples_inserted(leaf.oid) as rows,
           pg_catalog.pg_stat_get_xact_tuples_returned(leaf.oid) as read) s
  cross join lateral (
    select coalesce(sum(each.read) filter (where each.scans > 40 and each.read * 10 >= each.scans * s.rows * 9), 0) as read
    from (select pg_catalog.pg_stat_get_xact_numscans(x.indexrelid) as scans, pg_catalog.pg_stat_get_xact_tuples_returned(x.indexrelid) as read
          from pg_catalog.pg_index x where x.indrelid = leaf.oid) each) i
  join pg_catalog.pg_class c on c.oid = case when leaf.relispartition then pg_catalog.pg_partition_root(leaf.oid) else leaf.oid end
  join pg_catalog.pg_namespace n on n.oid = c.relnamespace
  where leaf.relkind = 'r' and leaf.relpersistence <> 't' and leaf.oid >= 16384 and s.rows > 0
  group by 1, 2`;
