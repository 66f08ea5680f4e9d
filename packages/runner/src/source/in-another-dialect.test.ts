import { Problem } from '@seedbed/contract';
import { expect, test } from 'vitest';
import { inAnotherDialect } from './in-another-dialect.ts';
import { openSource, type DdlSource } from './source-of.ts';

const refused = new Problem('invalid-ddl', 'syntax error at or near "left" (line 1, column 35)', { facts: { sqlstate: '42601' } });
const tried = (ddl: string, problem: unknown = refused): Promise<DdlSource | undefined> => inAnotherDialect({ kind: 'ddl', ddl }, problem);

test('a script that only SQLite can parse is read as SQLite, with the reason', async () => {
  const read = await tried('CREATE TABLE cards (id integer PRIMARY KEY, left integer NOT NULL);');
  expect(read?.sqlite?.tables).toHaveLength(1);
  expect(read?.ddl).toContain('"left" bigint NOT NULL');
  expect(read?.reading?.summary).toBe(
    'Read as DDL of SQLite, because Postgres cannot parse it: syntax error at or near "left" (line 1, column 35). With --ddl postgres it stays an error.',
  );
});

test.each([
  ['a word too many, which SQLite takes as a type', 'create table t (id int primary key, n inte ger)'],
  ['a comma too few', 'create table t (id int primary key, a int b int)'],
  ['nothing that defines a table', 'create view v as select 1;'],
  ['words of Postgres', 'create table t (id bigserial primary key, left int)'],
  ['a statement that no database knows', 'create table t (id int primary key); create tabel u (id int);'],
  ['a change that no database knows', 'create table t (id int primary key); alter tabel t add n int;'],
  ['what no database takes', 'create table t (id int,, n int)'],
])('%s remains an error of Postgres', async (_, ddl) => expect(await tried(ddl)).toBeUndefined());

test('only a syntax error in a script without dialect words is tried again', async () => {
  const ddl = 'CREATE TABLE a (id int)';
  expect(await tried(ddl, new Problem('invalid-ddl', 'relation "b" does not exist', { facts: { sqlstate: '42P01' } }))).toBeUndefined();
  expect(await tried(ddl, new Error('gone'))).toBeUndefined();
  expect(await inAnotherDialect({ kind: 'ddl', ddl, reading: { summary: 'SQL: 1 file', notes: [] } }, refused)).toBeUndefined();
});

test('a path that names SQLite decides if SQLite accepts words of MySQL', async () => {
  const ddl = 'CREATE TABLE a (id INTEGER AUTO_INCREMENT PRIMARY KEY, data MEDIUMBLOB, node BINARY(16))';
  const sqlite = (await openSource(ddl, 'schema/sqlite/v3/schema.sql')) as DdlSource;
  expect(sqlite.sqlite?.tables).toHaveLength(1);
  expect(sqlite.ddl).toMatch(/"data" bytea,\s+"node" bytea/);
  expect(await openSource(ddl, 'schema/mysql/v8/schema.sql')).toHaveProperty('mysql');
  expect(await openSource(`${ddl} ENGINE=InnoDB`, 'sqlite/schema.sql')).toHaveProperty('mysql');
  expect(await openSource(ddl, 'sqlitedump/schema.sql')).toHaveProperty('mysql');
});
