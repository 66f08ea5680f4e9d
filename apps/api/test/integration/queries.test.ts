import { openCompute, type Compute } from '@seedbed/runner/compute';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { gist, send, type Answer } from '../support/send.ts';
import { startServer, type RunningServer } from '../support/running-server.ts';

const DDL = `
  CREATE TYPE mood AS ENUM ('calm', 'busy');
  CREATE DOMAIN price AS numeric(8,2) CHECK (VALUE >= 0);
  CREATE TABLE customers (id bigint PRIMARY KEY, name text NOT NULL, mood mood NOT NULL, tags text[]);
  CREATE TABLE orders (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    customer_id bigint NOT NULL REFERENCES customers,
    total price NOT NULL,
    tax numeric GENERATED ALWAYS AS (total * 0.19) STORED,
    "strange ""name" text
  );`;

let server: RunningServer;
let at: string;
/** With a short limit, for statements that only time ends: to wait for that of users shows no more. */
let short: Compute;
let isShort = false;
beforeAll(async () => {
  const compute = openCompute();
  short = openCompute({ querySeconds: 2 });
  server = await startServer({}, { ...compute, query: (...given) => (isShort ? short : compute).query(...given) });
  const made = await call('POST', '/datasets', { name: 'Queried', ddl: DDL, rows: 500, prove: 'later' });
  at = `/datasets/${made.body.dataset.id}`;
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await short[Symbol.asyncDispose]();
});
afterEach(() => void (isShort = false));

const call = (method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer> =>
  send(server.baseUrl, method, `/api/v1${path}`, body, headers);
const query = (sql: string, more: object = {}): Promise<Answer> => call('POST', `${at}/query`, { sql, ...more });
const only = async (sql: string): Promise<unknown> => (await query(sql)).body.rows;

describe('an answer', () => {
  test('has the rows of the grid, in the types of the schema', async () => {
    const { status, body } = await query('select id, customer_id, total, tax from orders order by id limit 3;');
    expect(status).toBe(200);
    const page = (await call('GET', `${at}/tables/orders/rows?limit=3`)).body;
    const place = (name: string) => page.columns.findIndex((column: { name: string }) => column.name === name);
    expect(body.rows.map((row: string[]) => row.slice(1, 3))).toEqual(page.rows.map((row: string[]) => [row[place('customer_id')], row[place('total')]]));
    expect(body).toMatchObject({ revision: 1, hasMore: false, cutCells: 0 });
    expect(body.columns).toEqual([
      { name: 'id', type: 'bigint' },
      { name: 'customer_id', type: 'bigint' },
      // Postgres reports the base type of a domain.
      { name: 'total', type: 'numeric(8,2)' },
      { name: 'tax', type: 'numeric' },
    ]);
    // Postgres computes it here.
    expect(Number(body.rows[0][3])).toBeCloseTo(Number(body.rows[0][2]) * 0.19, 6);
    expect(body.tables.map(({ table, rows, total }: any) => [table, rows === total])).toEqual([['public.orders', true]]);
  });

  test('joins, groups by a key, and may have two columns of one name and NULLs', async () => {
    expect(await only('select c.*, count(*) from customers c join orders o on o.customer_id = c.id group by c.id having false')).toEqual([]);
    const { body } = await query(`select 1 as a, 2 as a, null as b, true as c, '{1,2}'::int[] as d -- at the end`);
    expect(body.columns.map(({ name }: any) => name)).toEqual(['a', 'a', 'b', 'c', 'd']);
    expect(body.rows).toEqual([['1', '2', null, 't', '{1,2}']]);
    expect(await only('with n as (values (1), (2)) select sum(column1) from n')).toEqual([['3']]);
    expect(await only('table customers limit 0')).toEqual([]);
  });

  test('has the first ten thousand rows, and says that there are more', async () => {
    const { body } = await query('select generate_series(1, 1000000000)');
    expect([body.rows.length, body.rows[9_999], body.hasMore]).toEqual([10_000, ['10000'], true]);
    expect((await query('select generate_series(1, 10000)')).body.hasMore).toBe(false);
  });

  test('shortens a long cell, gives its length, and refuses one that is far too long', async () => {
    const { body } = await query(`select repeat('x', 5000), 'short'`);
    expect([body.rows[0][0].length, body.rows[0][1], body.cutCells]).toEqual([2_001, 'short', 1]);
    expect(gist(await query(`select repeat('x', 50000000)`))).toMatchObject({ status: 413, type: 'too-large' });
    expect(gist(await query(`select repeat('x', 1000000) from generate_series(1, 1000)`))).toMatchObject({ status: 413, type: 'too-large' });
    expect(await only('select 1')).toEqual([['1']]);
  });

  test('is of the requested revision', async () => {
    await call('POST', `${at}/revisions`, { patch: [{ op: 'replace', path: '/tables/0/rows', value: 7 }] }, { 'if-match': '"1"' });
    expect((await query('select count(*) from customers')).body).toMatchObject({ revision: 2, rows: [['7']] });
    const first = (await query('select count(*) from customers', { revision: 1 })).body;
    expect(first).toMatchObject({ revision: 1, rows: [[String(first.tables[0].rows)]] });
    expect(gist(await query('select 1', { revision: 9 }))).toMatchObject({ status: 404 });
  });
});

describe('an error', () => {
  test.each<[string, number, number, string]>([
    ['select nothing from orders', 1, 8, '42703'],
    ['select *\nfrom\n  ordres', 3, 3, '42P01'],
    [`select 'ä😀', oops`, 1, 14, '42703'],
    ['select 1 +', 1, 11, '42601'],
  ])('in %j is reported with line and column', async (sql, line, column, sqlstate) => {
    const { status, body } = await query(sql);
    expect([status, body]).toMatchObject([422, { type: '/docs/errors/invalid-sql', line, column, sqlstate }]);
    expect(body.detail).toContain(`line ${line}, column ${column}`);
  });

  test('while the query runs is reported without a place', async () => {
    const { body } = await query('select 1 / (id - id) from orders');
    expect(body).toMatchObject({ sqlstate: '22012', postgres: 'division by zero' });
    expect(body).not.toHaveProperty('line');
  });

  test('in the request is refused', async () => {
    expect(gist(await query(''))).toMatchObject({ status: 400 });
    expect(gist(await query('select 1\0'))).toMatchObject({ status: 400 });
    expect(gist(await query('x'.repeat(100_001)))).toMatchObject({ status: 400 });
    expect(gist(await query(' '))).toMatchObject({ status: 422, type: 'invalid-sql' });
  });
});

describe('a hostile statement', () => {
  test.each([
    'drop table orders',
    'delete from orders',
    'truncate orders',
    'create table t (a int)',
    'select 1; drop table orders',
    'select 1; select 2',
    'commit',
    'rollback; drop table orders',
    'set role postgres',
    'reset role',
    'set transaction read write',
    'call nothing()',
    'do $$ begin perform 1; end $$',
    `copy orders to program 'cat > /tmp/seedbed'`,
    `copy orders from '/etc/passwd'`,
    'select * into t from orders',
    'with gone as (delete from orders returning *) select * from gone',
    'select * from orders for update',
    'explain analyze delete from orders',
    'listen x',
    'vacuum',
    'create extension dblink',
    `load 'auto_explain'`,
    `select pg_read_file('/etc/passwd')`,
    `select pg_ls_dir('/')`,
    `select pg_read_binary_file('/etc/hostname')`,
    `select lo_import('/etc/passwd')`,
    `select lo_export(1, '/tmp/seedbed')`,
    `select * from dblink('host=127.0.0.1', 'select 1') as t(a int)`,
    `select set_config('role', 'postgres', false)`,
    `select set_config('session_authorization', 'postgres', false)`,
    `select set_config('transaction_read_only', 'off', false)`,
    `select query_to_xml('drop table orders', true, true, '')`,
    `select pg_reload_conf()`,
    `select pg_rotate_logfile()`,
    `select * from pg_authid`,
    `select nextval('orders_id_seq')`,
  ])('%s is refused, and changes nothing', async (sql) => {
    const { status, body } = await query(sql, { revision: 1 });
    expect([status, body.type]).toEqual([422, '/docs/errors/invalid-sql']);
    const { rows } = (await query('select count(*) > 0 from orders', { revision: 1 })).body;
    expect(rows).toEqual([['t']]);
  });

  test('a rejected statement is answered with the allowed ones', async () => {
    expect((await query('drop table orders')).body.detail).toContain('One SELECT runs here');
  });

  test('ends no other session', async () => {
    const { status, body } = await query(`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'seedbed keeper'`);
    expect([status, body.sqlstate]).toEqual([422, '42501']);
  });

  test('that ends its own session is run again', async () => {
    expect(gist(await query('select pg_terminate_backend(pg_backend_pid())'))).toMatchObject({ status: 503, type: 'overloaded' });
    expect(await only('select 1')).toEqual([['1']]);
  });

  test('leaves nothing behind for the next session', async () => {
    await query(`select set_config('search_path', 'pg_catalog', false), pg_advisory_lock(7), set_config('statement_timeout', '0', false)`);
    expect(await only(`select pg_try_advisory_lock(7), current_setting('search_path'), current_setting('transaction_read_only')`)).toEqual([
      ['t', 'public', 'on'],
    ]);
  });

  test.each([
    ['that never ends', 'with recursive r(n) as (select 1 union all select n + 1 from r) select count(*) from r'],
    ['that sleeps', 'select pg_sleep(3600)'],
    [
      'that lifts its limit first',
      `select set_config('statement_timeout', '0', true), pg_sleep(case when g < 102 then 0 else 3600 end) from generate_series(1, 500) g`,
    ],
    ['that joins without an end', 'select count(*) from generate_series(1, 1000000) a, generate_series(1, 1000000) b'],
  ])('%s is stopped', { timeout: 120_000 }, async (_, sql) => {
    isShort = true;
    const { status, body } = await query(sql);
    expect([413, 422]).toContain(status);
    expect(body.detail).toMatch(/took longer than/);
    expect(body.detail).not.toMatch(/canceling statement/);
    expect(await only('select 1')).toEqual([['1']]);
  });

  test('that sorts more than its disk is stopped', { timeout: 120_000 }, async () => {
    const sql = `select g, repeat('x', 1000) from generate_series(1, 100000000) g order by 2, 1 desc`;
    const { status, body } = await query(sql);
    expect([413, 422]).toContain(status);
    expect(body.detail).toMatch(/took longer|too large|grew over/);
    expect(await only('select 1')).toEqual([['1']]);
  });

  test.each([`select array_agg(repeat('x', 1000)) from generate_series(1, 10000000)`, `select repeat('x', 1000000000)`])(
    '%s takes no memory for ever',
    { timeout: 120_000 },
    async (sql) => {
      const { status } = await query(sql);
      expect([413, 422, 503]).toContain(status);
      await expect.poll(async () => (await query('select 1')).status, { timeout: 60_000 }).toBe(200);
    },
  );
});

test('two simultaneous queries load the rows once, and a later one finds them', async () => {
  const made = await call('POST', '/datasets', { name: 'Twice', ddl: DDL, rows: 2_000, prove: 'later' });
  const path = `/datasets/${made.body.dataset.id}/query`;
  const [a, b] = await Promise.all([call('POST', path, { sql: 'select current_database()' }), call('POST', path, { sql: 'select current_database()' })]);
  expect(a.body.rows).toEqual(b.body.rows);
  expect((await call('POST', path, { sql: 'select current_database()' })).body.rows).toEqual(a.body.rows);
});

test('a query generates only the rows of the tables that it reads', { timeout: 120_000 }, async () => {
  const ddl = `create table readings (id bigint primary key, value double precision not null);
    create table sensors (id bigint primary key); create table "Rooms ""1""" (id bigint primary key);`;
  const made = await call('POST', '/datasets', { name: 'Apart', ddl, rows: 50, prove: 'later' });
  const path = `/datasets/${made.body.dataset.id}`;
  const ask = async (sql: string) => (await call('POST', `${path}/query`, { sql })).body;
  expect((await ask('select 1')).tables).toEqual([]);
  expect(await ask('with s as (table sensors) select count(*) from s')).toMatchObject({
    rows: [['50']],
    tables: [{ table: 'public.sensors', rows: 50, total: 50 }],
  });
  expect(await ask('select count(*) from "Rooms ""1""" r join sensors using (id)')).toMatchObject({ rows: [['50']] });
  // A table name inside a text is not noticed before the query runs.
  expect((await ask(`select pg_relation_size('readings') > 0`)).rows).toEqual([['t']]);
  const asText = `select query_to_xml('select count(*) as n from ' || 'rea' || 'dings', true, true, '')::text`;
  expect((await ask(asText)).rows[0][0]).toContain('<n>50</n>');
});

test('a query on a large table reads its first rows, and the answer reports how many', { timeout: 120_000 }, async () => {
  const ddl = 'create table readings (id bigint primary key, value double precision not null)';
  const made = await call('POST', '/datasets', { name: 'Large', ddl, rows: 1_000_000_000, prove: 'later' });
  const { body } = await call('POST', `/datasets/${made.body.dataset.id}/query`, { sql: 'select count(*), max(id) from readings' });
  expect(body.rows[0][0]).toBe('100000');
  expect(body.tables).toEqual([{ table: 'public.readings', rows: 100_000, total: 1_000_000_000 }]);
});
