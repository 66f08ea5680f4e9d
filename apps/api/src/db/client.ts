import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { Pool, type PoolClient } from 'pg';
import { socketOf, type Connection } from '@seedbed/postgres/sql';

export type Database = NodePgDatabase & AsyncDisposable & { readonly pool: Pool };

/** The server ends a statement after this. */
const STATEMENT_MS = 30_000;
/** A server that does not answer at all is abandoned a little later, on our side. */
const SILENT_MS = STATEMENT_MS + 5_000;
/** The server ends a session of ours that does nothing in the middle of a transaction: its process was stopped, and others wait for its locks. */
const IDLE_MS = 20_000;
/** Cuts sessions that have not ended this long after the request. */
const END_MS = 5_000;

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
    statement_timeout: STATEMENT_MS,
    query_timeout: SILENT_MS,
    idle_in_transaction_session_timeout: IDLE_MS,
  });
  const clients = new Set<PoolClient>();
  // The next use replaces an idle session that the server ended; without a listener the event would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    clients.add(client);
    // The pool listens only on idle sessions: an error on a session in use, between two statements, would also end the process.
    client.on('error', () => undefined);
    client.once('end', () => clients.delete(client));
  });
  const options = { casing: 'snake_case' } as const;
  return Object.assign(drizzle({ client: pool, ...options }), {
    pool,
    // Drizzle's own implementation keeps the session forever if BEGIN fails: ten such failures exhaust the pool, and
    // the first one prevents it from ending.
    transaction: ((work, config) => inSession(pool, (client) => drizzle({ client, ...options }).transaction(work, config))) as NodePgDatabase['transaction'],
    [Symbol.asyncDispose]: () => endWithin(pool, clients, END_MS),
  });
}

/** Lends a session, which always returns to the pool, or is closed if a transaction is still open in it. */
async function inSession<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    return await work(client);
  } finally {
    client.release(client.getTransactionStatus() !== 'I');
  }
}

/** Ends the pool, without waiting for a server that is gone or hangs. */
async function endWithin(pool: Pool, clients: ReadonlySet<PoolClient>, milliseconds: number): Promise<void> {
  let cut: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    cut = setTimeout(() => {
      for (const client of clients) socketOf(client).destroy();
      resolve();
    }, milliseconds);
  });
  await Promise.race([pool.end(), late]);
  clearTimeout(cut);
}
