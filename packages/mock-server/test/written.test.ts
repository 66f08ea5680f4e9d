import { beforeAll, expect, test } from 'vitest';
import { openMock, type Mock, type MockOptions } from '../src/index.ts';
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
