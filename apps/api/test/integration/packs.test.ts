import { OWN_PACK_LIMITS, putPackRoute, type Pack } from '@seedbed/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { gist, send, type Answer } from '../support/send.ts';
import { startServer, type RunningServer } from '../support/running-server.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server[Symbol.asyncDispose]());

const call = (method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer> =>
  send(server.baseUrl, method, `/api/v1${path}`, body, headers);
const example = (): Pack => structuredClone(putPackRoute.examples.body);

test('a pack of one’s own is listed first, read back, used by inference, and removed', async () => {
  const ddl = 'CREATE TABLE batches (id bigint PRIMARY KEY, alloy_grade text NOT NULL);';
  const inferred = async (): Promise<string> => JSON.stringify((await call('POST', '/infer', { ddl, rows: 5 })).body.blueprint.tables);
  const before = await inferred();
  expect(before).not.toContain('CuZn37');

  const put = await call('PUT', '/packs/wire-works', example());
  expect(put).toMatchObject({ status: 200, body: { origin: 'own', pack: example() } });
  const { items } = (await call('GET', '/packs')).body;
  expect(items[0]).toMatchObject({ name: 'wire-works', origin: 'own', concepts: ['wire batch'], attributes: 3, examples: 2 });
  expect(items.find(({ name }: { name: string }) => name === 'hotel')).toMatchObject({ origin: 'built-in', updatedAt: null });
  const got = await call('GET', '/packs/wire-works');
  expect([got.body.pack, got.headers.get('etag')]).toEqual([example(), put.headers.get('etag')]);

  expect(await inferred()).toContain('CuZn37');
  const made = await call('POST', '/datasets', { ddl, rows: 5 });
  expect(made.status).toBe(201);
  expect(await call('DELETE', '/packs/wire-works')).toMatchObject({ status: 204 });
  expect(await inferred()).toBe(before);
  // The blueprint contains everything it needs.
  const rows = await call('GET', `/datasets/${made.body.dataset.id}/tables/batches/rows?limit=5`);
  expect(rows.body.rows.every(([, alloy]: string[]) => ['CuZn37', '316L'].includes(alloy!))).toBe(true);
});

test('a pack with the name of a built-in one replaces it until it is removed', async () => {
  const before = await call('GET', '/packs/hotel');
  expect(before.body).toMatchObject({ origin: 'built-in', updatedAt: null, pack: { pack: 'hotel' } });
  await call('PUT', '/packs/hotel', { ...example(), pack: 'hotel' });
  const { items } = (await call('GET', '/packs')).body;
  expect(items.filter(({ name }: { name: string }) => name === 'hotel')).toMatchObject([{ origin: 'own' }]);
  expect((await call('GET', '/packs/hotel')).body.pack.title).toBe('Wire works');
  await call('DELETE', '/packs/hotel');
  expect((await call('GET', '/packs/hotel')).body).toEqual(before.body);
  expect(gist(await call('DELETE', '/packs/hotel'))).toMatchObject({ type: 'not-found' });
});

test('errors are reported with their place, and nothing is stored', async () => {
  const wrong = example();
  wrong.concepts[0]!.rows[1] = { alloy: '316L', gauge: 99 };
  expect(gist(await call('PUT', '/packs/wire-works', wrong))).toEqual({ type: 'invalid-request', status: 400, at: ['/concepts/0/rows/1/gauge'] });
  const shape = await call('PUT', '/packs/wire-works', { ...example(), cues: ['Two Words'] });
  expect(gist(shape)).toMatchObject({ type: 'invalid-request', at: ['/cues/0'] });
  expect(gist(await call('PUT', '/packs/wire-drawing', example()))).toMatchObject({ type: 'invalid-request', at: ['/pack'] });
  expect(gist(await call('PUT', '/packs/Wire', example()))).toMatchObject({ status: 400 });
  expect(gist(await call('GET', '/packs/constructor'))).toMatchObject({ type: 'not-found' });
  expect(gist(await call('GET', '/packs/wire-works'))).toMatchObject({ type: 'not-found' });
  const large = example();
  large.concepts[0]!.rows = Array.from({ length: 60 }, (_, at) => ({ alloy: `${at}${'x'.repeat(390)}` }));
  large.concepts = Array.from({ length: 16 }, (_, at) => ({ ...large.concepts[0]!, concept: `wire batch ${at}`, tables: [`batch ${at}`] }));
  expect(gist(await call('PUT', '/packs/wire-works', large))).toMatchObject({ type: 'too-large' });
});

test('a caller with an older state changes nothing', async () => {
  const { headers } = await call('PUT', '/packs/wire-works', example());
  const first = headers.get('etag')!;
  const changed = { ...example(), title: 'Wire works, second' };
  expect((await call('PUT', '/packs/wire-works', changed, { 'if-match': first })).status).toBe(200);
  expect(gist(await call('PUT', '/packs/wire-works', example(), { 'if-match': first }))).toMatchObject({ type: 'precondition-failed' });
  expect(gist(await call('DELETE', '/packs/wire-works', undefined, { 'if-match': first }))).toMatchObject({ type: 'precondition-failed' });
  expect((await call('GET', '/packs/wire-works')).body.pack.title).toBe('Wire works, second');
  await call('DELETE', '/packs/wire-works');
});

test('the number of packs of a server is limited', async () => {
  const put = (at: number): Promise<Answer> => call('PUT', `/packs/own-${at}`, { ...example(), pack: `own-${at}` });
  for (let at = 0; at < OWN_PACK_LIMITS.count; at++) expect((await put(at)).status).toBe(200);
  expect(gist(await put(OWN_PACK_LIMITS.count))).toMatchObject({ type: 'too-large' });
  expect((await put(3)).status).toBe(200);
  for (let at = 0; at < OWN_PACK_LIMITS.count; at++) await call('DELETE', `/packs/own-${at}`);
});
