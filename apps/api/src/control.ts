import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { checkAddress, connectToAddress, parseAddress, readOwnDatabase, type Address, type OwnDatabase, type PinnedAddress } from '@seedbed/postgres/address';
import { openCluster } from '@seedbed/postgres/cluster';
import { connect, type Connection, type OpenClient } from '@seedbed/postgres/sql';
import type { Config } from './config.ts';

const DATABASE = 'seedbed';

/** The Postgres with our own tables. */
export type Control = AsyncDisposable & {
  readonly connection: Connection;
  /** Servers of our own, which no user's connection may reach. */
  readonly own: readonly { readonly host: string; readonly port: number }[];
  /** If it is the operator's server: the only database on it that is ours. */
  readonly ownDatabase?: OwnDatabase;
};

/**
 * The operator's database, or an embedded server with its data in the data folder. Throws a Problem with instructions; `notice` gets
 * messages for the operator about a start that still works.
 */
export async function openControl(config: Pick<Config, 'databaseUrl' | 'dataDir'>, notice?: (line: string) => void): Promise<Control> {
  return config.databaseUrl === null ? openEmbedded(config.dataDir, notice) : openOutside(config.databaseUrl);
}

async function openEmbedded(dataDir: string, notice: ((line: string) => void) | undefined): Promise<Control> {
  await using opened = new AsyncDisposableStack();
  const cluster = opened.use(await openCluster({ kind: 'control', dataDir: join(dataDir, 'control'), ...(notice && { notice }) }));
  const { connection } = cluster;
  if (!(await hasDatabase(connection))) await cluster.createDatabase(DATABASE);
  const open = opened.move();
  return {
    connection: { ...connection, database: DATABASE },
    own: [{ host: connection.host, port: connection.port }],
    [Symbol.asyncDispose]: () => open.disposeAsync(),
  };
}

async function hasDatabase(connection: Connection): Promise<boolean> {
  await using client = await connect(connection);
  return (await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [DATABASE])).rows.length > 0;
}

const COMES_WITHIN_MS = 10_000;
/** The name does not resolve yet, nothing listens yet, or the server is starting or stopping. */
const NOT_YET: ReadonlySet<unknown> = new Set(['ENOTFOUND', 'EAI_AGAIN', 'ECONNREFUSED', 'ECONNRESET', '57P03']);

/** After a start of the whole machine the database may come later than we. */
async function connectWhenThere(requested: Address): Promise<{ address: PinnedAddress; client: OpenClient }> {
  const until = Date.now() + COMES_WITHIN_MS;
  for (;;) {
    try {
      const address = await checkAddress(requested, { local: true, allowed: [requested.host] });
      return { address, client: await connectToAddress(address) };
    } catch (error) {
      const { code } = ((error as Error).cause ?? error) as { code?: unknown };
      if (!NOT_YET.has(code) || Date.now() > until) throw error;
      await sleep(250);
    }
  }
}

/** The operator may name any server, this machine's own as well. */
async function openOutside(url: string): Promise<Control> {
  const { address, client } = await connectWhenThere(parseAddress(url));
  const { host, port, user, password, database } = address;
  const encrypted = (await client.query<{ ssl: boolean }>('SELECT ssl FROM pg_stat_ssl WHERE pid = pg_backend_pid()')).rows[0]?.ssl ?? false;
  const ownDatabase = await readOwnDatabase(client, address);
  await client.end();
  const strict = address.sslmode === 'verify-ca' || address.sslmode === 'verify-full';
  const tls = { rejectUnauthorized: strict, ...(address.sslmode === 'verify-ca' ? { checkServerIdentity: () => undefined } : {}) };
  return {
    connection: { host, port, user, password, database, ...(encrypted ? { tls } : {}) },
    own: [],
    ownDatabase,
    [Symbol.asyncDispose]: async () => undefined,
  };
}
