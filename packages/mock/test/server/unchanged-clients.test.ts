import dataProvider, { defaultPrimaryKeys, defaultSchema } from '@raphiniert/ra-data-postgrest';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { fetchUtils, type DataProvider } from 'ra-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openMock, type Mock } from '../../src/server/index.ts';
import { planOf, SHOP, SHOP_ROWS } from './support.ts';

// Unchanged npm packages: msw intercepts a page's calls to its API, and react-admin's provider makes them.

const API = 'https://api.example.com';

let mock: Mock;
const worker = setupServer(http.all(`${API}/*`, ({ request }) => mock.fetch(request)));
beforeAll(async () => {
  mock = openMock(await planOf(SHOP, SHOP_ROWS));
  worker.listen();
});
afterEach(() => {
  mock.reset();
  worker.resetHandlers();
});
afterAll(() => worker.close());

/** A package of CommonJS, which vitest unwraps and types do not. */
const postgrestRestProvider = dataProvider as unknown as typeof dataProvider.default;

describe('msw', () => {
  const json = async (path: string, init?: RequestInit): Promise<any> => (await fetch(`${API}/rest/v1${path}`, init)).json();

  test('one handler answers every request of a page, writes included, until the reset', async () => {
    expect(await json('/orders?select=id,users!user_id(id)&limit=3')).toHaveLength(3);
    const made = await fetch(`${API}/rest/v1/countries`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Prefer: 'return=representation' },
      body: JSON.stringify({ code: 'XX', name: 'Nowhere' }),
    });
    expect(made.status).toBe(201);
    expect(await json('/countries?code=eq.XX&select=name')).toEqual([{ name: 'Nowhere' }]);
    mock.reset();
    expect(await json('/countries?code=eq.XX')).toEqual([]);
  });

  test('a handler of one test takes precedence', async () => {
    worker.use(http.get(`${API}/rest/v1/orders`, () => HttpResponse.json({ message: 'down' }, { status: 503 })));
    expect((await fetch(`${API}/rest/v1/orders`)).status).toBe(503);
    expect((await fetch(`${API}/rest/v1/users?limit=1`)).status).toBe(200);
  });
});

describe('react-admin by @raphiniert/ra-data-postgrest', () => {
  const provider: DataProvider = postgrestRestProvider({
    apiUrl: `${API}/rest/v1`,
    httpClient: fetchUtils.fetchJson,
    defaultListOp: 'eq',
    primaryKeys: new Map([...defaultPrimaryKeys, ['order_items', ['order_id', 'product_id']]]),
    schema: defaultSchema,
  });
  const page = (number: number, perPage: number) => ({ page: number, perPage });

  test('lists, pages, sorts and filters', async () => {
    const sort = { field: 'id', order: 'DESC' as const };
    const list = await provider.getList('orders', { pagination: page(2, 10), sort, filter: {} });
    expect(list.total).toBe(SHOP_ROWS.orders);
    expect(list.data.map(({ id }) => id)).toEqual(Array.from({ length: 10 }, (_, i) => SHOP_ROWS.orders - 10 - i));
    const user = list.data[0]!['user_id'];
    const own = await provider.getList('orders', { pagination: page(1, 500), sort, filter: { user_id: user, 'id@lte': SHOP_ROWS.orders } });
    expect(own.data.length).toBeGreaterThan(0);
    expect(own.total).toBe(own.data.length);
    expect(own.data.every((row) => row['user_id'] === user)).toBe(true);
    const named = await provider.getList('users', { pagination: page(1, 5), sort, filter: { 'email@ilike': 'a' } });
    expect(named.data.every((row) => /a/i.test(row['email']))).toBe(true);
  });

  test('shows one, many, and what refers to a row; keys of two columns too', async () => {
    const one = await provider.getOne('users', { id: 7 });
    expect(one.data).toMatchObject({ id: 7 });
    const many = await provider.getMany('users', { ids: [3, 5] });
    expect(many.data.map(({ id }) => id).toSorted()).toEqual([3, 5]);
    const sort = { field: 'id', order: 'ASC' as const };
    const { data } = await provider.getManyReference('orders', { target: 'user_id', id: 7, pagination: page(1, 100), sort, filter: {} });
    expect(data.every((row) => row['user_id'] === 7)).toBe(true);
    const items = await provider.getList('order_items', { pagination: page(1, 3), sort: { field: 'quantity', order: 'ASC' }, filter: {} });
    const item = await provider.getOne('order_items', { id: items.data[0]!.id });
    expect(item.data).toEqual(items.data[0]);
  });

  test('creates, edits one and many, and deletes', async () => {
    const made = await provider.create('users', { data: { email: 'ada@example.com', name: 'Ada' } });
    expect(made.data).toMatchObject({ id: SHOP_ROWS.users + 1, name: 'Ada' });
    const edited = await provider.update('users', { id: made.data.id, data: { name: 'Bob' }, previousData: made.data });
    expect(edited.data).toMatchObject({ id: made.data.id, name: 'Bob' });
    const ids = [made.data.id, 1];
    expect((await provider.updateMany('users', { ids, data: { credit: 3 } })).data?.toSorted()).toEqual(ids.toSorted());
    expect((await provider.getMany('users', { ids })).data.map((row) => row['credit'])).toEqual([3, 3]);
    await provider.delete('users', { id: made.data.id, previousData: edited.data });
    await expect(provider.getOne('users', { id: made.data.id })).rejects.toMatchObject({ status: 406 });
  });

  test('an error of the mock is an error of the page', async () => {
    const error = await provider.create('users', { data: { email: 'x@example.com' } }).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ status: 400, body: { code: '23502' } });
  });
});
