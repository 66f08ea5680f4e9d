import { connect as connectSocket, createServer, type AddressInfo, type Socket } from 'node:net';
import { socketOf } from '@seedbed/postgres/sql';
import { openTargetServer } from '@seedbed/testing';
import { expect, test } from 'vitest';
import { openNotifier } from '../../src/db/notifier.ts';
import { openDatabase } from '../../src/db/client.ts';
import { isUnavailable } from '../../src/db/unavailable.ts';
import { gist, send } from '../support/send.ts';
import { SMALL_DDL, startServer } from '../support/running-server.ts';

test('P13: without our own database, calls that store nothing work; the others answer "not now"', async () => {
  await using server = await startServer();
  const call = (method: string, path: string, body?: unknown) => send(server.baseUrl, method, path, body);
  expect((await call('GET', '/ready')).status).toBe(200);
  await server.targets.cluster.stop();

  const ready = await call('GET', '/ready');
  expect([gist(ready).type, ready.status, ready.headers.get('retry-after')]).toEqual(['overloaded', 503, '2']);
  expect(ready.body).toMatchObject({ ready: false, checks: { database: 'not reachable', disk: 'ok' } });
  expect((await call('GET', '/health')).status).toBe(200);
  expect((await call('POST', '/api/v1/infer', { ddl: SMALL_DDL })).status).toBe(200);
  expect((await call('POST', '/api/v1/generate', { ddl: SMALL_DDL, table: 'users', rows: 2 })).status).toBe(200);
  expect((await call('GET', '/api/v1/generators')).status).toBe(200);
  const listed = await call('GET', '/api/v1/datasets');
  expect([gist(listed), listed.headers.get('retry-after')]).toEqual([{ type: 'overloaded', status: 503, at: [] }, '2']);
  expect(gist(await call('POST', '/api/v1/datasets', { name: 'x' }))).toMatchObject({ type: 'overloaded', status: 503 });
});

test('a session that ends between two statements fails its transaction, not the process', async () => {
  await using targets = await openTargetServer();
  await using target = await targets.freshTarget();
  await using database = openDatabase(target.connection);
  const unheard: unknown[] = [];
  const hear = (error: unknown): void => void unheard.push(error);
  process.on('uncaughtException', hear);
  const session = await database.pool.connect();
  await session.query('BEGIN');
  // Not `once` of node:events: it listens to errors itself.
  const ended = new Promise<void>((resolve) => session.once('end', resolve));
  await target.client.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'seedbed-api'`);
  await ended;
  process.off('uncaughtException', hear);
  const after = await session.query('SELECT 1').catch((error: Error) => error);
  session.release(true);
  expect(unheard).toEqual([]);
  expect(after).toBeInstanceOf(Error);
  expect((await database.pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
});

test('a session that ends before BEGIN is returned to the pool, and the pool can close', async () => {
  await using targets = await openTargetServer();
  await using target = await targets.freshTarget();
  const database = openDatabase(target.connection);
  for (let n = 0; n < 12; n++) {
    database.pool.once('acquire', (client) => socketOf(client).destroy());
    const failed: unknown = await database.transaction((transaction) => transaction.execute('select 1')).catch((error: unknown) => error);
    expect(isUnavailable(failed)).toBe(true);
  }
  expect((await database.transaction((transaction) => transaction.execute('select 1 as one'))).rows).toEqual([{ one: 1 }]);
  await expect(database.transaction((transaction) => transaction.execute('select 1 / 0'))).rejects.toThrow('select 1 / 0');
  expect([database.pool.totalCount, database.pool.idleCount]).toEqual([1, 1]);
  expect((await database.execute('show idle_in_transaction_session_timeout')).rows).toEqual([{ idle_in_transaction_session_timeout: '20s' }]);
  await database[Symbol.asyncDispose]();
  expect(database.pool.totalCount).toBe(0);
});

test('a database that hangs does not stop the pool or the notifier from closing', async () => {
  await using targets = await openTargetServer();
  await using target = await targets.freshTarget();
  let hangs = false;
  const sockets: Socket[] = [];
  const tunnel = createServer({ allowHalfOpen: true }, (socket) => {
    const onward = connectSocket({ port: target.connection.port, host: '127.0.0.1', allowHalfOpen: true });
    for (const [from, to] of [
      [socket, onward],
      [onward, socket],
    ] as const)
      // prettier-ignore
      sockets.push(from.on('error', () => undefined).on('data', (bytes: Buffer) => void (hangs || to.write(bytes))));
  });
  await new Promise<void>((resolve) => tunnel.listen(0, '127.0.0.1', resolve));
  const connection = { ...target.connection, port: (tunnel.address() as AddressInfo).port };
  const database = openDatabase(connection);
  const notifier = openNotifier(connection);
  await expect.poll(() => notifier.isHeard(), { timeout: 300_000 }).toBe(true);
  await database.execute('select 1');
  // From now on the other end neither answers nor closes.
  hangs = true;
  const waiting = Promise.allSettled([database.execute('select 2'), database.transaction((transaction) => transaction.execute('select 3'))]);
  await notifier[Symbol.asyncDispose]();
  await database[Symbol.asyncDispose]();
  expect((await waiting).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  for (const socket of sockets) socket.destroy();
  await new Promise((resolve) => tunnel.close(resolve));
});

test('sec-T5: our own database is refused as target and source, however its address is written', async () => {
  await using server = await startServer();
  const { user, password, port, database: own } = server.controlConnection;
  const addressAt = (host: string, at = port, database = own): string => `postgres://${user}:${password}@${host}:${at}/${database}?sslmode=disable`;
  const refused = { type: 'connection-refused-by-policy', status: 422, at: [] };
  for (const host of ['127.0.0.1', 'localhost', '127.1', '2130706433', '0x7f000001', '[::ffff:127.0.0.1]']) {
    for (const [path, body] of [
      ['/infer', { address: addressAt(host) }],
      ['/connections', { name: 'Own', address: addressAt(host) }],
      ['/datasets', { address: addressAt(host) }],
    ] as const)
      expect([host, path, gist(await send(server.baseUrl, 'POST', `/api/v1${path}`, body))]).toEqual([host, path, refused]);
  }

  // Through another port: only the server itself can identify itself.
  const tunnel = createServer((socket) => void socket.pipe(connectSocket(port, '127.0.0.1').on('error', () => socket.destroy())).pipe(socket));
  await new Promise<void>((resolve) => tunnel.listen(0, '127.0.0.1', resolve));
  const elsewhere = (tunnel.address() as AddressInfo).port;
  expect(gist(await send(server.baseUrl, 'POST', '/api/v1/infer', { address: addressAt('127.0.0.1', elsewhere) }))).toEqual(refused);
  const saved = await send(server.baseUrl, 'POST', '/api/v1/connections', { name: 'Tunnel', address: addressAt('127.0.0.1', elsewhere) });
  const tested = await send(server.baseUrl, 'POST', `/api/v1/connections/${saved.body.id}/test`);
  expect(tested.body.steps.at(-1)).toMatchObject({ ok: false, message: expect.stringContaining('keeps its own tables') });
  expect((await send(server.baseUrl, 'POST', '/api/v1/infer', { address: addressAt('127.0.0.1', elsewhere, 'postgres') })).status).toBe(200);
  await new Promise((resolve) => tunnel.close(resolve));
});
