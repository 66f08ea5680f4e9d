import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect, openCluster, type Cluster, type Connection, type OpenClient } from '@seedbed/postgres';

/** A real Postgres on 127.0.0.1 that plays the user's own: databases in it are targets. */
export type TargetServer = AsyncDisposable & {
  readonly cluster: Cluster;
  /** An empty database of its own. */
  freshTarget(): Promise<Target>;
};

export type Target = AsyncDisposable & {
  /** postgres://user:password@127.0.0.1:port/database */
  readonly url: string;
  readonly connection: Connection;
  /** A session in it, for looking at what was loaded. */
  readonly client: OpenClient;
};

export async function openTargetServer(): Promise<TargetServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'seedbed-target-'));
  const cluster = await openCluster({ kind: 'control', dataDir });
  let made = 0;
  return {
    cluster,
    async freshTarget() {
      const connection = await cluster.createDatabase(`target_${++made}`);
      const client = await connect(connection);
      return {
        url: addressOf(connection),
        connection,
        client,
        async [Symbol.asyncDispose]() {
          await client.end();
          await cluster.dropDatabase(connection.database);
        },
      };
    },
    async [Symbol.asyncDispose]() {
      await cluster.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

export function addressOf({ user, password, host, port, database }: Connection): string {
  return `postgres://${encodeURIComponent(user)}:${encodeURIComponent(password)}@${host}:${port}/${encodeURIComponent(database)}?sslmode=disable`;
}
