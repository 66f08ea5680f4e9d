import { Problem } from '@seedbed/contract';
import type { OpenClient } from '../sql/connect.ts';
import { bounded } from '../wire/bounded.ts';
import { isReport } from '../wire/server-problem.ts';
import { resolveHost, samePlace } from './addresses.ts';
import type { Address } from './parse-address.ts';

/** The database with our own tables, recognised under any address. */
export type OwnDatabase = {
  readonly ips: readonly string[];
  readonly port: number;
  readonly database: string;
  /** The server's identifier, shared only by its copies; null if the server does not report it. */
  readonly system: string | null;
};

export async function readOwnDatabase(client: OpenClient, { host, port, database }: Address): Promise<OwnDatabase> {
  return { ips: await resolveHost(host), port, database, system: (await identify(client))?.system ?? null };
}

export function isOwnDatabase(ips: readonly string[], { port, database }: Address, own: OwnDatabase): boolean {
  return port === own.port && database === own.database && ips.some((ip) => own.ips.some((each) => samePlace(ip, each)));
}

/**
 * The session may use another name, port or proxy, so it asks the server for its identity. Throws
 * `connection-refused-by-policy`.
 */
export async function refuseOwnSession(client: OpenClient, own: OwnDatabase | undefined): Promise<void> {
  if (!own || own.system === null) return;
  const found = await bounded(client, { what: 'What that server says of itself', bytes: 1024 * 1024, seconds: 10 }, () => identify(client));
  if (found?.system === own.system && found.database === own.database) throw ownRefused();
}

export function ownRefused(): Problem {
  return new Problem('connection-refused-by-policy', 'That is the database in which Seedbed keeps its own tables. Name another database.');
}

/** Undefined if the role lacks the privilege. */
async function identify(client: OpenClient): Promise<{ system: string; database: string } | undefined> {
  try {
    const { rows } = await client.query<{ system: string; database: string }>(
      'SELECT system_identifier::text AS system, current_database()::text AS database FROM pg_catalog.pg_control_system()',
    );
    return rows[0];
  } catch (error) {
    if (error instanceof Error && isReport(error)) return undefined;
    throw error;
  }
}
