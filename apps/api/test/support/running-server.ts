import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient, type Client } from '@seedbed/client';
import type { Compute } from '@seedbed/runner/compute';
import { countMemoryFromNow } from '@seedbed/runner/threads';
import { openTargetServer, type Target, type TargetServer } from '@seedbed/testing';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../src/app.ts';
import { readConfig } from '../../src/config.ts';
import { openLog, type Log } from '../../src/log/open-log.ts';
import { openServices, type Services } from '../../src/services.ts';
import { closeWithin, DRAIN_MS } from '../../src/start/close-within.ts';

/** The whole API, listening, with its tables in a real Postgres that serves as users' target as well. */
export type RunningServer = AsyncDisposable & {
  readonly baseUrl: string;
  readonly port: number;
  readonly client: Client;
  readonly app: FastifyInstance;
  readonly services: Services;
  readonly targets: TargetServer;
  /** A superuser's session in the database of our own tables. */
  readonly control: Target['client'];
  /** Of that database, for another server of the same tables. */
  readonly databaseUrl: string;
  /** Its superuser's. */
  readonly controlConnection: Target['connection'];
  /** Reported errors without a caller. */
  readonly reported: unknown[];
};

export async function startServer(
  environment: Record<string, string> = {},
  compute?: Compute,
  log: Log = openLog('fatal'),
  clock?: () => Date,
): Promise<RunningServer> {
  // The runner of tests alone is larger than a server may become: its threads would end after each call.
  countMemoryFromNow();
  await using opened = new AsyncDisposableStack();
  const dataDir = await mkdtemp(join(tmpdir(), 'seedbed-api-'));
  opened.defer(() => rm(dataDir, { recursive: true, force: true }));
  const targets = opened.use(await openTargetServer());
  const control = await targets.freshTarget();
  opened.defer(() => control.client.end());
  const config = readConfig({ SEEDBED_PORT: '0', SEEDBED_DATA_DIR: dataDir, DATABASE_URL: control.url, ...environment });
  const reported: unknown[] = [];
  const services = opened.use(
    await openServices(config, { log, report: (error) => reported.push(error), ...(compute ? { compute } : {}), ...(clock ? { clock } : {}) }),
  );
  const app = await buildApp(services, config, log);
  // Like the product: otherwise a running answer, or a write that waits for a database, would delay the end.
  opened.defer(() => closeWithin(app, DRAIN_MS));
  opened.defer(() => services.beginStopping());
  await app.listen({ host: config.host, port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const baseUrl = `http://127.0.0.1:${port}`;
  const open = opened.move();
  return {
    baseUrl,
    port,
    client: createClient({ baseUrl }),
    app,
    services,
    targets,
    control: control.client,
    databaseUrl: control.url,
    controlConnection: control.connection,
    reported,
    [Symbol.asyncDispose]: () => open.disposeAsync(),
  };
}

/** A small schema with everything: keys, a reference, a check, a composite key. */
export const SMALL_DDL = `
CREATE TABLE users (id bigint PRIMARY KEY, email text UNIQUE NOT NULL, born date);
CREATE TABLE orders (id bigint PRIMARY KEY, user_id bigint NOT NULL REFERENCES users, total numeric(10,2) NOT NULL CHECK (total >= 0));
CREATE TABLE order_items (order_id bigint REFERENCES orders, line_no int, quantity int NOT NULL CHECK (quantity BETWEEN 1 AND 9), PRIMARY KEY (order_id, line_no));
`;
