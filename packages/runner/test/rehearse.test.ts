import { afterAll, beforeAll, expect, test } from 'vitest';
import { openRunner, type Runner } from '../src/index.ts';
import { connect } from '@seedbed/postgres/sql';
import { testServer } from '../../postgres/test/support/cluster.ts';

let runner: Runner;
beforeAll(() => {
  runner = openRunner({ throwaway: testServer() });
});
afterAll(() => runner[Symbol.asyncDispose]());

const SCHEMA = `
  create table shelters (id integer primary key, town text not null);
  create table dogs (
    id bigint generated always as identity primary key,
    shelter_id integer references shelters,
    chip varchar(20) not null unique,
    weight text,
    born date,
    adopted date
  );`;

const found = async (migration: string, options: { edge?: number } = {}) =>
  (await runner.rehearse({ ddl: SCHEMA, migration, ...options })).findings.map(({ kind, statement, sqlstate }) => ({ kind, statement, sqlstate }));
const failures = async (migration: string, options?: { edge?: number }) => (await found(migration, options)).filter(({ kind }) => kind === 'fails');

test('a migration fails with the rows that the old schema allows, and not with ordinary ones alone', async () => {
  const migration = 'alter table dogs alter column weight type numeric using weight::numeric';
  expect(await failures(migration)).toEqual([{ kind: 'fails', statement: 1, sqlstate: '22P02' }]);
  expect(await failures('create unique index on dogs (lower(chip))', { edge: 0 })).toEqual([]);
  expect(await failures('create unique index on dogs (lower(chip))')).toEqual([{ kind: 'fails', statement: 1, sqlstate: '23505' }]);
});

test('a fault does not hide the next one', async () => {
  const migration = 'alter table dogs alter column shelter_id set not null; alter table dogs add constraint adopted_later check (adopted > born)';
  expect(await failures(migration)).toEqual([
    { kind: 'fails', statement: 1, sqlstate: '23502' },
    { kind: 'fails', statement: 2, sqlstate: '23514' },
  ]);
});

test('a fault does not hide the next one behind deferred keys', async () => {
  const ddl = SCHEMA.replace('references shelters', 'references shelters deferrable initially deferred');
  const migration = 'alter table dogs alter column shelter_id set not null; alter table dogs add constraint adopted_later check (adopted > born)';
  const { findings } = await runner.rehearse({ ddl, migration });
  expect(findings.flatMap(({ kind, statement }) => (kind === 'fails' ? [statement] : []))).toEqual([1, 2]);
});

test('a fault does not hide another one of the same statement', async () => {
  expect(await failures('alter table dogs add unique (weight)')).toEqual([
    { kind: 'fails', statement: 1, sqlstate: '23505' },
    { kind: 'fails', statement: 1, sqlstate: '54000' },
  ]);
  const ddl = 'create table boards (id integer primary key, width integer, height integer)';
  const { findings } = await runner.rehearse({ ddl, migration: 'alter table boards alter width type smallint, alter height type smallint' });
  // One of each column.
  expect(findings.filter(({ sqlstate }) => sqlstate === '22003')).toHaveLength(2);
});

test.each([
  [
    'a text in other letters beside one of the same parent, with other unique keys over the parent',
    `create table users (
       id integer primary key, shelter_id integer not null references shelters, login text not null, token text not null,
       unique (shelter_id, login), unique (shelter_id, token), unique (token)
     )`,
    'create unique index on users (shelter_id, lower(login))',
    '23505',
  ],
  [
    'a part of a text that is longer than the column that it goes to',
    'create table visits (id integer primary key, query varchar(500))',
    `alter table visits add click varchar(255); update visits set click = substring(query from 'click=([^&]*)')`,
    '22001',
  ],
  ['a character 0 in JSON', 'create table logs (id integer primary key, body json)', 'alter table logs alter body type jsonb using body::jsonb', '22P05'],
])('is tried: %s', async (_, table, migration, sqlstate) => {
  const { findings } = await runner.rehearse({ ddl: `create table shelters (id integer primary key, town text not null); ${table}`, migration });
  expect(findings.filter(({ kind }) => kind === 'fails').map((each) => each.sqlstate)).toEqual([sqlstate]);
});

test('where ordinary rows fail too, what the migration breaks and locks comes from empty tables', async () => {
  const ddl = `${SCHEMA} create function town_of(n int) returns text language sql as 'select town from shelters where id = n';`;
  const migration = 'alter table shelters rename town to place; alter table shelters add rooms int not null';
  const { findings } = await runner.rehearse({ ddl, migration });
  expect(findings.map(({ kind, statement }) => `${kind} ${statement}`)).toEqual(['fails 2', 'breaks 1']);
});

test('statements behind one that always fails are counted', async () => {
  const { statements, ran } = await runner.rehearse({
    ddl: SCHEMA,
    migration: 'alter table dogs add length int; alter table cats add length int; select 1; select 2',
  });
  expect([statements.length, ran]).toEqual([4, 2]);
});

test('behind more faults than are looked for, what the rest locks is still reported', async () => {
  const names = Array.from({ length: 8 }, (_, at) => `n${at}`);
  const ddl = `create table gauges (id integer primary key, ${names.map((name) => `${name} integer not null`).join(', ')})`;
  const migration = names.map((name) => `alter table gauges alter ${name} type smallint`).join('; ');
  const { findings, ran } = await runner.rehearse({ ddl, migration });
  expect(ran).toBe(8);
  expect(findings.flatMap(({ kind, statement }) => (kind === 'locks' ? [statement] : []))).toEqual(expect.arrayContaining([7, 8]));
});

test('a failed CREATE INDEX CONCURRENTLY leaves an invalid index', async () => {
  const { findings } = await runner.rehearse({ ddl: SCHEMA, migration: 'create unique index concurrently one_each on dogs (born)' });
  expect(findings).toContainEqual(expect.objectContaining({ kind: 'leaves', statement: 1, fix: expect.stringContaining('DROP INDEX CONCURRENTLY one_each;') }));
});

test('the fewest rows come with a failure', async () => {
  const { findings } = await runner.rehearse({ ddl: SCHEMA, migration: 'alter table dogs alter column shelter_id set not null' });
  expect(findings[0]).toMatchObject({ kind: 'fails', table: 'public.dogs', column: 'shelter_id', counterexample: { rows: 1 } });
});

test('the fewest rows come with values that are cut, and with rows that are lost', async () => {
  const cut = 'alter table dogs alter column weight type varchar(3) using left(weight, 3)';
  const { findings } = await runner.rehearse({ ddl: SCHEMA, migration: cut });
  expect(findings.find(({ kind }) => kind === 'changes')).toMatchObject({ table: 'public.dogs', column: 'weight', counterexample: { rows: 1 } });
  const moved = `create table placed (dog_id bigint primary key, town text not null);
    insert into placed select d.id, s.town from dogs d join shelters s on s.id = d.shelter_id; drop table dogs;`;
  const lost = (await runner.rehearse({ ddl: SCHEMA, migration: moved })).findings.find(({ kind }) => kind === 'loses');
  expect(lost).toMatchObject({ table: 'public.dogs', counterexample: { rows: 1 } });
  expect(lost!.counterexample!.inserts).toHaveLength(1);
});

test('each statement is measured over more rows, with its locks and work', async () => {
  const migration = 'alter table dogs alter column id type integer; create index on dogs (born)';
  const sizes: (number | undefined)[] = [];
  const { measured } = await runner.rehearse({
    ddl: SCHEMA,
    migration,
    edge: 0,
    measureSeconds: 0,
    onProgress: ({ step, rows }) => void (step === 'measures' && sizes.push(rows)),
  });
  expect(measured!.sizes).toEqual([1_000]);
  expect(sizes).toEqual([1_000]);
  expect(measured!.stopped).toBe('10,000 rows would not fit into 0 s');
  expect(measured!.statements[0]).toMatchObject({
    statement: 1,
    seconds: [{ rows: 1_000 }],
    tables: [{ table: 'public.dogs', lock: 'AccessExclusiveLock', stops: 'read or write', work: 'rewritten' }],
  });
  expect(measured!.statements.map(({ estimate }) => estimate)).toEqual([undefined, undefined]);
});

test('a safe migration is reported as such', async () => {
  expect(await found('alter table dogs add column colour text; create table walks (dog_id bigint not null references dogs, at timestamptz)')).toEqual([]);
});

test('its databases are dropped, also after an error', async () => {
  await expect(runner.rehearse({ ddl: SCHEMA, migration: 'alter tabel dogs' })).rejects.toMatchObject({ type: 'invalid-ddl', facts: { of: 'migration' } });
  await expect(runner.rehearse({ ddl: SCHEMA, migration: '-- nothing' })).rejects.toMatchObject({ type: 'invalid-ddl', message: 'it has no statement.' });
  const stop = new AbortController();
  stop.abort(new Error('interrupted'));
  await expect(runner.rehearse({ ddl: SCHEMA, migration: 'select 1', signal: stop.signal })).rejects.toThrow();
  await runner.rehearse({ ddl: `${SCHEMA} -- once`, migration: 'select 1' });
  await using client = await connect(testServer().connection);
  const { rows } = await client.query(`select datname from pg_database where datname ~ '^sandbox_[0-9a-f]{16}_'`);
  expect(rows).toEqual([]);
});
