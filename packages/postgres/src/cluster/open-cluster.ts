import { chmod, chown, mkdtemp, realpath, rm } from 'node:fs/promises';
import type { ChildProcess } from 'node:child_process';
import { join, resolve } from 'node:path';
import { Problem } from '@seedbed/contract';
import { schemaCache, type SchemaCache } from '../sandbox/schema-cache.ts';
import { connect, type Connection } from '../sql/connect.ts';
import { quoteIdent } from '../sql/quote.ts';
import { findBinaries, type Binaries } from './binaries.ts';
import { createDatabase, dropDatabase, type DatabaseOptions } from './databases.ts';
import { freePort } from './free-port.ts';
import { initialize, SUPERUSER } from './initialize.ts';
import { claim, isOurs, livingOwner } from './owner.ts';
import { readPostmaster, stopStrayServer } from './postmaster.ts';
import { reachableBinaries, reachableDataDir, shortTemporaryRoot } from './reachable.ts';
import { findServerUser, type ServerUser } from './server-user.ts';
import { serverArguments, type Listening } from './settings.ts';
import { PortTaken, startServer } from './start-server.ts';
import { stopAtExit, stopServer } from './stop-server.ts';
import { sweepMovedData, sweepTemporary, TEMPORARY_PREFIX } from './sweep.ts';
import { watchOver } from './watchdog.ts';

export type ClusterOptions = {
  /** `control`: durable, TCP on 127.0.0.1. `throwaway`: a socket only, nothing is waited for or kept. */
  readonly kind: 'control' | 'throwaway';
  /** Kept between starts. A throwaway cluster without one lives in a temporary folder that goes with it. */
  readonly dataDir?: string;
  /** Control only: this port and no other. */
  readonly port?: number;
  /** Of another version than the one that comes with us. */
  readonly binaries?: Binaries;
};

/** A running Postgres of ours. `connection` is the superuser's, to the database `postgres`. */
export type Cluster = AsyncDisposable & {
  readonly kind: 'control' | 'throwaway';
  readonly connection: Connection;
  readonly pid: number;
  /** Throwaway only: schemas that are loaded already. */
  readonly schemas?: SchemaCache;
  createDatabase(name: string, options?: DatabaseOptions): Promise<Connection>;
  dropDatabase(name: string): Promise<void>;
  stop(): Promise<void>;
};

/** Starts the embedded Postgres of this platform; `await using` stops it. Throws a Problem that says what to do. */
export async function openCluster(options: ClusterOptions): Promise<Cluster> {
  const user = await findServerUser();
  const binaries = await reachableBinaries(options.binaries ?? (await findBinaries()), user);
  const temporaryRoot = await shortTemporaryRoot();
  await sweepTemporary(temporaryRoot, user);
  if (user) await sweepMovedData();
  const socketFolder = options.kind === 'throwaway' ? await makeTemporary(temporaryRoot, user) : undefined;
  try {
    const folder = options.dataDir === undefined && socketFolder ? socketFolder : await claimDataDir(requireDataDir(options), user);
    const password = await initialize(binaries, folder, user);
    const { child, listening } = await startListening(options, socketFolder, (at) =>
      startServer({
        binaries,
        user,
        folder,
        args: serverArguments(options.kind, join(folder, 'pgdata'), at),
        ...(options.kind === 'throwaway' && { memoryKb: THROWAWAY_MEMORY_KB }),
      }),
    );
    const cluster = runningCluster(options.kind, { child, listening, password, folder, socketFolder, user });
    if (options.kind === 'throwaway') await prepareThrowaway(cluster.connection);
    return cluster;
  } catch (error) {
    if (socketFolder) await rm(socketFolder, { recursive: true, force: true });
    throw error;
  }
}

const THROWAWAY_MEMORY_KB = 2 * 1024 * 1024;

const SCHEMAS_KEPT = 6;

/** What an earlier start left goes; the roles of the sandboxes enter their own database and no other. */
async function prepareThrowaway(connection: Connection): Promise<void> {
  await using client = await connect(connection);
  await client.query('REVOKE ALL ON DATABASE postgres, template1 FROM PUBLIC');
  const { rows } = await client.query<{ name: string }>(`SELECT datname AS name FROM pg_database WHERE datname LIKE 'sandbox\\_%'`);
  for (const { name } of rows) await client.query(`DROP DATABASE ${quoteIdent(name)} WITH (FORCE)`);
  const roles = await client.query<{ name: string }>(`SELECT rolname AS name FROM pg_roles WHERE rolname LIKE 'sandbox\\_%'`);
  for (const { name } of roles.rows) await client.query(`DROP ROLE ${quoteIdent(name)}`);
}

function requireDataDir(options: ClusterOptions): string {
  if (options.dataDir === undefined) throw new TypeError('a control cluster needs a dataDir');
  return resolve(options.dataDir);
}

async function makeTemporary(root: string, user: ServerUser | undefined): Promise<string> {
  const folder = await realpath(await mkdtemp(join(root, TEMPORARY_PREFIX)));
  await chmod(folder, 0o700);
  if (user) await chown(folder, user.uid, user.gid);
  await claim(folder);
  return folder;
}

/** One server for one data folder. What a killed Seedbed left running there is stopped first. */
async function claimDataDir(dataDir: string, user: ServerUser | undefined): Promise<string> {
  const folder = await reachableDataDir(dataDir, user);
  const other = (await livingOwner(folder)) ?? ((await isOurs(folder)) ? process.pid : undefined);
  if (other !== undefined && (await readPostmaster(join(folder, 'pgdata')))) {
    throw new Problem(
      'conflict',
      `The data folder ${dataDir} is in use by another Seedbed (process ${other}). Stop that one, or set SEEDBED_DATA_DIR to another folder.`,
      { facts: { dataDir, pid: other } },
    );
  }
  await stopStrayServer(join(folder, 'pgdata'));
  await claim(folder);
  return folder;
}

type Listened = { child: ChildProcess; listening: Listening };

async function startListening(options: ClusterOptions, socketFolder: string | undefined, start: (at: Listening) => Promise<ChildProcess>): Promise<Listened> {
  if (socketFolder) {
    const listening: Listening = { kind: 'socket', folder: socketFolder };
    return { child: await start(listening), listening };
  }
  for (let attempt = 1; ; attempt++) {
    try {
      const listening: Listening = { kind: 'tcp', port: await freePort(options.port) };
      return { child: await start(listening), listening };
    } catch (error) {
      const taken = error instanceof PortTaken || (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
      if (taken && options.port !== undefined)
        throw new Problem('conflict', `The port ${options.port} on 127.0.0.1 is taken by another program.`, { cause: error });
      if (!taken || attempt === 5) throw error;
    }
  }
}

type Parts = Listened & { password: string; folder: string; socketFolder: string | undefined; user: ServerUser | undefined };

function runningCluster(kind: Cluster['kind'], { child, listening, password, folder, socketFolder, user }: Parts): Cluster {
  const endWatch = watchOver({
    pid: child.pid!,
    pgdata: join(folder, 'pgdata'),
    user,
    signal: kind === 'control' ? 'INT' : 'QUIT',
    temporaryFolder: socketFolder,
  });
  const forget = stopAtExit({ child, signal: kind === 'control' ? 'SIGINT' : 'SIGQUIT', temporaryFolder: socketFolder });
  const connection: Connection = {
    ...(listening.kind === 'tcp' ? { host: '127.0.0.1', port: listening.port } : { host: listening.folder, port: 5432 }),
    user: SUPERUSER,
    password,
    database: 'postgres',
  };
  const stop = async (): Promise<void> => {
    endWatch();
    await stopServer(child);
    forget();
    await rm(join(folder, 'owner'), { force: true });
    if (socketFolder) await rm(socketFolder, { recursive: true, force: true });
  };
  return {
    kind,
    connection,
    pid: child.pid!,
    ...(kind === 'throwaway' && { schemas: schemaCache(SCHEMAS_KEPT) }),
    createDatabase: (name, databaseOptions) => createDatabase(connection, name, databaseOptions),
    dropDatabase: (name) => dropDatabase(connection, name),
    stop,
    [Symbol.asyncDispose]: stop,
  };
}
