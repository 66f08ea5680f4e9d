import { beforeAll, expect, test } from 'vitest';
import { openMock, type Mock, type MockOptions } from '../../src/server/index.ts';
import { planOf, SHOP, SHOP_ROWS } from './support.ts';

let made: Pick<MockOptions, 'plan' | 'catalog'>;

beforeAll(async () => {
  made = await planOf(SHOP, SHOP_ROWS);
});

const JSON_BODY = { 'Content-Type': 'application/json' };
const json = async (mock: Mock, path: string, init?: RequestInit) => (await (await mock.fetch(path, init)).json()) as any;
const post = (mock: Mock, path: string, row: object) =>
  json(mock, path, { method: 'POST', body: JSON.stringify(row), headers: { ...JSON_BODY, Prefer: 'return=representation' } });

test('a mock opened with another one’s writes shows the same, and continues from there', async () => {
  const first = openMock(made);
  expect(first.written()).toBeNull();
  const [order] = await post(first, '/orders', { user_id: 1, note: 'first' });
  await first.fetch('/orders?id=eq.7', { method: 'DELETE' });
  await first.fetch('/users?id=eq.1', { method: 'PATCH', headers: JSON_BODY, body: JSON.stringify({ name: 'Ana' }) });
  await first.fetch('/__snapshots/before', { method: 'PUT' });
  await first.fetch('/orders?id=eq.8', { method: 'DELETE' });
  await first.fetch('/orders?id=eq.9', { method: 'DELETE', headers: { 'X-Seedbed-Session': 'other' } });

  const second = openMock({ ...made, written: first.written()! });
  const paths = ['/orders?order=id.desc&limit=3', '/orders?id=in.(7,8,9)&order=id', '/users?id=eq.1', '/orders?select=count()'];
  for (const path of paths) expect(await json(second, path)).toEqual(await json(first, path));
  const other = { headers: { 'X-Seedbed-Session': 'other' } };
  expect(await json(second, '/orders?id=in.(8,9)', other)).toEqual([]);
  const [next] = await post(second, '/orders', { user_id: 1, note: 'second' });
  expect(next.id).toBe(order.id + 1);
  const [product] = await post(second, '/products', { title: 'New', price: 3 });
  expect(product).toEqual((await post(first, '/products', { title: 'New', price: 3 }))[0]);
  expect((await second.fetch('/__restore/before', { method: 'POST' })).status).toBe(204);
  expect((await json(second, '/orders?id=in.(7,8)')).map(({ id }: { id: number }) => id)).toEqual([8]);
  second.reset();
  expect(await json(second, '/orders?id=eq.7')).toHaveLength(1);
});

test('addresses in answers start where the mock is reached', async () => {
  const mock = openMock({ ...made, dialect: 'plain', base: '/mock/shop' });
  const page = await mock.fetch('/orders?limit=10');
  expect(page.headers.get('link')).toMatch(/^<http:\/\/mock\.local\/mock\/shop\/orders\?/);
});

/** A few writes of every kind, by three sessions, drawn by a seed. */
function randomWrites(seed: number) {
  let at = seed;
  const below = (count: number) => ((at = (Math.imul(at, 1103515245) + 12345) & 0x7fffffff) >>> 8) % count;
  return async (mock: Mock) => {
    const session = ['', 'a', 'b'][below(3)]!;
    const headers = { ...JSON_BODY, ...(session && { 'X-Seedbed-Session': session }) };
    const send = (method: string, path: string, body?: object) => mock.fetch(path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
    const name = ['x', 'y'][below(2)]!;
    switch (below(12)) {
      case 0:
        return send('POST', '/__reset');
      case 1:
        return send('PUT', `/__snapshots/${name}`);
      case 2:
        return send('POST', `/__restore/${name}`);
      case 3:
      case 4:
        return send('DELETE', `/orders?id=eq.${1 + below(30)}`);
      case 5:
      case 6:
        return send('PATCH', `/users?id=eq.${1 + below(10)}`, { name: `name ${below(1000)}` });
      case 7:
        return send('GET', '/orders?limit=1');
      default:
        return send('POST', '/orders', { user_id: 1 + below(5), note: `note ${below(1000)}` });
    }
  };
}

/** The content of a text of writes, in an order that does not depend on how it came about. */
function contentOf(text: string | null): unknown {
  const { states, sessions, snapshots } = JSON.parse(text!) as any;
  const tablesOf = ({ tables, drawn }: any) => ({
    drawn,
    tables: tables
      .filter(({ written, deleted, sequences }: any) => written.length + deleted.length + sequences.length > 0)
      .map((table: any) => ({ ...table, written: table.written.toSorted(([a]: any, [b]: any) => a - b), deleted: table.deleted.toSorted() }))
      .toSorted((a: any, b: any) => a.table.localeCompare(b.table)),
  });
  const named = (names: any[]) => Object.fromEntries(names.map(([name, place]) => [name, tablesOf(states[place])]));
  return { sessions: named(sessions), order: sessions.map(([name]: any) => name), snapshots: named(snapshots) };
}

test.each([1, 2, 3, 4, 5, 6])('lines of what was written since the line before hold the same as one text of everything (seed %i)', async (seed) => {
  const mock = openMock(made);
  const write = randomWrites(seed);
  await post(mock, '/orders', { user_id: 1 });
  const lines = [mock.written()!];
  let since = mock.writes();
  for (let group = 0; group < 30; group++) {
    for (let i = 0; i <= group % 4; i++) await write(mock);
    const line = mock.written(since);
    if (line !== null) lines.push(line);
    since = mock.writes();
    expect(mock.written(since)).toBeNull();
  }
  expect(lines.length).toBeGreaterThan(15);
  const again = openMock({ ...made, written: lines.join('\n') });
  expect(contentOf(again.written())).toEqual(contentOf(mock.written()));
});

test('a line is as long as what was written since then, and writes can be taken back', async () => {
  const mock = openMock(made);
  for (let i = 0; i < 50; i++) await post(mock, '/orders', { user_id: 1, note: 'x'.repeat(100) });
  const [since, all] = [mock.writes(), mock.written()!];
  await post(mock, '/orders', { user_id: 2, note: 'one more' });
  expect(mock.written(since)!.length).toBeLessThan(all.length / 10);
  mock.rollBack(since);
  expect(mock.written(since)).toBeNull();
  expect(await json(mock, '/orders?note=eq.one more')).toEqual([]);
});

test('the answer of a write waits until it is stored; where that fails it is 503 and says why', async () => {
  let store = Promise.withResolvers<void>();
  const mock = openMock({ ...made, stored: () => store.promise });
  const answered = mock.fetch('/orders', { method: 'POST', headers: JSON_BODY, body: '{"user_id":1}' });
  expect((await mock.fetch('/orders?limit=1')).status).toBe(200);
  expect(await Promise.race([answered, 'waits'])).toBe('waits');
  store.resolve();
  expect((await answered).status).toBe(201);
  store = Promise.withResolvers();
  store.reject(new Error('Not written: the disk is full'));
  const refused = await mock.fetch('/orders', { method: 'POST', headers: { ...JSON_BODY, Origin: 'http://front.end' }, body: '{"user_id":1}' });
  expect([refused.status, await refused.json()]).toEqual([503, { message: 'Not written: the disk is full' }]);
  expect(refused.headers.get('access-control-allow-origin')).not.toBeNull();
});
