import type { Client } from 'pg';

/**
 * The OID of a type by the name that `format_type` prints with an empty `search_path`; its modifier (`(20)`) does not
 * matter.
 */
export type TypeOids = (name: string) => number | undefined;

/** Types of this database, whose OIDs binary COPY contains in arrays and composites. Inside a transaction. */
export async function readTypeOids(client: Client): Promise<TypeOids> {
  const path = await client.query<{ path: string }>(`SELECT current_setting('search_path') AS path, set_config('search_path', 'pg_catalog', true)`);
  const { rows } = await client.query<{ name: string; oid: string }>(typesSql);
  await client.query(`SELECT set_config('search_path', $1, true)`, [path.rows[0]!.path]);
  const oids = new Map(rows.map(({ name, oid }) => [name, Number(oid)]));
  return (name) => oids.get(name) ?? oids.get(name.replace(/\(\d+(?:,-?\d+)?\)/, ''));
}

/** Row types of tables are among them, for a column can be of one. */
const typesSql = /* SQL */ `
  select pg_catalog.format_type(t.oid, null) as name, t.oid::text as oid
  from pg_catalog.pg_type t
  where t.typtype <> 'p' and t.typisdefined`;
