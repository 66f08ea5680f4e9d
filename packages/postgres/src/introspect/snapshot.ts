import type { ClientBase } from 'pg';
import { Problem } from '@seedbed/contract';

const OLDEST = 140000;

/**
 * Runs `read` in one read-only snapshot with settings that qualify every name and normalize constants. Passes it
 * `server_version_num`. Restores the session's settings afterwards.
 */
export async function inSnapshot<T>(client: ClientBase, read: (version: number) => Promise<T>): Promise<T> {
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  try {
    await client.query(`SET LOCAL search_path = pg_catalog; SET LOCAL timezone = 'UTC'; SET LOCAL datestyle = 'ISO, YMD'; SET LOCAL intervalstyle = 'postgres';
      SET LOCAL bytea_output = 'hex'; SET LOCAL extra_float_digits = 1; SET LOCAL statement_timeout = '30s'; SET LOCAL jit = off; SET LOCAL quote_all_identifiers = off`);
    const { rows } = await client.query<{ version: number }>(`select current_setting('server_version_num')::int as version`);
    const version = rows[0]!.version;
    if (version < OLDEST)
      throw new Problem('connection-failed', `The server is PostgreSQL ${Math.floor(version / 10000)}; Seedbed reads 14 and newer.`, {
        facts: { serverVersion: version },
      });
    return await read(version);
  } finally {
    await client.query('ROLLBACK').catch(() => {});
  }
}
