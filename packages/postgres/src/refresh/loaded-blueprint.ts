import type { Client } from 'pg';

/** Our table in a target, made by a load of something else than its blueprint file says. The catalog leaves it out. */
export const LOADED_BLUEPRINT = 'seedbed.loaded_blueprint';

/** What a load made of a blueprint file. */
export type LoadedBlueprint = {
  /** SHA-256 of the file's blueprint. */
  readonly of: string;
  /** The blueprint as loaded, as JSON text; null if it is the file's. */
  readonly text: string | null;
};

/**
 * Within a transaction: records it, or removes an earlier record of the same file. Returns why it could not, such as a
 * missing right, and then changes nothing; null if it did.
 */
export async function recordLoaded(client: Client, { of, text }: LoadedBlueprint): Promise<string | null> {
  await client.query('SAVEPOINT seedbed_record');
  try {
    if (text !== null && !(await isThere(client))) await client.query(createSql);
    if (text !== null)
      await client.query(`INSERT INTO ${LOADED_BLUEPRINT} (file_sha256, blueprint) VALUES ($1, $2) ON CONFLICT (file_sha256) DO UPDATE SET blueprint = excluded.blueprint, at = excluded.at`, [of, text]); // prettier-ignore
    else if (await isThere(client)) await client.query(`DELETE FROM ${LOADED_BLUEPRINT} WHERE file_sha256 = $1`, [of]);
    await client.query('RELEASE SAVEPOINT seedbed_record');
    return null;
  } catch (error) {
    await client.query('ROLLBACK TO SAVEPOINT seedbed_record; RELEASE SAVEPOINT seedbed_record');
    return error instanceof Error ? error.message : String(error);
  }
}

/** The blueprint by which the target was loaded, if it differs from the file with this SHA-256; null if there is no record, or it cannot be read. */
export async function findLoaded(client: Client, of: string): Promise<string | null> {
  const { rows: may } = await client.query<{ may: boolean }>(
    `SELECT coalesce(has_schema_privilege(n.oid, 'USAGE') AND has_table_privilege(c.oid, 'SELECT'), false) AS may
     FROM pg_catalog.pg_namespace n JOIN pg_catalog.pg_class c ON c.relnamespace = n.oid WHERE format('%s.%s', n.nspname, c.relname) = $1`,
    [LOADED_BLUEPRINT],
  );
  if (!may[0]?.may) return null;
  const { rows } = await client.query<{ blueprint: string }>(`SELECT blueprint FROM ${LOADED_BLUEPRINT} WHERE file_sha256 = $1`, [of]);
  return rows[0]?.blueprint ?? null;
}

async function isThere(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ there: boolean }>(`SELECT pg_catalog.to_regclass('${LOADED_BLUEPRINT}') IS NOT NULL AS there`);
  return rows[0]!.there;
}

const createSql = `CREATE SCHEMA IF NOT EXISTS seedbed;
  CREATE TABLE ${LOADED_BLUEPRINT} (file_sha256 text PRIMARY KEY, blueprint text NOT NULL, at timestamptz NOT NULL DEFAULT now());
  COMMENT ON TABLE ${LOADED_BLUEPRINT} IS 'Of Seedbed: blueprints by which rows were loaded with other options than their file has. "seedbed refresh" and "seedbed slide" find the rows by them. Can be dropped if neither is used.'`;
