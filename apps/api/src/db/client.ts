import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import type { Connection } from '@seedbed/postgres';

export type Database = NodePgDatabase & AsyncDisposable & { readonly pool: Pool };

/** A pool of sessions to our own database. */
export function openDatabase(connection: Connection): Database {
  const pool = new Pool({
    host: connection.host,
    port: connection.port,
    user: connection.user,
    database: connection.database,
    // As a function: with an empty password the driver would look for a password file.
    password: () => connection.password,
    ssl: connection.tls ?? false,
    application_name: 'seedbed-api',
    max: 10,
    connectionTimeoutMillis: 3_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 30_000,
  });
  // An idle session that the server ends is replaced at the next use; without a listener it would end the process.
  pool.on('error', () => undefined);
  // The pool listens to idle sessions alone: one that is taken, and between two statements just then, would end the process too.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return Object.assign(drizzle({ client: pool, casing: 'snake_case' }), { pool, [Symbol.asyncDispose]: () => pool.end() });
}
