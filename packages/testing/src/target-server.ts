import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openCluster, type Binaries, type Cluster } from '@seedbed/postgres/cluster';
import { connect, quoteIdent, quoteLiteral, type Connection, type OpenClient } from '@seedbed/postgres/sql';
import { copyTemplate } from './target-template.ts';

/** A real Postgres on 127.0.0.1 that plays the user's own: databases in it are targets. */
export type TargetServer = AsyncDisposable & {
  readonly cluster: Cluster;
  /** An empty database of its own. Its owner is the superuser, or a role that owns it and has no other right. */
  freshTarget(owner?: TargetOwner): Promise<Target>;
};

export type TargetOwner = 'superuser' | 'plain';

export type Target = AsyncDisposable & {
  /** postgres://user:password@127.0.0.1:port/database, as its owner. */
  readonly url: string;
  /** The owner's. */
  readonly connection: Connection;
  /** A superuser's session in it, for inspecting the loaded rows. */
  readonly client: OpenClient;
};

/** Within this process: servers are copies of one, so a server and a database name together identify a database. */
let made = 0;

/** `binaries`: for a version other than the bundled one. */
export async function openTargetServer(binaries?: Binaries): Promise<TargetServer> {
  const dataDir = await mkdtemp(join(process.env['SEEDBED_TEST_DATA'] ?? tmpdir(), 'seedbed-target-'));
  if (!binaries) await copyTemplate(dataDir);
  const cluster = await openCluster({ kind: 'control', dataDir, ...(binaries && { binaries }) });
  return {
    cluster,
    ...targetsOf(cluster),
    async [Symbol.asyncDispose]() {
      await cluster.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Targets on any server where `connection` is a superuser's. `prefix` begins the names of their databases and roles. */
export function targetsOf(server: Pick<Cluster, 'connection' | 'createDatabase' | 'dropDatabase'>, prefix = 'target'): Pick<TargetServer, 'freshTarget'> {
  return {
    async freshTarget(owner = 'superuser') {
      const name = `${prefix}_${++made}`;
      const plain = owner === 'plain' ? await plainRole(server, name) : undefined;
      const superuser = await server.createDatabase(name, plain && { owner: plain.user });
      const client = await connect(superuser);
      const connection = { ...superuser, ...plain };
      return {
        url: addressOf(connection),
        connection,
        client,
        async [Symbol.asyncDispose]() {
          await client.end();
          await server.dropDatabase(name);
          if (plain) await asSuperuser(server, `DROP ROLE ${quoteIdent(plain.user)}`);
        },
      };
    },
  };
}

/** A role with only the LOGIN privilege. */
async function plainRole(server: Pick<Cluster, 'connection'>, user: string): Promise<Pick<Connection, 'user' | 'password'>> {
  const password = 'plain';
  await asSuperuser(
    server,
    `CREATE ROLE ${quoteIdent(user)} LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION NOBYPASSRLS PASSWORD ${quoteLiteral(password)}`,
  );
  return { user, password };
}

async function asSuperuser(server: Pick<Cluster, 'connection'>, sql: string): Promise<void> {
  await using client = await connect(server.connection);
  await client.query(sql);
}

export function addressOf({ user, password, host, port, database }: Connection): string {
  return `postgres://${encodeURIComponent(user)}:${encodeURIComponent(password)}@${host}:${port}/${encodeURIComponent(database)}?sslmode=disable`;
}
