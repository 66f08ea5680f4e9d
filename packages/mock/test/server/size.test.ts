import { beforeAll, expect, test } from 'vitest';
import { openMock, type Mock } from '../../src/server/index.ts';
import { planOf, SHOP } from './support.ts';

const USERS = 1_000_000_000;

let mock: Mock;

beforeAll(async () => {
  const rows = { countries: 20, users: USERS, profiles: USERS / 2, products: USERS, orders: 2 * USERS, order_items: 4 * USERS };
  mock = openMock({ ...(await planOf(SHOP, rows)), cells: 1_000_000, milliseconds: Infinity });
});

const rowsOf = async (path: string): Promise<any[]> => {
  const response = await mock.fetch(path);
  expect(response.status).toBeLessThan(300);
  return (await response.json()) as any[];
};

test('10⁹ rows: a row is found by number and by uuid, and children by their parent', async () => {
  const [user] = await rowsOf('/users?id=eq.734567891');
  expect(user.id).toBe(734_567_891);
  const [product] = await rowsOf('/products?limit=1&offset=999999998&select=id,title');
  expect(await rowsOf(`/products?id=eq.${product.id}&select=id,title`)).toEqual([product]);
  const orders = await rowsOf('/orders?user_id=eq.734567891&select=id,user_id,users!user_id(id)');
  for (const order of orders) expect(order).toMatchObject({ user_id: 734_567_891, users: { id: 734_567_891 } });
  expect((await rowsOf('/users?id=eq.734567891&select=orders!user_id(id)'))[0].orders).toEqual(orders.map(({ id }) => ({ id })));
});

test('10⁹ rows: the last page, backwards, with the exact count', async () => {
  const response = await mock.fetch('/users?select=id&order=id.desc&limit=3', { headers: { Prefer: 'count=exact' } });
  expect(response.headers.get('content-range')).toBe(`0-2/${USERS}`);
  expect(await response.json()).toEqual([{ id: USERS }, { id: USERS - 1 }, { id: USERS - 2 }]);
});

test('10⁹ rows: a write is checked against all of them', async () => {
  const post = async (body: object) => {
    const headers = { 'Content-Type': 'application/json', Prefer: 'return=representation' };
    const response = await mock.fetch('/countries', { method: 'POST', headers, body: JSON.stringify(body) });
    return (await response.json()) as any;
  };
  const [taken] = await rowsOf('/countries?limit=1');
  expect(await post({ code: taken.code, name: 'Nowhere' })).toMatchObject({ code: '23505' });
  expect(await post({ code: 'Z9', name: 'Nowhere' })).toEqual([{ code: 'Z9', name: 'Nowhere' }]);
});

test.each([
  ['', 409, '23503', 'is still referenced from table "kids"'],
  ['on delete restrict', 400, '23001', 'is referenced from table "kids"'],
  ['on delete cascade', 500, '53400', 'More than 10000 rows of public.kids refer to the row'],
  ['on delete set null', 500, '53400', 'More than 10000 rows of public.kids refer to the row'],
])('a row with 50 million children is kept, and the answer stays within the budget: %s', async (rule, status, code, details) => {
  const ddl = `create table parents (id int primary key); create table kids (id bigint primary key, parent_id int references parents ${rule});`;
  const large = openMock({ ...(await planOf(ddl, { parents: 2, kids: 100_000_000 })), milliseconds: 8000 });
  const began = process.threadCpuUsage();
  const response = await large.fetch('/parents?id=eq.1', { method: 'DELETE' });
  expect(process.threadCpuUsage(began).user).toBeLessThan(8e6);
  expect(response.status).toBe(status);
  expect(await response.json()).toMatchObject({ code, details: expect.stringContaining(details) as string });
  expect(await (await large.fetch('/parents?id=eq.1')).json()).toHaveLength(1);
});

test('10⁹ rows: an impossible text is not searched', async () => {
  expect(await rowsOf('/orders?note=eq.nobody-wrote-this')).toEqual([]);
});

test('a request over its budget is refused, not cut short', async () => {
  // A value that the generator's words do not exclude.
  const response = await mock.fetch('/orders?note=like.nobody wrote this&limit=1');
  expect(response.status).toBe(500);
  expect(await response.json()).toMatchObject({ code: '57014', message: 'The request is over the limit of this mock API' });
});
