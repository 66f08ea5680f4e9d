import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openMock, type Mock } from '../../src/server/index.ts';
import { listen, type Listening } from '../../src/server/listen.ts';
import { planOf, SHOP, SHOP_ROWS } from './support.ts';

// The unchanged client, without a schema type: rows may have any form.

let mock: Mock;
let server: Listening;

beforeAll(async () => {
  mock = openMock(await planOf(SHOP, SHOP_ROWS));
  server = await listen(mock, { port: 0, host: '127.0.0.1' });
});
afterAll(() => server[Symbol.asyncDispose]());
beforeEach(() => mock.reset());

const inProcess = () => createClient('http://mock.local', 'any', { global: { fetch: mock.fetch as typeof fetch } });
const overHttp = () => createClient(server.url, 'any');

describe.each([
  ['in process', inProcess],
  ['over HTTP', overHttp],
])('supabase-js %s', (_, client) => {
  test('select, filter, order, range and count', async () => {
    const { data, count, error, status } = await client()
      .from('orders')
      .select('id,state', { count: 'exact' })
      .in('state', ['open', 'paid'])
      .gt('id', 10)
      .order('id', { ascending: false })
      .range(2, 4);
    expect(error).toBeNull();
    expect(status).toBe(206);
    expect(data).toHaveLength(3);
    const all = (await client().from('orders').select('id,state').order('id')).data!;
    expect(all).toHaveLength(SHOP_ROWS.orders);
    const wanted = all.filter((row) => row.id > 10 && (row.state === 'open' || row.state === 'paid')).toReversed();
    expect(count).toBe(wanted.length);
    expect(data).toEqual(wanted.slice(2, 5));
  });

  test('embeds to one, to many and through a join table agree with each other', async () => {
    const { data } = await client().from('orders').select('id,user_id,users!user_id(id,email),order_items(quantity,product_id),products(id,title)').limit(20);
    expect(data).toHaveLength(20);
    for (const row of data as any[]) {
      expect(row.users.id).toBe(row.user_id);
      expect(row.products.map(({ id }: any) => id).toSorted()).toEqual(row.order_items.map(({ product_id }: any) => product_id).toSorted());
    }
    const back = await client().from('users').select('id,profiles(bio),orders!user_id(id)').not('orders', 'is', null).limit(5);
    for (const row of back.data as any[]) expect(row.orders.length).toBeGreaterThan(0);
  });

  test('nested rows are counted by count, as pages of Supabase show it, and by count()', async () => {
    const { data, error } = await client().from('users').select('id,few:orders!user_id(count),all:orders!user_id(count())').order('id').limit(20);
    expect(error).toBeNull();
    const { data: orders } = await client().from('orders').select('user_id').lte('user_id', 20);
    expect(data).toEqual(
      Array.from({ length: 20 }, (__, at) => {
        const counted = [{ count: orders!.filter(({ user_id }) => user_id === at + 1).length }];
        return { id: at + 1, few: counted, all: counted };
      }),
    );
    expect((await client().from('users').select('count')).data).toEqual([{ count: SHOP_ROWS.users }]);
  });

  test('an inner embed filters rows', async () => {
    const { data } = await client().from('orders').select('id,users!user_id!inner(id)').eq('users.id', 7);
    const direct = await client().from('orders').select('id').eq('user_id', 7);
    expect(data!.map(({ id }) => id)).toEqual(direct.data!.map(({ id }) => id));
  });

  test('single and maybeSingle', async () => {
    const one = await client().from('users').select('id,email').eq('id', 3).single();
    expect(one.data).toMatchObject({ id: 3 });
    const none = await client().from('users').select('id').eq('id', -1).single();
    expect(none.error).toMatchObject({ code: 'PGRST116', details: 'The result contains 0 rows' });
    expect(none.status).toBe(406);
    const maybe = await client().from('users').select('id').eq('id', -1).maybeSingle();
    expect(maybe).toMatchObject({ data: null, error: null });
    const byEmail = await client().from('users').select('id').eq('email', one.data!.email).single();
    expect(byEmail.data).toEqual({ id: 3 });
  });

  test('insert, update, upsert and delete are visible, and undone by a reset', async () => {
    const user = { email: 'ada@example.com', name: 'Ada', tags: ['a b', 'c'], settings: { dark: true, n: [1, 2] } };
    const made = await client().from('users').insert(user).select().single();
    expect(made.error).toBeNull();
    expect(made.status).toBe(201);
    expect(made.data).toMatchObject({ ...user, id: SHOP_ROWS.users + 1, credit: 0, is_active: true, initials: 'AD', country_code: null });
    const changed = await client().from('users').update({ name: 'Bob', credit: 12.5 }).eq('email', user.email).select('name,credit,initials');
    expect(changed.data).toEqual([{ name: 'Bob', credit: 12.5, initials: 'BO' }]);
    const upserted = await client().from('users').upsert({ email: user.email, name: 'Eve' }, { onConflict: 'email' }).select('id,name');
    expect(upserted.data).toEqual([{ id: made.data.id, name: 'Eve' }]);
    expect(upserted.status).toBe(200);
    expect((await client().from('users').select('*', { count: 'exact', head: true })).count).toBe(SHOP_ROWS.users + 1);
    const gone = await client().from('users').delete().eq('id', made.data.id);
    expect(gone).toMatchObject({ status: 204, error: null });
    expect((await client().from('users').select('id').eq('email', user.email)).data).toEqual([]);
    mock.reset();
    expect((await client().from('users').insert(user).select('id').single()).data).toEqual({ id: made.data.id });
  });

  test('deleting a user deletes orders, items and profile, and keeps orders of an agent', async () => {
    const { data: agent } = await client().from('orders').select('id,agent_id,user_id').not('agent_id', 'is', null).limit(1).single();
    const count = async (filter: (query: any) => any, table = 'orders') =>
      (await filter(client().from(table).select('*', { count: 'exact', head: true }))).count;
    const own = await count((query) => query.eq('user_id', agent!.agent_id));
    const all = await count((query) => query);
    expect((await client().from('users').delete().eq('id', agent!.agent_id)).error).toBeNull();
    expect(await count((query) => query)).toBe(all - own);
    expect(await count((query) => query.eq('agent_id', agent!.agent_id))).toBe(0);
    expect((await client().from('orders').select('agent_id').eq('id', agent!.id)).data).toEqual([{ agent_id: null }]);
    expect(await count((query) => query.eq('user_id', agent!.agent_id), 'profiles')).toBe(0);
  });
});

test.each([
  ['users', { email: 'x@example.com' }, { code: '23502', message: 'null value in column "name" of relation "users" violates not-null constraint' }],
  [
    'users',
    { email: 'x@example.com', name: 'X', credit: -1 },
    { code: '23514', message: 'new row for relation "users" violates check constraint "users_credit_check"' },
  ],
  ['users', { email: 'x@example.com', name: 'X', credit: 1e9 }, { code: '22003', message: 'numeric field overflow' }],
  ['users', { email: 'x@example.com', name: 'x'.repeat(61) }, { code: '22001', message: 'value too long for type character varying(60)' }],
  ['users', { email: 'x@example.com', name: 'X', initials: 'X' }, { code: '428C9', details: 'Column "initials" is a generated column.' }],
  ['orders', { user_id: 999_999 }, { code: '23503', details: 'Key (user_id)=(999999) is not present in table "users".' }],
  ['orders', { user_id: 1, agent_id: 1 }, { code: '23514', message: 'new row for relation "orders" violates check constraint "agent_is_another"' }],
  ['orders', { user_id: 1, state: 'lost' }, { code: '22P02', message: 'invalid input value for enum order_state: "lost"' }],
  ['orders', { user_id: 1, colour: 1 }, { code: 'PGRST204', message: "Could not find the 'colour' column of 'orders' in the schema cache" }],
  ['orders', { id: 1, user_id: 1 }, { code: '23505', details: 'Key (id)=(1) already exists.' }],
])('a row of %s that breaks a rule is rejected as in Postgres: %o', async (table, row, error) => {
  const answer = await inProcess()
    .from(table)
    .insert(row as Record<string, unknown>);
  expect(answer.error).toMatchObject(error);
  expect((await inProcess().from(table).select('*', { count: 'exact', head: true })).count).toBe(SHOP_ROWS[table as 'users']);
});

test('a statement of several rows succeeds whole or not at all', async () => {
  const answer = await inProcess()
    .from('users')
    .insert([
      { email: 'a@example.com', name: 'A' },
      { email: 'a@example.com', name: 'B' },
    ]);
  expect(answer.error).toMatchObject({ code: '23505', details: 'Key (email)=(a@example.com) already exists.' });
  expect((await inProcess().from('users').select('id').like('email', 'a@example%')).data).toEqual([]);
});

test('sessions do not see each other', async () => {
  const post = (session: string, body: object) =>
    mock.fetch('/rest/v1/users', { method: 'POST', headers: { 'Content-Type': 'application/json', 'X-Seedbed-Session': session }, body: JSON.stringify(body) });
  expect((await post('one', { email: 'one@example.com', name: 'One' })).status).toBe(201);
  expect((await post('two', { email: 'one@example.com', name: 'Other' })).status).toBe(201);
  const seen = await mock.fetch('/rest/v1/users?email=eq.one@example.com&select=name', { headers: { 'X-Seedbed-Session': 'two' } });
  expect(await seen.json()).toEqual([{ name: 'Other' }]);
  expect(await (await mock.fetch('/users?email=eq.one@example.com')).json()).toEqual([]);
});
