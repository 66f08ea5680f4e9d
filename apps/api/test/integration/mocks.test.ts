import { setTimeout } from 'node:timers/promises';
import type { Mock } from '@seedbed/contract';
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SMALL_DDL, startServer, type RunningServer } from '../support/running-server.ts';
import { send } from '../support/send.ts';

let server: RunningServer;
let datasetId: string;

beforeAll(async () => {
  server = await startServer();
  datasetId = await dataset('Served');
});
afterAll(() => server?.[Symbol.asyncDispose]());

async function dataset(name: string): Promise<string> {
  const { body } = await send(server.baseUrl, 'POST', '/api/v1/datasets', { name, ddl: SMALL_DDL, rows: 50, prove: 'later' });
  return body.dataset.id;
}

async function serve(settings: object = {}, of = datasetId): Promise<Mock & { readonly url: string }> {
  const { status, body } = await send<Mock>(server.baseUrl, 'POST', '/api/v1/mocks', { datasetId: of, ...settings });
  expect([status, body]).toEqual([201, expect.objectContaining({ on: true })]);
  return { ...body, url: server.baseUrl + body.path };
}

const change = (mock: Mock, changes: object) => send<Mock>(server.baseUrl, 'PATCH', `/api/v1/mocks/${mock.id}`, changes);
const requests = async ({ id }: Mock, query = '') => (await send(server.baseUrl, 'GET', `/api/v1/mocks/${id}/requests${query}`)).body.items;
const emailOf = async ({ url }: { url: string }, id: number) => (await send(url, 'GET', `/users?id=eq.${id}&select=email`)).body[0]?.email;

test('supabase-js reads and writes a mock of a dataset: it has the dataset’s rows, and keeps writes until a reset', async () => {
  const mock = await serve();
  expect(mock).toMatchObject({ name: 'Served', dialect: 'postgrest', readOnly: false, visibility: 'public', revision: null });
  expect(mock.path).toMatch(/^\/mock\/served-[2-9a-z]{16}$/);
  const supabase = createClient(mock.url, 'any-key');
  const { body: rows } = await send(server.baseUrl, 'GET', `/api/v1/datasets/${datasetId}/tables/users/rows?limit=3`);
  const first = await supabase.from('users').select('id, email').order('id').limit(3);
  expect(first.data!.map(({ id, email }) => [String(id), email])).toEqual(rows.rows.map(([id, email]: string[]) => [id, email]));

  const joined = await supabase.from('orders').select('id, users(email)').eq('user_id', first.data![0]!.id);
  expect(joined.data!.every((order: any) => order.users.email === first.data![0]!.email)).toBe(true);
  const added = await supabase.from('users').insert({ id: 9001, email: 'ida@example.com' }).select().single();
  expect(added.data).toMatchObject({ id: 9001, email: 'ida@example.com' });
  expect((await supabase.from('users').insert({ id: 9001, email: 'other@example.com' })).error).toMatchObject({ code: '23505' });
  await supabase.from('users').update({ email: 'new@example.com' }).eq('id', 1);
  expect((await supabase.from('users').select('*', { count: 'exact', head: true })).count).toBe(51);
  expect(await emailOf(mock, 1)).toBe('new@example.com');

  expect((await send(server.baseUrl, 'POST', `/api/v1/mocks/${mock.id}/reset`)).status).toBe(204);
  expect(await emailOf(mock, 1)).toBe(first.data![0]!.email);
  expect(await emailOf(mock, 9001)).toBeUndefined();
});

test('two mocks of a dataset have separate settings and writes', async () => {
  const [one, other] = [await serve(), await serve({ dialect: 'plain', seed: 7, rows: 'users=5', name: 'Small' })];
  await send(one.url, 'DELETE', '/order_items?order_id=gt.0');
  await send(one.url, 'DELETE', '/orders?id=gt.0');
  expect((await send(one.url, 'DELETE', '/users?id=gt.2')).status).toBe(204);
  expect((await send(one.url, 'GET', '/users?select=id')).body).toHaveLength(2);
  const page = await send(other.url, 'GET', '/users?limit=2');
  expect([page.headers.get('x-total-count'), page.headers.get('x-seedbed-dialect')]).toEqual(['5', 'plain']);
  expect(page.headers.get('link')).toContain(`<${other.url}/users?`);
  expect((await send(other.url, 'GET', '/rest/v1/users?select=id')).body).toHaveLength(5);
});

test('a mock describes itself under its own address', async () => {
  const mock = await serve();
  const document = await send(mock.url, 'GET', '/openapi.json');
  expect(document.body).toMatchObject({ openapi: '3.1.1', servers: [{ url: `${mock.url}/api` }], paths: { '/users': expect.anything() } });
  expect((await send(mock.url, 'GET', '/api/users/1')).body.id).toBe(1);
  const types = await send(mock.url, 'GET', '/types.ts');
  const collection = await send(mock.url, 'GET', '/postman.json');
  expect([collection.body.variable, collection.body.item.at(-1).name]).toEqual([[{ key: 'baseUrl', value: mock.url }, expect.anything()], 'users']);
  const db = await send(mock.url, 'GET', '/db.json');
  expect(db.body.users).toHaveLength(50);
  const handlers = await send(mock.url, 'GET', '/msw.js');
  expect([handlers.headers.get('content-type'), handlers.body]).toEqual(['text/javascript; charset=utf-8', expect.stringContaining(`"${mock.url}"`)]);
  expect([types.headers.get('content-type'), types.body]).toEqual(['text/plain; charset=utf-8', expect.stringContaining('export type Database = {')]);
});

test('settings apply to the next request, and keep earlier writes', async () => {
  const mock = await serve();
  await send(mock.url, 'PATCH', '/users?id=eq.1', { email: 'kept@example.com' });
  await change(mock, { readOnly: true });
  expect((await send(mock.url, 'PATCH', '/users?id=eq.1', { email: 'no@example.com' })).status).toBe(405);
  await change(mock, { dialect: 'js0', readOnly: false });
  expect((await send(mock.url, 'GET', '/users/1')).body.email).toBe('kept@example.com');
  await change(mock, { on: false });
  const off = await send(mock.url, 'GET', '/users/1');
  expect([off.status, off.body.type, off.body.detail]).toEqual([503, '/docs/errors/mock-off', expect.stringContaining('is off')]);
  expect(off.headers.get('access-control-allow-origin')).toBe('*');
  await change(mock, { on: true, seed: 8 });
  expect((await send(mock.url, 'GET', '/users/1')).body.email).not.toBe('kept@example.com');
});

test('P14: writes are stored when they are answered, and are there when another server of the same tables opens the mock', async () => {
  const mock = await serve();
  expect((await send(mock.url, 'PATCH', '/users?id=eq.3', { email: 'lasting@example.com' })).status).toBe(204);
  const stored = async () =>
    (
      await server.control.query(
        "SELECT written || coalesce((SELECT string_agg(lines, '') FROM mock_write_lines), '') AS all FROM mock_writes WHERE mock_id = $1",
        [mock.id],
      )
    ).rows[0]?.all;
  expect(await stored()).toContain('lasting@example.com');
  const headers = { 'x-seedbed-session': 'tests' };
  expect((await send(mock.url, 'PATCH', '/users?id=eq.4', { email: 'later@example.com' }, headers)).status).toBe(204);
  expect(await stored()).toContain('later@example.com');
  expect((await send(mock.url, 'PUT', '/__snapshots/both', undefined, headers)).status).toBe(204);
  expect(await stored()).toContain('"both"');
  await using other = await startServer({ DATABASE_URL: server.databaseUrl });
  const there = { ...mock, url: other.baseUrl + mock.path };
  expect([await emailOf(there, 3), await emailOf(there, 4)]).toEqual(['lasting@example.com', expect.not.stringContaining('later')]);
  expect((await send(there.url, 'POST', '/__restore/both')).status).toBe(204);
  expect(await emailOf(there, 4)).toBe('later@example.com');
  expect((await send(there.url, 'POST', '/__reset')).status).toBe(204);
  expect((await send(there.url, 'PATCH', '/users?id=eq.5', { email: 'of the other' })).status).toBe(204);
  // Two servers do not mix their writes: the last one that stores has all of its own.
  expect((await send(mock.url, 'PATCH', '/users?id=eq.6', { email: 'sixth@example.com' })).status).toBe(204);
  expect([(await stored()).includes('of the other'), (await stored()).includes('lasting@example.com')]).toEqual([false, true]);
});

test('P14: writes behind slow reads are made once each, and none of them is answered 409', async () => {
  const mock = await serve({ rows: 'users=900000' });
  expect((await send(mock.url, 'GET', '/users?id=eq.1')).status).toBe(200);
  let writing = true;
  const slow = (async () => {
    let longest = 0;
    for (let i = 0; writing || i < 3; i++) {
      const began = performance.now();
      await send(mock.url, 'GET', `/users?email=match.zz${i}[0-9]zz&select=id`);
      longest = Math.max(longest, performance.now() - began);
    }
    return longest;
  })();
  const ids = Array.from({ length: 300 }, (_, i) => 1_000_000 + i);
  const waiting = [...ids];
  const statuses: number[] = [];
  const client = async () => {
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift())
      statuses.push((await send(mock.url, 'POST', '/users', { id, email: `${id}@example.com` })).status);
  };
  await Promise.all(Array.from({ length: 16 }, client));
  writing = false;
  expect(await slow).toBeGreaterThan(250);
  expect(statuses).toEqual(ids.map(() => 201));
  const made = (await send(mock.url, 'GET', '/users?id=gte.1000000&select=id&order=id')).body.map(({ id }: { id: number }) => id);
  expect(made).toEqual(ids);
});

test('sec-T24: the last write that fits is answered 201, the next one 413; a reset makes room', async () => {
  const mock = await serve({ rows: 'users=2' });
  const statuses: number[] = [];
  for (let id = 100; statuses.at(-1) !== 413; id++)
    statuses.push((await send(mock.url, 'POST', '/users', { id, email: `${id}${'x'.repeat(1_000_000)}` })).status);
  expect(statuses).toEqual([...statuses.slice(0, -1).map(() => 201), 413]);
  expect((await send(mock.url, 'GET', '/users?id=gte.100&select=id')).body).toHaveLength(statuses.length - 1);
  expect(statuses.length).toBeGreaterThan(16);
  expect((await send(mock.url, 'POST', '/__reset')).status).toBe(204);
  expect((await send(mock.url, 'POST', '/users', { id: 100, email: 'small@example.com' })).status).toBe(201);
});

test('a write that cannot be stored is refused, and is not there', async () => {
  const mock = await serve();
  expect((await send(mock.url, 'PATCH', '/users?id=eq.1', { email: 'stored@example.com' })).status).toBe(204);
  await server.control.query('ALTER TABLE mock_write_lines RENAME TO elsewhere');
  const refused = await send(mock.url, 'PATCH', '/users?id=eq.2', { email: 'lost@example.com' });
  await server.control.query('ALTER TABLE elsewhere RENAME TO mock_write_lines');
  expect(refused.status).toBeGreaterThanOrEqual(500);
  expect([await emailOf(mock, 1), await emailOf(mock, 2)]).toEqual(['stored@example.com', expect.not.stringContaining('lost')]);
  expect((await send(mock.url, 'PATCH', '/users?id=eq.2', { email: 'again@example.com' })).status).toBe(204);
});

test('a mock follows the newest revision, or stays on a fixed one', async () => {
  const id = await dataset('Revised');
  const [following, pinned] = [await serve({}, id), await serve({ revision: 1 }, id)];
  const before = await emailOf(following, 1);
  const patch = [{ op: 'replace', path: '/seed', value: 4711 }];
  expect((await send(server.baseUrl, 'POST', `/api/v1/datasets/${id}/revisions`, { patch }, { 'if-match': '*' })).status).toBe(201);
  expect(await emailOf(following, 1)).not.toBe(before);
  expect(await emailOf(pinned, 1)).toBe(before);
  expect((await send(server.baseUrl, 'POST', '/api/v1/mocks', { datasetId: id, revision: 9 })).status).toBe(404);
  const stateOf = async (mock: Mock) => (await send(server.baseUrl, 'GET', `/api/v1/mocks/${mock.id}/state`)).body;
  expect(await stateOf(following)).toEqual({
    revision: 2,
    seed: 4711,
    securedTables: [],
    policies: [],
    signIn: { table: 'users', email: expect.stringContaining('@') as string, password: 'seedbed' },
    peopleTables: ['public.users'],
  });
  expect(await stateOf(pinned)).toMatchObject({ revision: 1, seed: 42 });
  expect(await stateOf(await serve({ seed: 7 }, id))).toMatchObject({ revision: 2, seed: 7 });
  const unknown = await send(server.baseUrl, 'POST', '/api/v1/mocks', { datasetId: id, rows: 'nowhere=3' });
  expect([unknown.status, unknown.body.detail]).toEqual([400, expect.stringContaining('there is no table nowhere')]);
});

test('the journal holds the last requests, including refused ones', async () => {
  const mock = await serve();
  await send(mock.url, 'GET', '/users?limit=1');
  await send(mock.url, 'GET', '/nothing', undefined, { 'x-seedbed-session': 'tests' });
  await change(mock, { on: false });
  await send(mock.url, 'GET', '/users');
  const [off, missing, found] = await requests(mock);
  expect([off, missing, found].map(({ path, status, session }) => [path, status, session])).toEqual([
    ['/users', 503, null],
    ['/nothing', 404, 'tests'],
    ['/users?limit=1', 200, null],
  ]);
  expect(await requests(mock, `?after=${missing.number}`)).toEqual([off]);
});

const ROUGH = { minLatency: 1, maxLatency: 30, errorRate: 0.5, status: 500 };

test('a mock delays and fails on purpose, the same way after each reset, and its journal records it', async () => {
  const mock = await serve({ chaos: ROUGH });
  expect(mock.chaos).toEqual(ROUGH);
  const seen = () =>
    Promise.all(
      Array.from({ length: 20 }, async (_, i) => {
        const { status, headers } = await send(mock.url, 'GET', `/users?id=eq.${i}`);
        return [status, headers.get('x-seedbed-injected')];
      }),
    );
  const first = await seen();
  expect(new Set(first.map(([status]) => status))).toEqual(new Set([200, 500]));
  for (const [status, injected] of first) expect(injected).toMatch(status === 500 ? /^delay=\d+, error$/ : /^delay=\d+$/);
  const [entry] = await requests(mock);
  expect(first).toContainEqual([entry.status, entry.injected]);
  expect(entry.milliseconds).toBeGreaterThanOrEqual(Number(/\d+/.exec(entry.injected)![0]) - 1);
  await send(server.baseUrl, 'POST', `/api/v1/mocks/${mock.id}/reset`);
  expect(await seen()).toEqual(first);

  expect((await change(mock, { chaos: { ...ROUGH, minLatency: 31 } })).status).toBe(400);
  expect((await change(mock, { chaos: null })).body.chaos).toBeNull();
  const calm = await send(mock.url, 'GET', '/users?limit=1');
  expect([calm.status, calm.headers.get('x-seedbed-injected')]).toEqual([200, null]);
  expect((await requests(mock))[0].injected).toBeNull();
});

test('delayed answers hold no slot, and a server that shuts down sends them at once', async () => {
  await using other = await startServer({ DATABASE_URL: server.databaseUrl });
  const slow = await serve({ chaos: { minLatency: 30_000, maxLatency: 30_000, errorRate: 0, status: 503 } });
  const gone = new AbortController();
  // Before the mock is open more requests may arrive than can wait: they retry, according to Retry-After.
  const ask = async (): Promise<Response | 'gone'> => {
    for (;;) {
      const answer = await fetch(`${server.baseUrl}${slow.path}/users?limit=1`, { signal: gone.signal }).catch(() => 'gone' as const);
      if (answer === 'gone' || answer.status !== 503) return answer;
      await setTimeout(Number(answer.headers.get('retry-after')) * 1000);
    }
  };
  const waiting = Array.from({ length: 150 }, ask);
  const quick = await serve();
  expect((await send(quick.url, 'GET', '/users?limit=1')).status).toBe(200);
  gone.abort();
  expect(new Set(await Promise.all(waiting))).toEqual(new Set(['gone']));

  const requested = fetch(`${other.baseUrl}${slow.path}/users?id=eq.2`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json' },
    body: '{"email":"late@example.com"}',
  });
  // The write happens though its answer waits.
  await expect.poll(async () => (await server.control.query('SELECT 1 FROM mock_writes WHERE mock_id = $1', [slow.id])).rowCount, { timeout: 25_000 }).toBe(1);
  await other[Symbol.asyncDispose]();
  expect((await requested).status).toBe(204);
});

test('a deleted mock, and a mock of a deleted dataset, disappear at once', async () => {
  const id = await dataset('Gone');
  const [deleted, orphaned] = [await serve({}, id), await serve({}, id)];
  for (const { url } of [deleted, orphaned]) expect((await send(url, 'GET', '/users?limit=1')).status).toBe(200);
  expect((await send(server.baseUrl, 'DELETE', `/api/v1/mocks/${deleted.id}`)).status).toBe(204);
  expect((await send(deleted.url, 'GET', '/users')).status).toBe(404);
  await send(server.baseUrl, 'PATCH', `/api/v1/datasets/${id}`, { archived: true });
  expect((await send(server.baseUrl, 'DELETE', `/api/v1/datasets/${id}`)).status).toBe(204);
  expect((await send(orphaned.url, 'GET', '/users')).status).toBe(404);
  expect((await send(server.baseUrl, 'GET', `/api/v1/mocks?datasetId=${id}`)).body.items).toEqual([]);
});

test('sec-T24: any page may read and write a public mock; a mock of a workspace only pages of ours', async () => {
  const mock = await serve();
  const page = { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' };
  const requested = await fetch(`${mock.url}/users`, {
    method: 'OPTIONS',
    headers: { ...page, 'access-control-request-method': 'PATCH', 'access-control-request-headers': 'prefer' },
  });
  expect([requested.status, requested.headers.get('access-control-allow-origin'), requested.headers.get('access-control-allow-headers')]).toEqual([
    204,
    '*',
    'prefer',
  ]);
  const written = await send(mock.url, 'PATCH', '/users?id=eq.1', { email: 'page@example.com' }, page);
  expect([written.status, written.headers.get('access-control-allow-origin'), written.headers.get('access-control-allow-credentials')]).toEqual([
    204,
    '*',
    null,
  ]);
  expect(written.headers.get('content-security-policy')).toContain('sandbox');
  await change(mock, { visibility: 'workspace' });
  expect((await send(mock.url, 'GET', '/users?limit=1', undefined, page)).status).toBe(403);
  expect((await send(mock.url, 'GET', '/users?limit=1')).status).toBe(200);
});

test('sec-T24: a request that costs too much is refused, and delays neither the API nor other mocks for long', async () => {
  const id = await dataset('Vast');
  const [vast, small] = [await serve({ rows: '1000000000' }, id), await serve()];
  await emailOf(small, 1);
  const scan = send(vast.url, 'GET', '/users?email=like.*nobody-at-all*');
  const requested = await Promise.all(Array.from({ length: 20 }, () => send(server.baseUrl, 'GET', '/health')));
  expect(requested.map(({ status }) => status)).toEqual(requested.map(() => 200));
  expect(await emailOf(small, 2)).toBeTruthy();
  const { status, body } = await scan;
  expect([status, body.code]).toEqual([500, '57014']);
  expect((await send(vast.url, 'GET', '/users?id=eq.999999999&select=id')).body).toEqual([{ id: 999_999_999 }]);
  const large = await fetch(`${small.url}/users`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: `[${' '.repeat(1_100_000)}]` });
  expect([large.status, large.headers.get('access-control-allow-origin')]).toEqual([413, '*']);
});

test('clients see the schemas that the mock is set to, and no schema without tables', async () => {
  const ddl = 'create schema inside; create table pupils (id int primary key); create table inside.notes (id int primary key, pupil_id int references pupils);';
  const { body } = await send(server.baseUrl, 'POST', '/api/v1/datasets', { name: 'Two schemas', ddl, rows: 3, prove: 'later' });
  const mock = await serve({ schemas: ['public'] }, body.dataset.id);
  expect(mock.schemas).toEqual(['public']);
  const refused = await fetch(`${mock.url}/rest/v1/notes`, { headers: { 'accept-profile': 'inside' } });
  expect([refused.status, await refused.json()]).toEqual([406, expect.objectContaining({ code: 'PGRST106' })]);
  const unknown = await change(mock, { schemas: ['outside'] });
  expect(unknown.status).toBe(400);
  expect(unknown.body).toMatchObject({ errors: [{ pointer: '/schemas', message: 'No schema "outside" has tables. There are: public, inside.' }] });
  expect((await change(mock, { schemas: ['inside'] })).body).toMatchObject({ schemas: ['inside'] });
  const notes = async (headers = {}) => (await fetch(`${mock.url}/rest/v1/notes`, { headers })).status;
  expect([await notes(), await notes({ 'accept-profile': 'public' })]).toEqual([200, 406]);
  expect((await change(mock, { schemas: null })).body).toMatchObject({ schemas: null });
  expect([await notes(), await notes({ 'accept-profile': 'inside' })]).toEqual([404, 200]);
});

test('people sign in with the table chosen for the mock; without one nobody can', async () => {
  const ddl =
    'create table users (id int primary key, email text not null); create table staff (id int primary key, name text not null, email text not null); create table things (id int primary key);';
  const { body } = await send(server.baseUrl, 'POST', '/api/v1/datasets', { name: 'Two kinds', ddl, rows: 5, prove: 'later' });
  const mock = await serve({}, body.dataset.id);
  const stateOf = async () => (await send(server.baseUrl, 'GET', `/api/v1/mocks/${mock.id}/state`)).body;
  expect(await stateOf()).toMatchObject({ signIn: { table: 'users' }, peopleTables: ['public.users', 'public.staff'] });
  const refused = await change(mock, { people: 'things' });
  expect([refused.status, refused.body]).toEqual([
    400,
    expect.objectContaining({
      detail: 'people: things has no e-mail addresses, or no key of one column. People can sign in from: users, staff.',
      errors: [expect.objectContaining({ pointer: '/people' })],
    }),
  ]);
  expect((await change(mock, { people: 'staff' })).body).toMatchObject({ people: 'staff' });
  const { signIn } = await stateOf();
  expect(signIn.table).toBe('staff');
  const supabase = createClient(mock.url, 'any-key');
  const { data } = await supabase.auth.signInWithPassword({ email: signIn.email, password: signIn.password });
  expect(data.user?.email).toBe(signIn.email);
  expect((await change(mock, { people: null })).body).toMatchObject({ people: null });
  expect(await stateOf()).toMatchObject({ signIn: { table: 'users' } });
});
