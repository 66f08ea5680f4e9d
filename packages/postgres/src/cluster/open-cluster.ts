import type { ChildProcess } from 'node:child_process';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Problem } from '@seedbed/contract';
import { schemaCache, type SchemaCache } from '../sandbox/schema-cache.ts';
import { connect, type Connection } from '../sql/connect.ts';
import { findBinaries, type Binaries } from './binaries.ts';
import { claimDataDir } from './claim-data-dir.ts';
import { createDatabase, dropDatabase, type DatabaseOptions } from '../sql/databases.ts';
import { freePort } from './free-port.ts';
import { initialize, replacePassword, SUPERUSER } from './initialize.ts';
import { keepRunning, type ClusterState, type KeptRunning } from './keep-running.ts';
import { emptyThrowaway } from './empty-throwaway.ts';
import { endOrphans } from './orphans.ts';
import { release } from './owner.ts';
import { ownDataFolder, takeDataFolder, type PooledFolder } from './pool/data-pool.ts';
import { reachableBinaries, shortTemporaryRoot } from './reachable.ts';
import { serverProcess, type ServerProcess } from './server-process.ts';
import { findServerUser, type ServerUser } from './server-user.ts';
import { serverArguments } from './settings.ts';
import { PortTaken, startServer } from './start-server.ts';
import { sweepMovedData, sweepTemporary } from './sweep.ts';
import { makeTemporary, removeTemporary } from './temporary-folder.ts';

type ClusterOptions =
  /** Only a socket, without durability: its folder is removed with it. */
  | {
      readonly kind: 'throwaway';
      readonly binaries?: Binaries;
      /** Called when its process was started, which is before it accepts connections. */ readonly onSpawn?: () => void;
    }
  | {
      /** Durable, TCP on 127.0.0.1. */
      readonly kind: 'control';
      /** Persists between starts. */
      readonly dataDir: string;
      /** Exactly this port. */
      readonly port?: number;
      /** Receives one-sentence messages for the operator about a start that works nevertheless. */
      readonly notice?: (line: string) => void;
      /** For a version other than the bundled one. */
      readonly binaries?: Binaries;
    };

/**
 * A running Postgres server of ours, restarted if it exits unexpectedly. `connection` is the superuser's, to the
 * database `postgres`.
 */
export type Cluster = AsyncDisposable & {
  readonly kind: 'control' | 'throwaway';
  readonly connection: Connection;
  /** The postmaster's pid; changes after a restart. */
  readonly pid: number;
  readonly state: ClusterState;
  /** How often it exited unexpectedly, losing its current work. */
  readonly deaths: number;
  /** Throwaway only: schemas that are already loaded. */
  readonly schemas?: SchemaCache;
  /** Waits a little for a server that is restarting. Throws a Problem if it does not run. */
  running(): Promise<void>;
  createDatabase(name: string, options?: DatabaseOptions): Promise<Connection>;
  dropDatabase(name: string): Promise<void>;
  stop(): Promise<void>;
};

/** Starts the embedded Postgres of this platform; `await using` stops it. Throws a Problem with instructions. */
export async function openCluster(options: ClusterOptions): Promise<Cluster> {
  const user = await findServerUser();
  const binaries = await reachableBinaries(options.binaries ?? (await findBinaries()), user);
  return options.kind === 'control' ? openControl(options, binaries, user) : openThrowaway(options, binaries, user);
}

type ControlOptions = Extract<ClusterOptions, { kind: 'control' }>;
type ThrowawayOptions = Extract<ClusterOptions, { kind: 'throwaway' }>;

async function openControl({ dataDir, port: wantedPort, notice }: ControlOptions, binaries: Binaries, user: ServerUser | undefined): Promise<Cluster> {
  if (user) await sweepMovedData();
  const folder = await claimDataDir(resolve(dataDir), user);
  const pgdata = join(folder, 'pgdata');
  const serve = (child: ChildProcess): ServerProcess => serverProcess(child, { pgdata, user, durable: true, temporaryFolder: undefined });
  const startAt = async (port: number, signal?: AbortSignal): Promise<ServerProcess> =>
    serve(await startServer({ binaries, user, folder, args: serverArguments('control', pgdata, { kind: 'tcp', port }), signal }));
  let started: Started | undefined;
  try {
    const startOn = async (password: string): Promise<Connection> => {
      started = await startOnFreePort(wantedPort, startAt);
      return { host: '127.0.0.1', port: started.port, user: SUPERUSER, password, database: 'postgres' };
    };
    let connection = await startOn(await initialize(binaries, folder, user, notice));
    if (await refusesPassword(connection)) {
      await started!.server.stop();
      connection = await startOn(await replacePassword(binaries, folder, user));
    }
    // Callers keep this connection, so a restarted server uses the same port.
    const kept = keepRunning(started!.server, async (signal) => {
      await endOrphans(pgdata);
      return await startAt(connection.port, signal);
    });
    return cluster('control', connection, kept, () => release(folder));
  } catch (error) {
    await started?.server.stop();
    await release(folder);
    throw error;
  }
}

const THROWAWAY_MEMORY_KB = 2 * 1024 * 1024;
const SCHEMAS_KEPT = 6;
const EMPTIED_WITHIN_MS = 10_000;

async function openThrowaway({ onSpawn }: ThrowawayOptions, binaries: Binaries, user: ServerUser | undefined): Promise<Cluster> {
  const temporaryRoot = await shortTemporaryRoot();
  await sweepTemporary(temporaryRoot, user);
  // The folder of the socket: its path must be short, unlike the pool's.
  const folder = await makeTemporary(temporaryRoot, user);
  let taken: PooledFolder | undefined;
  let kept: KeptRunning | undefined;
  try {
    const data = (taken = (await takeDataFolder(binaries, user)) ?? (await ownDataFolder(binaries, folder, user)));
    const pgdata = join(data.folder, 'pgdata');
    const connection: Connection = { host: folder, port: 5432, user: SUPERUSER, password: data.password, database: 'postgres' };
    const schemas = schemaCache(SCHEMAS_KEPT);
    const start = async (signal?: AbortSignal): Promise<ServerProcess> => {
      const args = serverArguments('throwaway', pgdata, { kind: 'socket', folder });
      const child = await startServer({ binaries, user, folder: data.folder, args, memoryKb: THROWAWAY_MEMORY_KB, signal, onSpawn });
      return serverProcess(child, { pgdata, user, durable: false, temporaryFolder: folder });
    };
    const running = (kept = keepRunning(await start(), async (signal) => {
      schemas.forget();
      await endOrphans(pgdata);
      const server = await start(signal);
      try {
        await emptyThrowaway(connection);
      } catch (error) {
        await server.stop();
        throw error;
      }
      return server;
    }));
    const leave = async (): Promise<void> => {
      await (running.deaths() === 0 ? data.giveBack() : data.drop());
      await removeTemporary(folder);
    };
    return cluster(
      'throwaway',
      connection,
      {
        ...running,
        async stop() {
          const late = new AbortController();
          // A server that does not answer is stopped anyway; its folder is then not clean and is removed.
          await Promise.race([emptyThrowaway(connection).catch(() => {}), sleep(EMPTIED_WITHIN_MS, undefined, { signal: late.signal }).catch(() => {})]);
          late.abort();
          await running.stop();
        },
      },
      leave,
      schemas,
    );
  } catch (error) {
    await kept?.stop();
    await taken?.drop();
    await removeTemporary(folder);
    throw error;
  }
}

type Started = { server: ServerProcess; port: number };

async function startOnFreePort(wanted: number | undefined, startAt: (port: number) => Promise<ServerProcess>): Promise<Started> {
  for (let attempt = 1; ; attempt++) {
    try {
      const port = await freePort(wanted);
      return { server: await startAt(port), port };
    } catch (error) {
      const taken = error instanceof PortTaken || (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
      if (taken && wanted !== undefined) throw new Problem('conflict', `The port ${wanted} on 127.0.0.1 is taken by another program.`, { cause: error });
      if (!taken || attempt === 5) throw error;
    }
  }
}

/** A password file from a backup, or truncated by a full disk. */
async function refusesPassword(connection: Connection): Promise<boolean> {
  try {
    await using _client = await connect(connection);
    return false;
  } catch (error) {
    if ((error as { code?: string }).code === '28P01') return true;
    throw error;
  }
}

function cluster(kind: Cluster['kind'], connection: Connection, kept: KeptRunning, leave: () => Promise<void>, schemas?: SchemaCache): Cluster {
  const stop = async (): Promise<void> => {
    await kept.stop();
    await leave();
  };
  return {
    kind,
    connection,
    get pid() {
      return kept.pid();
    },
    get state() {
      return kept.state();
    },
    get deaths() {
      return kept.deaths();
    },
    ...(schemas && { schemas }),
    running: kept.running,
    createDatabase: (name, databaseOptions) => createDatabase(connection, name, databaseOptions),
    dropDatabase: (name) => dropDatabase(connection, name),
    stop,
    [Symbol.asyncDispose]: stop,
  };
}
