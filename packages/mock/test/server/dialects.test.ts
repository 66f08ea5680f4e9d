import { beforeAll, expect, test } from 'vitest';
import { openMock, type MockOptions } from '../../src/server/index.ts';
import { planOf, SHOP, SHOP_ROWS } from './support.ts';

let made: Pick<MockOptions, 'plan' | 'catalog'>;

beforeAll(async () => {
  made = await planOf(SHOP, SHOP_ROWS);
});

test.each(['js0', 'js1'])('%s is at /, PostgREST at /rest/v1, over the same rows', async (dialect) => {
  const mock = openMock({ ...made, dialect });
  const own = await mock.fetch('/orders/7');
  expect(own.headers.get('x-seedbed-dialect')).toBe(dialect);
  const other = await mock.fetch('/rest/v1/orders?id=eq.7');
  expect(other.headers.get('x-seedbed-dialect')).toBe('postgrest');
  const [row] = (await other.json()) as any[];
  expect(await own.json()).toMatchObject({ state: row.state, note: row.note });
  expect((await mock.fetch('/orders/7', { method: 'DELETE' })).status).toBe(200);
  expect(await (await mock.fetch('/rest/v1/orders?id=eq.7')).json()).toEqual([]);
});

test('json-server compares lists as texts, and numbers that are null as 0', async () => {
  const mock = openMock({ ...made, dialect: 'js0' });
  const ids = async (url: string) => ((await (await mock.fetch(url)).json()) as { id: number }[]).map(({ id }) => id);
  const users = [['politics'], ['politics', 'art, "fine"'], []].map((tags, i) => ({ id: 900 + i, name: 'Ada', email: `ada${i}@example.com`, tags }));
  const service = { 'Content-Type': 'application/json' };
  expect((await mock.fetch('/rest/v1/users', { method: 'POST', headers: service, body: JSON.stringify(users) })).status).toBe(201);
  expect(await ids('/users?tags=politics')).toEqual([900]);
  expect(await ids('/users?tags=politics,art,%20"fine"')).toEqual([901]);
  expect(await ids('/users?tags=&id_gte=900')).toEqual([902]);
  expect(await ids('/users?tags=nothing')).toEqual([]);
  const other = openMock({ ...made, dialect: 'js1' });
  const product = { id: '00000000-0000-4000-8000-000000000001', title: 'x', price: 1, weight: null };
  expect((await other.fetch('/rest/v1/products', { method: 'POST', headers: service, body: JSON.stringify(product) })).status).toBe(201);
  const has = async (filter: string) => ((await (await other.fetch(`/products?title=x&${filter}`)).json()) as unknown[]).length;
  expect([await has('weight:lt=20'), await has('weight:lte=0'), await has('weight:gt=-1'), await has('weight:gt=0'), await has('weight:lt=-5')]).toEqual([
    1, 1, 1, 0, 0,
  ]);
});

test('plain is at /, pages through all rows by cursor, and keeps writes', async () => {
  const mock = openMock({ ...made, dialect: 'plain' });
  const ids: number[] = [];
  for (let url: string | undefined = '/orders?limit=100&cursor=&fields=id&sort=-id'; url !== undefined;) {
    const answer = await mock.fetch(url);
    ids.push(...((await answer.json()) as { id: number }[]).map(({ id }) => id));
    url = /<([^>]*)>; rel="next"/.exec(answer.headers.get('Link') ?? '')?.[1];
  }
  expect(ids).toEqual(Array.from({ length: SHOP_ROWS.orders }, (_, i) => SHOP_ROWS.orders - i));
  const patched = await mock.fetch('/orders/7', { method: 'PATCH', body: JSON.stringify({ note: 'kept' }) });
  expect([patched.status, ((await patched.json()) as { note: string }).note]).toEqual([200, 'kept']);
  expect(await (await mock.fetch('/orders?id=7&fields=note')).json()).toEqual([{ note: 'kept' }]);
  expect((await mock.fetch('/orders?nothing=1')).status).toBe(400);
});

test.each([String(2 ** 53 - 1), '9007199254740993', '9223372036854775808', '9'.repeat(30), '9'.repeat(400)])('no row has a place from %s on', async (place) => {
  for (const [dialect, path] of [
    ['postgrest', `/orders?offset=${place}`],
    ['postgrest', `/orders?offset=${place}&limit=${place}`],
    ['plain', `/orders?offset=${place}`],
    ['js0', `/orders?_start=${place}&_limit=3`],
    ['js0', `/orders?_page=${place}`],
  ] as const) {
    const answer = await openMock({ ...made, dialect }).fetch(path);
    const rows = (await answer.json()) as unknown;
    if (answer.ok) expect([path, rows]).toEqual([path, []]);
    else expect([path, answer.status]).toEqual([path, 400]);
  }
  const mock = openMock(made);
  const ranged = await mock.fetch('/orders?select=id', { headers: { Range: `${place}-` } });
  expect(await ranged.json()).toEqual([]);
  const nested = await mock.fetch(`/users?id=eq.1&select=id,orders!user_id(id)&orders.offset=${place}`);
  expect(await nested.json()).toEqual([{ id: 1, orders: [] }]);
});

test('a browser may call from any page', async () => {
  const mock = openMock(made);
  const preflight = await mock.fetch('/rest/v1/users', {
    method: 'OPTIONS',
    headers: { Origin: 'http://localhost:5173', 'Access-Control-Request-Method': 'PATCH', 'Access-Control-Request-Headers': 'apikey,prefer' },
  });
  expect(preflight.status).toBe(204);
  expect(preflight.headers.get('access-control-allow-headers')).toBe('apikey,prefer');
  const answer = await mock.fetch('/rest/v1/users?limit=1', { headers: { Origin: 'http://localhost:5173' } });
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
});

test('a snapshot is restored, and a read-only mock refuses writes', async () => {
  const mock = openMock(made);
  const post = (code: string) =>
    mock.fetch('/countries', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ code, name: code }) });
  const count = async () =>
    (await mock.fetch('/countries', { method: 'HEAD', headers: { Prefer: 'count=exact' } })).headers.get('content-range')!.split('/')[1];
  await post('Z8');
  expect((await mock.fetch('/__snapshots/one', { method: 'PUT' })).status).toBe(204);
  await post('Z9');
  expect(await count()).toBe(String(SHOP_ROWS.countries + 2));
  expect((await mock.fetch('/__restore/one', { method: 'POST' })).status).toBe(204);
  expect(await count()).toBe(String(SHOP_ROWS.countries + 1));
  expect((await mock.fetch('/__reset', { method: 'POST' })).status).toBe(204);
  expect(await count()).toBe(String(SHOP_ROWS.countries));
  const closed = openMock({ ...made, readOnly: true });
  const refused = await closed.fetch('/countries', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{}' });
  expect(refused.status).toBe(405);
  expect(await refused.json()).toMatchObject({ code: '25006' });
});
