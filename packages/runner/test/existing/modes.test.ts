import { openTargetServer, type Target, type TargetServer } from '@seedbed/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Blueprint } from '@seedbed/contract';
import { openRunner, type Runner } from '../../src/index.ts';

const DDL = `
  create table country (code char(2) primary key, name text not null unique);
  create table shop (id serial primary key, country char(2) not null references country, name text not null unique);
  create table visit (id bigint generated always as identity primary key, shop int not null references shop, guests int not null check (guests > 0));
  create table audit (id serial primary key, said text not null);`;

let server: TargetServer;
let runner: Runner;
let blueprint: Blueprint;
beforeAll(async () => {
  server = await openTargetServer();
  runner = openRunner();
  ({ blueprint } = await runner.inferDdl(DDL, { rows: { country: 20, shop: 60, visit: 600, audit: 10 } }));
});
afterAll(async () => {
  await runner[Symbol.asyncDispose]();
  await server[Symbol.asyncDispose]();
});

/** The schema after a migration: it contains two countries, and a shop whose number came from the sequence. */
async function migrated(): Promise<Target> {
  const target = await server.freshTarget('plain');
  await target.client.query(`set role ${target.connection.user}; ${DDL}
    insert into country values ('de', 'Germany'), ('zz', 'Nowhere'); insert into shop (country, name) values ('zz', 'First'); reset role`);
  return target;
}

const one = async <T>({ client }: Target, sql: string): Promise<T> => Object.values((await client.query<Record<string, T>>(sql)).rows[0]!)[0]!;

test('rows of a migration are kept, and new rows refer only to them; other tables are filled or appended to', async () => {
  await using target = await migrated();
  const before = await one(target, `select string_agg(code || name, ',' order by code) from country`);
  const report = await runner.load(blueprint, target.url, { modes: { 'public.country': 'keep', shop: 'append' } });
  expect(await one(target, `select string_agg(code || name, ',' order by code) from country`)).toBe(before);
  expect(await one(target, 'select count(*)::int from shop')).toBe(61);
  expect(await one(target, 'select min(id) from shop where id > 1')).toBe(2);
  expect(await one(target, 'select count(distinct country)::int from shop')).toBe(2);
  expect(report.tables.find(({ table }) => table === 'public.visit')).toMatchObject({ rows: 600 });
  // The next row of anyone else is numbered after ours.
  await target.client.query(`insert into shop (country, name) values ('de', 'Behind')`);
  expect(await one(target, 'select max(id) from shop')).toBe(62);
});

test('appended rows refer to existing and to new rows, each in their share', async () => {
  await using target = await migrated();
  await runner.load(blueprint, target.url, { mode: 'keep' });
  const [shops, visits] = [await one<number>(target, 'select max(id) from shop'), await one<string>(target, 'select max(id) from visit')];
  expect(shops).toBe(1);
  await runner.load(blueprint, target.url, { mode: 'append', modes: { country: 'keep', audit: 'skip' } });
  expect(await one(target, 'select count(*)::int from audit')).toBe(10);
  await runner.load(blueprint, target.url, { mode: 'append', modes: { country: 'keep' } });
  const last = await one<number>(target, 'select count(*)::int from shop where id <= 61');
  const toOld = await one<number>(target, `select count(*)::int from visit where id > ${Number(visits) + 600} and shop <= ${last}`);
  // 61 shops were there and 60 came: about half of 600 visits.
  expect(toOld).toBeGreaterThan(200);
  expect(toOld).toBeLessThan(400);
  expect(await one(target, 'select count(*)::int from visit')).toBe(1_800);
});

test('only named tables are emptied, and none that rows of other tables still reference', async () => {
  await using target = await migrated();
  await runner.load(blueprint, target.url, { mode: 'append', modes: { country: 'keep' } });
  await expect(runner.load(blueprint, target.url, { mode: 'append', modes: { shop: 'truncate', country: 'keep' } })).rejects.toMatchObject({
    type: 'load-rejected',
    message: expect.stringMatching(/public\.shop cannot be emptied: public\.visit refers to it.*public\.shop=keep.*public\.visit=truncate/),
  });
  expect(await one(target, 'select count(*)::int from shop')).toBe(61);
  await target.client.query(`insert into audit (said) values ('of others')`);
  await runner.load(blueprint, target.url, { mode: 'truncate', modes: { country: 'keep', audit: 'append' } });
  expect(
    await one(
      target,
      `select concat_ws(' ', (select count(*) from country), (select count(*) from shop), (select count(*) from visit), (select count(*) from audit))`,
    ),
  ).toBe('2 60 600 21');
});

test('obstacles are reported with the remedy, before the first row', async () => {
  await using target = await migrated();
  await expect(runner.load(blueprint, target.url)).rejects.toThrow(
    /There are rows in public\.country \(2\), public\.shop \(1\).*keep.*append.*truncate.*keep,public\.country=append/,
  );
  await target.client.query(`alter role ${target.connection.user} set default_transaction_read_only = on`);
  await expect(runner.load(blueprint, target.url, { mode: 'append' })).rejects.toMatchObject({
    type: 'load-rejected',
    message: expect.stringMatching(/take no writes.*ALTER ROLE .* RESET default_transaction_read_only/),
  });
  await target.client.query(`alter role ${target.connection.user} reset default_transaction_read_only`);
  await expect(runner.load(blueprint, target.url, { modes: { nowhere: 'keep' } })).rejects.toThrow(/there is no table nowhere/);
  expect(await one(target, 'select count(*)::int from visit')).toBe(0);
});

test('P4: an append in parts that was stopped continues where it was: each row once, with the bytes of one transaction', async () => {
  const sum = (target: Target) =>
    one(target, `select sum(hashtextextended(v::text, 0))::text || (select sum(hashtextextended(s::text, 0))::text from shop s) from visit v`);
  const append = { mode: 'append', modes: { country: 'keep' } } as const;
  await using whole = await migrated();
  await runner.load(blueprint, whole.url, append);
  await using target = await migrated();
  const stop = new AbortController();
  const parts = { ...append, parts: true, partRows: 100 };
  await expect(
    runner.load(blueprint, target.url, {
      ...parts,
      signal: stop.signal,
      onProgress: ({ table, rows }) => void (table === 'public.visit' && rows >= 100 && stop.abort(new Error('stopped'))),
    }),
  ).rejects.toThrow('stopped');
  await runner.load(blueprint, target.url, { ...parts, resume: true });
  expect(await sum(target)).toBe(await sum(whole));
  expect(await one(target, 'select count(*)::int from visit')).toBe(600);
});

test('a full table gets no rows, and new rows reference its existing ones', async () => {
  const ddl = `
    create table colours (code varchar(5) primary key check (code in ('red', 'green', 'blue')));
    create table shirts (id serial primary key, name text not null unique);
    create table painted (shirt int not null references shirts, colour varchar(5) not null references colours, primary key (shirt, colour));`;
  await using target = await server.freshTarget();
  const { blueprint: coloured } = await runner.inferDdl(ddl, { rows: { colours: 3, shirts: 30, painted: 60 } });
  await runner.load(coloured, target.url, { create: ddl });
  const { diagnostics } = await runner.load(coloured, target.url, { mode: 'append' });
  expect(diagnostics.flatMap(({ code, table, message }) => (code === 'fewer-rows' ? [`${table}: ${message}`] : []))).toEqual([
    expect.stringMatching(/^public\.colours: public\.colours gets 0 rows more, not 3/),
  ]);
  expect(await one(target, `select concat_ws(' ', (select count(*) from colours), (select count(*) from shirts), (select count(*) from painted))`)).toBe(
    '3 60 120',
  );
});

test('children of each parent also count for kept parents, and their children follow', async () => {
  const ddl = `
    create table client (id serial primary key, name text not null);
    create table deal (id serial primary key, client_id int not null references client, title text not null);
    create table step (id serial primary key, deal_id int not null references deal, title text not null);`;
  const given = (await runner.inferDdl(ddl, {})).blueprint;
  const relations = given.relations.map((relation) =>
    relation.to.table === 'public.client' || relation.to.table === 'public.deal'
      ? { ...relation, owner: true, fanOut: { kind: 'fixed' as const, count: 3 }, childless: 0 }
      : relation,
  );
  const tables = given.tables.map(({ rows, ...table }) => (table.name === 'client' ? { ...table, rows: rows ?? 1000 } : table));
  await using target = await server.freshTarget('plain');
  await target.client.query(`set role ${target.connection.user}; ${ddl} insert into client (name) select 'n' || i from generate_series(1, 7) i; reset role`);
  await runner.load({ ...given, relations, tables }, target.url, { modes: { client: 'keep' } });
  const counts = await target.client.query(
    'select count(*)::int as deals, count(distinct client_id)::int as clients, (select count(*)::int from step) as steps from deal',
  );
  expect(counts.rows).toEqual([{ deals: 21, clients: 7, steps: 63 }]);
});
