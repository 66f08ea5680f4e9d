import type { Client } from 'pg';

/** A table as it is now. */
export type TableShape = {
  readonly schema: string;
  readonly name: string;
  readonly columns: readonly { readonly name: string; /** As blueprints write it. */ readonly type: string }[];
};

/** The tables of these schemas that people made: no partitions, and none of an extension. */
export async function tableShapes(client: Client, schemas: readonly string[]): Promise<TableShape[]> {
  const [before] = (await client.query<{ path: string }>(`SELECT current_setting('search_path') AS path, set_config('search_path', 'pg_catalog', true)`)).rows;
  const { rows } = await client.query<TableShape>(
    `SELECT n.nspname::text AS schema, c.relname::text AS name,
       (SELECT coalesce(json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) ORDER BY a.attnum), '[]') FROM pg_attribute a WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped) AS columns
     FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
     WHERE n.nspname = ANY ($1) AND c.relkind IN ('r', 'p') AND NOT c.relispartition
       AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.classid = 'pg_class'::regclass AND d.objid = c.oid AND d.deptype = 'e')
     ORDER BY 1, 2`,
    [schemas],
  );
  await client.query(`SELECT set_config('search_path', $1, true)`, [before!.path]);
  return rows;
}
