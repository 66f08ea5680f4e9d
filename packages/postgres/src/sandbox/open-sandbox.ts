import { randomBytes } from 'node:crypto';
import { LIMITS, type TrialReport } from '@seedbed/contract';
import { createDatabase, dropDatabase } from '../sql/databases.ts';
import { connect, type Connection, type OpenClient } from '../sql/connect.ts';
import { quoteIdent, quoteLiteral } from '../sql/quote.ts';
import type { SchemaCache } from './schema-cache.ts';

/**
 * A database of the throwaway server, and the only role that may enter it: owner of this database, without other
 * privileges.
 */
export type Sandbox = AsyncDisposable & {
  /** The superuser, in the database `postgres`. */
  readonly server: Connection;
  /** The superuser's session that watches it, in the database `postgres`; open as long as the sandbox. */
  readonly keeper: OpenClient;
  /** Whether the server in which it was opened still runs. */
  isThere(): boolean;
  /** The unprivileged owner, in the sandbox. Everything from a user runs as this role. */
  readonly owner: Connection;
  /**
   * Postgres' reports on samples that it accepted completely, by blueprint: the same rows in the same empty schema.
   * Kept as long as the sandbox.
   */
  readonly samples: Map<string, { readonly report: TrialReport; /** Milliseconds in this process. */ readonly at: number }>;
};

export type ThrowawayServer = {
  readonly connection: Connection;
  /** If set, caches loaded schemas for the next caller. */
  readonly schemas?: SchemaCache;
  /** Part of the names of its sandboxes, to find them after their process has ended. */
  readonly mark?: string;
};

export async function openSandbox({ connection: server, mark }: ThrowawayServer): Promise<Sandbox> {
  const name = `${mark === undefined ? PREFIX : prefixOf(mark)}${randomBytes(8).toString('hex')}`;
  const password = randomBytes(18).toString('base64url');
  const keeper = await connect(server, { applicationName: 'seedbed keeper' });
  let isThere = true;
  keeper.once('end', () => void (isThere = false));
  const drop = async (): Promise<void> => {
    await using session = isThere ? keeper : await connect(server);
    await dropDatabase(server, name, session);
    await session.query(`DROP ROLE IF EXISTS ${quoteIdent(name)}`);
  };
  try {
    // Only a superuser may change this limit, so the script cannot lift it.
    await keeper.query(
      `CREATE ROLE ${quoteIdent(name)} LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION NOBYPASSRLS CONNECTION LIMIT 16 PASSWORD ${quoteLiteral(password)};
       ALTER ROLE ${quoteIdent(name)} SET temp_file_limit = '${Math.floor(LIMITS.trial.bytes / 1024)}kB'`,
    );
    await createDatabase(server, name, { owner: name }, keeper);
    await closeToOthers(keeper, name);
  } catch (error) {
    await drop();
    throw error;
  }
  const owner = { ...server, database: name, user: name, password };
  return { server, keeper, isThere: () => isThere, owner, samples: new Map(), [Symbol.asyncDispose]: drop };
}

/** Drops the sandboxes that were opened with the mark, and ends their sessions. */
export async function dropSandboxes(server: Connection, mark: string): Promise<void> {
  await using client = await connect(server);
  const { rows } = await client.query<{ name: string }>('SELECT rolname AS name FROM pg_roles WHERE starts_with(rolname, $1)', [prefixOf(mark)]);
  for (const { name } of rows) {
    await dropDatabase(server, name, client);
    await client.query(`DROP ROLE IF EXISTS ${quoteIdent(name)}`);
  }
}

const PREFIX = 'sandbox_';

function prefixOf(mark: string): string {
  return `${PREFIX}${mark}_`;
}

async function closeToOthers(client: OpenClient, database: string): Promise<void> {
  await client.query(`REVOKE ALL ON DATABASE ${quoteIdent(database)} FROM PUBLIC`);
}
