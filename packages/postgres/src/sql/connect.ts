import type { Socket } from 'node:net';
import { Client, type ClientConfig } from 'pg';
import { boundedTypes } from '../wire/bounded-types.ts';
import { GuardedConnection } from '../wire/guarded-connection.ts';
import { CLOSE_TIMEOUT_MS, OWN_LIMITS, type WireLimits } from '../wire/limits.ts';
import { tellSteps, type SessionStep } from './session-steps.ts';

/** The address of a server and the user. `host` is a name, an address, or the folder of a socket. */
export type Connection = {
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly password: string;
  readonly database: string;
  /** Options for Node's `tls.connect`; absent: no TLS. */
  readonly tls?: Exclude<ClientConfig['ssl'], boolean | undefined>;
};

export type ConnectOptions = {
  readonly applicationName?: string;
  readonly timeoutMs?: number;
  /** Limits on what the server may send; without them the server is trusted like our own. */
  readonly limits?: WireLimits;
  /** Called at each step of opening the session. */
  readonly onStep?: (step: SessionStep) => void;
};

/** A `pg` client that is closed at the end of its block: `await using client = await connect(…)`. */
export type OpenClient = Client & AsyncDisposable;

/**
 * Opens one session. Uses only the given fields: reads no `PG*` variable and no password file. Whatever the server
 * sends, at worst the session ends: its queries reject, and the process continues.
 */
export async function connect(connection: Connection, options: ConnectOptions = {}): Promise<OpenClient> {
  const client = withoutPgEnvironment(() => new Client(clientConfig(connection, options)));
  // The next query notices a connection that dies while idle; without a listener it would end the process.
  client.on('error', () => {});
  if (options.onStep) tellSteps(client, options.onStep);
  try {
    await client.connect();
  } catch (error) {
    // Not `end`: it would wait for an answer from a server that may not be Postgres at all.
    socketOf(client).destroy();
    throw error;
  }
  return Object.assign(client, { [Symbol.asyncDispose]: () => farewell(client) });
}

/** Disconnects if the server does not close its side. */
async function farewell(client: Client): Promise<void> {
  const timer = setTimeout(() => socketOf(client).destroy(), CLOSE_TIMEOUT_MS);
  await client.end().catch(() => {});
  clearTimeout(timer);
}

/** The session's socket, which the driver hides: to count bytes, or to disconnect at once. */
export function socketOf(client: Client): Socket {
  return (client as unknown as { connection: { stream: Socket } }).connection.stream;
}

function clientConfig(connection: Connection, options: ConnectOptions): ClientConfig & { connection: GuardedConnection } {
  const wire = { ssl: connection.tls ?? false, keepAlive: true, keepAliveInitialDelayMillis: 10_000 };
  return {
    connection: new GuardedConnection({ ...wire, limits: options.limits ?? OWN_LIMITS }),
    types: boundedTypes,
    host: connection.host,
    port: connection.port,
    user: connection.user,
    database: connection.database,
    // As a function: with an empty password the driver would look for a password file.
    password: () => connection.password,
    ssl: wire.ssl,
    client_encoding: 'UTF8',
    application_name: options.applicationName ?? 'seedbed',
    connectionTimeoutMillis: options.timeoutMs ?? 10_000,
  };
}

function withoutPgEnvironment<T>(make: () => T): T {
  const kept = Object.entries(process.env).filter(([name]) => name.startsWith('PG'));
  for (const [name] of kept) delete process.env[name];
  try {
    return make();
  } finally {
    for (const [name, value] of kept) process.env[name] = value;
  }
}
