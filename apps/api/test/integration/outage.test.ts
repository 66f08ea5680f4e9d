import { expect, test } from 'vitest';
import { gist, send } from '../support/send.ts';
import { SMALL_DDL, startServer } from '../support/running-server.ts';

test('P13: without our own database, what stores nothing works on; the rest says "not now"', async () => {
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

test('our own database is no target and no source', async () => {
  await using server = await startServer();
  const { user, password, port } = server.targets.cluster.connection;
  const address = `postgres://${user}:${password}@127.0.0.1:${port}/target_1?sslmode=disable`;
  for (const [path, body] of [
    ['/infer', { address }],
    ['/connections', { name: 'Own', address }],
    ['/datasets', { address }],
  ] as const) {
    expect(gist(await send(server.baseUrl, 'POST', `/api/v1${path}`, body))).toEqual({ type: 'connection-refused-by-policy', status: 422, at: [] });
  }
});
