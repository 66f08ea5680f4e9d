import { expect, test } from 'vitest';
import { freshDatabase } from '../../test/support/cluster.ts';
import { openLoad } from './open-load.ts';
import type { LoadOptions } from './prepare-load.ts';
import { readSchemaScript } from './schema-script.ts';

const STANDING = `create table customer (id int primary key, name text); create table orders (id int primary key, customer_id int references customer);
  create table log (id int primary key); create view names as select name from customer`;
const customer = { schema: 'public', table: 'customer', columns: [{ name: 'id' }, { name: 'name' }] };

async function load(db: Awaited<ReturnType<typeof freshDatabase>>, ddl: string, mode: LoadOptions['mode'] = 'empty'): Promise<void> {
  await using opened = await openLoad(db.client, { mode, tables: [customer], create: await readSchemaScript(ddl) });
  await opened.commit();
}

test.each([
  ['drops a table', 'drop table if exists customer cascade; create table customer (id int primary key, name text)'],
  ['drops a schema', 'drop schema public cascade; create schema public; create table customer (id int primary key, name text)'],
  ['deletes by its own code', 'do $$ begin delete from customer; end $$; create table if not exists customer (id int primary key, name text)'],
])('a schema that %s which holds rows is rejected, and the rows stay', async (_what, ddl) => {
  await using db = await freshDatabase(`${STANDING}; insert into customer values (1, 'Real One')`);
  await expect(load(db, ddl)).rejects.toMatchObject({ type: 'target-not-empty', facts: { tables: ['public.customer'] } });
  expect((await db.client.query('select name from customer')).rows).toEqual([{ name: 'Real One' }]);
  expect((await db.client.query('select count(*)::int as n from names')).rows).toEqual([{ n: 1 }]);
});

test('rows of tables outside the load stay even where the loaded ones may be deleted', async () => {
  await using db = await freshDatabase(`${STANDING}; insert into customer values (1, 'x'); insert into log values (1)`);
  await expect(
    load(db, 'drop table if exists customer, log cascade; create table customer (id int primary key, name text); create table log (id int)', 'truncate'),
  ).rejects.toMatchObject({
    type: 'target-not-empty',
    facts: { tables: ['public.log'] },
  });
  expect((await db.client.query('select count(*)::int as n from log')).rows).toEqual([{ n: 1 }]);
});

test('other people’s views and references that CASCADE would drop are named', async () => {
  await using db = await freshDatabase(STANDING);
  await expect(load(db, 'drop table if exists customer cascade; create table customer (id int primary key, name text)')).rejects.toMatchObject({
    type: 'target-mismatch',
    facts: { objects: expect.arrayContaining(['public.names', 'a foreign key of public.orders to customer']) },
  });
});

test('a column of an existing table is named', async () => {
  await using db = await freshDatabase(`create table keepme (a int, b int); insert into keepme values (1, 2)`);
  await expect(load(db, 'alter table if exists keepme drop column b; create table customer (id int primary key, name text)')).rejects.toMatchObject({
    facts: { objects: ['the column public.keepme.b'] },
  });
  expect((await db.client.query('select b from keepme')).rows).toEqual([{ b: 2 }]);
});

test.each([
  ['a function that another table calls', 'drop function if exists stamp() cascade', ['the function stamp()', 'the trigger t of public.theirs']],
  ['a function, said anew', `create or replace function stamp() returns trigger language plpgsql as 'begin return null; end'`, ['the function stamp()']],
  ['a view, said anew', 'create or replace view seen as select 2 as x', ['public.seen']],
  ['a sequence that has counted', 'drop sequence if exists counter cascade; create sequence counter', ['public.counter', 'the default of public.theirs.id']],
  ['a type', 'drop type if exists mood', ['the type public.mood']],
])('other people’s %s is named', async (_what, ddl, objects) => {
  await using db = await freshDatabase(`create sequence counter; create type mood as enum ('good'); create view seen as select 1 as x;
    create table theirs (id int default nextval('counter'), x int); create function stamp() returns trigger language plpgsql as 'begin return new; end';
    create trigger t before insert on theirs for each row execute function stamp(); insert into theirs (x) values (1)`);
  await expect(load(db, `${ddl}; create table customer (id int primary key, name text)`)).rejects.toMatchObject({
    type: 'target-mismatch',
    facts: { objects: expect.arrayContaining(objects) },
  });
});

test('a script may replace its own functions, types and sequences', async () => {
  const ddl = `drop table if exists customer; drop type if exists mood; drop sequence if exists counter; create sequence counter; create type mood as enum ('good');
    create or replace function one() returns int language sql as 'select 1'; create table customer (id serial primary key, name text, mood mood)`;
  await using db = await freshDatabase(ddl);
  await load(db, ddl);
  await db.client.query(`insert into customer (name) values ('x'); select nextval('counter')`);
  await load(db, ddl, 'truncate');
  expect((await db.client.query('select count(*)::int as n from customer')).rows).toEqual([{ n: 0 }]);
});

test('empty tables that the script creates again, and rows to be deleted anyway, block nothing', async () => {
  const ddl = 'drop table if exists customer; create table customer (id int primary key, name text)';
  await using empty = await freshDatabase('create table customer (id int)');
  await load(empty, ddl);
  expect((await empty.client.query(`select count(*)::int as n from information_schema.columns where table_name = 'customer'`)).rows).toEqual([{ n: 2 }]);
  await using filled = await freshDatabase('create table customer (id int); insert into customer values (1)');
  await load(filled, ddl, 'truncate');
  expect((await filled.client.query('select count(*)::int as n from customer')).rows).toEqual([{ n: 0 }]);
});
