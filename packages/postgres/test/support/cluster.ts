import { inject } from 'vitest';
import './global-setup.ts';
import { createDatabase, dropDatabase } from '../../src/sql/databases.ts';
import { connect, type Connection, type OpenClient } from '../../src/sql/index.ts';

/** The server that the test run started for this worker: real Postgres 18, fsync off. */
export const testServer = (): { readonly connection: Connection } => ({ connection: inject('throwawayServers')[Number(process.env['VITEST_POOL_ID']) - 1]! });

let made = 0;

/**
 * An empty database with a superuser's session in it; both are closed with the block: `await using db = await
 * freshDatabase()`.
 */
export async function freshDatabase(ddl = ''): Promise<AsyncDisposable & { connection: Connection; client: OpenClient }> {
  const { connection: server } = testServer();
  const name = `test_${process.pid}_${Date.now().toString(36)}_${made++}`;
  const connection = await createDatabase(server, name);
  const client = await connect(connection);
  if (ddl) await client.query(ddl);
  return {
    connection,
    client,
    [Symbol.asyncDispose]: async () => {
      await client.end();
      await dropDatabase(server, name);
    },
  };
}
