import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { fileOf } from '@seedbed/postgres/entry';
import type { Database } from './client.ts';

const MIGRATIONS = fileURLToPath(fileOf('migrations', new URL('../../migrations', import.meta.url)));
/** Any number of our own; two servers that start together wait for each other on it. */
const LOCK = 7_033_120_185;

/** Brings our tables to the newest form. Safe when several servers start at once. */
export async function migrateDatabase(database: Database): Promise<void> {
  const client = await database.pool.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [LOCK]);
    await migrate(drizzle({ client }), { migrationsFolder: MIGRATIONS });
  } finally {
    await client.query('SELECT pg_advisory_unlock($1)', [LOCK]).catch(() => undefined);
    client.release();
  }
}
