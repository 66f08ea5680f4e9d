import type { ClientBase } from 'pg';
import { qualifiedName, type TrialTable } from '@seedbed/contract';

type Written = ReadonlyMap<string, { readonly inserted: number; readonly updated: number }>;

/** Rows written so far in this transaction, by table: the server counts them, dynamic SQL of triggers included. Partitions count for their root. */
export async function writtenSoFar(client: ClientBase): Promise<Written> {
  const { rows } = await client.query<{ schema: string; name: string; inserted: string; updated: string }>(writtenSql);
  return new Map(rows.map((row) => [qualifiedName(row.schema, row.name), { inserted: Number(row.inserted), updated: Number(row.updated) }]));
}

/** What was written between two looks, to other tables than `own`. */
export function writtenBetween(before: Written, after: Written, own: readonly string[]): TrialTable['writes'] {
  return [...after].flatMap(([table, now]) => {
    const then = before.get(table) ?? { inserted: 0, updated: 0 };
    const inserted = now.inserted - then.inserted;
    const updated = now.updated - then.updated;
    return own.includes(table) || inserted + updated === 0 ? [] : [{ table, inserted, updated }];
  });
}

const writtenSql = /* SQL */ `
  select n.nspname as schema, c.relname as name, sum(s.n_tup_ins)::text as inserted, sum(s.n_tup_upd)::text as updated
  from pg_catalog.pg_stat_xact_user_tables s
  join pg_catalog.pg_class leaf on leaf.oid = s.relid and leaf.relpersistence <> 't'
  join pg_catalog.pg_class c on c.oid = case when leaf.relispartition then pg_catalog.pg_partition_root(leaf.oid) else leaf.oid end
  join pg_catalog.pg_namespace n on n.oid = c.relnamespace
  where s.n_tup_ins + s.n_tup_upd > 0
  group by 1, 2`;
