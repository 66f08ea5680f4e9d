import { connect } from '@seedbed/postgres/sql';
import { openRunner, type Copy, type Runner } from '@seedbed/runner';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Copies, EngineCaller, MockSchema, Query, Reader } from '../../../src/core/index.ts';
import { openSchema } from '../../../src/engines/virtual/index.ts';
import { openStore } from '../../../src/overlay/index.ts';
import { openDatabaseSession, openOwnDatabase, openSqlCopies, openSqlReader, type SqlCopies } from '../../../src/engines/sql/index.ts';

const DDL = `
CREATE TABLE owners (id integer PRIMARY KEY, name text NOT NULL);
CREATE TABLE notes (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  owner_id integer NOT NULL REFERENCES owners (id),
  body text NOT NULL,
  tags text[] NOT NULL DEFAULT '{}',
  words tsvector GENERATED ALWAYS AS (to_tsvector('english', body)) STORED
);
CREATE TABLE lines (at timestamptz, note text);
CREATE TABLE finds (id integer PRIMARY KEY, data jsonb, tags text[], price numeric(6,2), at timestamptz, on_day date, open boolean);
ALTER TABLE owners ENABLE ROW LEVEL SECURITY;
CREATE POLICY few ON owners TO authenticated USING (id <= (current_setting('request.jwt.claims')::json ->> 'most')::integer);`;

let runner: Runner;
let copy: Copy;
let schema: MockSchema;
let copies: SqlCopies;
let store: ReturnType<typeof openStore>;

beforeAll(async () => {
  runner = openRunner();
  const { blueprint, catalog } = await runner.inferDdl(DDL, { rows: { owners: 10, notes: 50, lines: 5, finds: 0 }, repair: true });
  const plan = await runner.compile(blueprint);
  copy = await runner.copy(blueprint, { ddl: DDL, catalog, milliseconds: 5000 });
  const { schema: known, base } = openSchema(plan, catalog);
  schema = known;
  copies = await openSqlCopies(schema, copy);
  store = openStore(schema, base, { start: 0 });
});
afterAll(async () => {
  await copies?.[Symbol.asyncDispose]();
  await copy?.[Symbol.asyncDispose]();
  await runner?.[Symbol.asyncDispose]();
});

const count = async (of: Pick<Copies, 'engine'>, session: string, table = 'notes', caller: EngineCaller | null = null) =>
  (await of.engine(session, caller).run({ table, verb: 'read', countOnly: true, count: 'exact' })).total;
const remove = (session: string, ...ids: string[]) =>
  copies.engine(session, null).run({ table: 'notes', verb: 'delete', where: { kind: 'column', column: 'id', op: 'in', value: ids } });

test('a session starts like the unnamed one, and each has its own writes', async () => {
  await remove('', '1');
  await remove('a', '2', '3');
  await remove('', '4');
  expect([await count(copies, ''), await count(copies, 'a'), await count(copies, 'b')]).toEqual([48, 47, 48]);
  await copies.reset('a');
  expect([await count(copies, ''), await count(copies, 'a')]).toEqual([48, 50]);
  await copies.reset('');
  expect([await count(copies, ''), await count(copies, 'b')]).toEqual([50, 48]);
});

test('a snapshot is restored, repeatedly, in any session', async () => {
  await remove('c', '1', '2');
  await copies.save('two gone', 'c');
  await remove('c', '3');
  expect(await copies.restore('two gone', 'c')).toBe(true);
  expect(await copies.restore('two gone', 'd')).toBe(true);
  expect([await count(copies, 'c'), await count(copies, 'd')]).toEqual([48, 48]);
  expect(await copies.restore('none', 'c')).toBe(false);
  expect(copies.snapshots).toEqual(['two gone']);
});

test('simultaneous requests do not share transactions, whoever sends them', async () => {
  const caller = (most: number): EngineCaller => ({ role: 'authenticated', claims: { most }, headers: {} });
  const asked = Array.from({ length: 20 }, (_, i) => count(copies, '', 'owners', i % 4 === 0 ? null : caller(i % 4)));
  expect(await Promise.all(asked)).toEqual(Array.from({ length: 20 }, (_, i) => (i % 4 === 0 ? 10 : i % 4)));
});

test('with many sessions the least recently used one is dropped', async () => {
  await remove('first', '1');
  for (let i = 0; i < 20; i++) await count(copies, `more ${i}`);
  expect(await count(copies, 'first')).toBe(await count(copies, ''));
});

test('a read sees writes to generated rows, and leaves no state behind', async () => {
  const session = openDatabaseSession(() => connect(copy.owner));
  const reader: Reader = openSqlReader(schema, session);
  const hits = async (changes = store.changes()!) => {
    const where = { kind: 'column', column: 'words', op: 'fts', value: 'zebra' } as const;
    const query: Query = { table: 'notes', verb: 'read', select: [{ kind: 'column', column: 'id' }], where, order: [{ column: 'id' }] };
    return (await reader.read(query, null, changes)).rows.flat();
  };
  expect(await hits()).toEqual([]);
  store.run({ table: 'notes', verb: 'insert', write: { rows: [{ owner_id: 1, body: 'Two zebras, "quoted"', tags: ['a', 'b c'] }] } });
  store.run({ table: 'notes', verb: 'update', where: { kind: 'column', column: 'id', op: 'eq', value: '7' }, write: { rows: [{ body: 'a zebra' }] } });
  store.run({ table: 'notes', verb: 'delete', where: { kind: 'column', column: 'id', op: 'eq', value: '8' } });
  expect(await hits()).toEqual(['7', '51']);
  const all = await reader.read({ table: 'notes', verb: 'read', countOnly: true, count: 'exact' }, null, store.changes()!);
  expect(all.total).toBe(50);
  expect(await hits([])).toEqual([]);
  store.run({ table: 'lines', verb: 'insert', write: { rows: [{ note: 'new' }] } });
  expect(store.changes()).toHaveLength(2);
  store.run({ table: 'lines', verb: 'delete' });
  expect(store.changes()).toBeNull();
  await session.close();
});

test('a user’s own database is served as it is', async () => {
  const session = openDatabaseSession(() => connect(copy.owner));
  const own = openOwnDatabase(schema, session);
  expect(await count(own, '')).toBe(50);
  await expect(count(own, 'a')).rejects.toMatchObject({ status: 501, details: 'Sessions: the mock serves a database of yours as it is.' });
  await expect(own.reset('')).rejects.toMatchObject({ status: 501 });
  await session.close();
});

test('a text anywhere in the JSON of a column is found as by the virtual executor', async () => {
  const rows = [
    {
      id: 1,
      data: { Place: { name: 'North Pier' }, sizes: [0, 12.5], open: true },
      tags: ['Old "pier"'],
      price: 10.5,
      at: '2024-02-03T10:00:00Z',
      on_day: '2024-02-03',
      open: true,
    },
    { id: 2, data: ['50 %', { a_b: false }], tags: [], price: 0, at: null, on_day: null, open: false },
    { id: 3, data: null, tags: null, price: null, at: '2023-12-31T23:30:00Z', on_day: '2023-12-31', open: null },
  ];
  const engine = copies.engine('finds', null);
  const write = { table: 'finds', verb: 'insert', write: { rows } } as const;
  await engine.run(write);
  await store.run(write, 'finds');
  const idsOf = ({ rows: found }: { rows: readonly (readonly unknown[])[] }) => found.map(([id]) => Number(id));
  const find = async (column: string, value: string) => {
    const where = { kind: 'column', column, op: 'contains', value } as const;
    const query: Query = { table: 'finds', verb: 'read', select: [{ kind: 'column', column: 'id' }], where, order: [{ column: 'id' }] };
    const [sql, virtual] = [idsOf(await engine.run(query)), idsOf(await store.run(query, 'finds'))];
    expect([column, value, virtual]).toEqual([column, value, sql]);
    return sql;
  };
  expect([await find('data', 'pier'), await find('data', '12.5'), await find('data', 'place'), await find('data', '0 %'), await find('data', 'a_b')]).toEqual([
    [1],
    [1],
    [],
    [2],
    [],
  ]);
  expect([await find('data', 'true'), await find('data', 'false'), await find('tags', '"PIER'), await find('tags', '%')]).toEqual([[1], [], [1], []]);
  expect([await find('price', '0.5'), await find('price', '0'), await find('price', '10.50'), await find('open', 'TRUE')]).toEqual([[1], [1], [], [1]]);
  expect([await find('at', '03t10'), await find('at', '2023-12'), await find('on_day', '2024')]).toEqual([[1], [3], [1]]);
});
