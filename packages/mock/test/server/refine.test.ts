import { dataProvider } from '@refinedev/supabase';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openMock, type Mock } from '../../src/server/index.ts';
import { listen, type Listening } from '../../src/server/listen.ts';
import { planOf, SHOP, SHOP_ROWS } from './support.ts';

// refine's provider for Supabase, unchanged, over HTTP: the requests of its hooks.

let mock: Mock;
let server: Listening;
let supabase: SupabaseClient;
let provider: ReturnType<typeof dataProvider>;

beforeAll(async () => {
  mock = openMock(await planOf(SHOP, SHOP_ROWS));
  server = await listen(mock, { port: 0, host: '127.0.0.1' });
});
afterAll(() => server[Symbol.asyncDispose]());
beforeEach(() => {
  mock.reset();
  supabase = createClient(server.url, 'any-key', { auth: { persistSession: false, autoRefreshToken: false } });
  provider = dataProvider(supabase as unknown as Parameters<typeof dataProvider>[0]);
});

const page = (currentPage: number, pageSize: number) => ({ currentPage, pageSize });

test('lists pages in order, with the number of all rows', async () => {
  const list = await provider.getList({ resource: 'orders', pagination: page(3, 10), sorters: [{ field: 'id', order: 'desc' }] });
  expect(list.total).toBe(SHOP_ROWS.orders);
  expect(list.data.map(({ id }) => id)).toEqual(Array.from({ length: 10 }, (_, i) => SHOP_ROWS.orders - 20 - i));
});

test('filters by every operator of its table, nested by or, and by a related row', async () => {
  const all = (await provider.getList({ resource: 'users', pagination: page(1, 500), sorters: [{ field: 'id', order: 'asc' }] })).data;
  const found = async (filters: NonNullable<Parameters<typeof provider.getList>[0]['filters']>) =>
    (await provider.getList({ resource: 'users', pagination: page(1, 500), sorters: [{ field: 'id', order: 'asc' }], filters })).data.map(({ id }) => id);
  const ids = (test: (row: (typeof all)[number]) => boolean) => all.filter(test).map(({ id }) => id);
  expect(await found([{ field: 'is_active', operator: 'eq', value: true }])).toEqual(ids((row) => row['is_active']));
  expect(await found([{ field: 'id', operator: 'in', value: [3, 5, 8] }])).toEqual([3, 5, 8]);
  expect(
    await found([
      { field: 'credit', operator: 'gte', value: 5 },
      { field: 'id', operator: 'lt', value: 60 },
    ]),
  ).toEqual(ids((row) => row['credit'] >= 5 && Number(row.id) < 60));
  expect(await found([{ field: 'country_code', operator: 'null', value: true }])).toEqual(ids((row) => row['country_code'] === null));
  expect(await found([{ field: 'name', operator: 'contains', value: 'an' }])).toEqual(ids((row) => /an/i.test(row['name'])));
  const either = [
    { field: 'id', operator: 'eq' as const, value: 1 },
    { field: 'name', operator: 'contains' as const, value: 'zz' },
  ];
  expect(await found([{ operator: 'or', value: either }])).toEqual(ids((row) => row.id === 1 || /zz/i.test(row['name'])));
  const orders = await provider.getList({
    resource: 'orders',
    pagination: page(1, 500),
    filters: [{ field: 'users.id', operator: 'eq', value: 7 }],
    meta: { select: 'id, users!orders_user_id_fkey!inner(id, name)' },
  });
  expect(orders.total).toBe(orders.data.length);
  expect(orders.data.every((row) => row['users'].id === 7)).toBe(true);
});

test('shows one row and many, creates, edits and deletes', async () => {
  expect((await provider.getOne({ resource: 'users', id: 7 })).data).toMatchObject({ id: 7 });
  expect((await provider.getMany!({ resource: 'users', ids: [9, 4] })).data.map(({ id }) => id).toSorted()).toEqual([4, 9]);
  const made = await provider.create({ resource: 'users', variables: { email: 'ada@example.com', name: 'Ada' } });
  expect(made.data).toMatchObject({ id: SHOP_ROWS.users + 1, name: 'Ada' });
  const id = made.data.id!;
  expect((await provider.update({ resource: 'users', id, variables: { name: 'Bob' } })).data).toMatchObject({ id, name: 'Bob' });
  const many = await provider.createMany!({
    resource: 'countries',
    variables: [
      { code: 'X1', name: 'One' },
      { code: 'X2', name: 'Two' },
    ],
  });
  expect(many.data).toHaveLength(2);
  await provider.updateMany!({ resource: 'users', ids: [id, 1], variables: { credit: 3 } });
  expect((await provider.getMany!({ resource: 'users', ids: [id, 1] })).data.map((row) => row['credit'])).toEqual([3, 3]);
  await provider.deleteOne({ resource: 'users', id });
  expect((await provider.getMany!({ resource: 'users', ids: [id] })).data).toEqual([]);
});

test('an error of the mock becomes an error of the form', async () => {
  const error = await provider.create({ resource: 'users', variables: { email: 'x@example.com' } }).catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ code: '23502', message: expect.stringContaining('null value in column "name"') });
});

test('people sign in, and the provider sends their token', async () => {
  const { email, password } = mock.signIn()!;
  const { data, error } = await supabase.auth.signInWithPassword({ email, password });
  expect(error).toBeNull();
  const own = await provider.getOne({ resource: 'users', id: data.user!.id });
  expect(own.data['email']).toBe(email);
  await supabase.auth.signOut();
  expect((await supabase.auth.getUser()).data.user).toBeNull();
});
