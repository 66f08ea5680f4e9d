import { expect, test } from 'vitest';
import { isSqliteDdl } from './looks-like.ts';

test.each([
  'CREATE TABLE a (id INTEGER PRIMARY KEY AUTOINCREMENT)',
  'PRAGMA foreign_keys = ON;\nCREATE TABLE a (id int)',
  'CREATE TABLE a (id int) STRICT;',
  'CREATE TABLE a (id text PRIMARY KEY) WITHOUT ROWID',
  'CREATE TABLE a (\n  "made" DATETIME,\n  id int)',
  'CREATE TABLE a (\n  [photo] BLOB\n)',
  "CREATE TABLE a (made TEXT DEFAULT (datetime('now')))",
  'CREATE TABLE settings (\n  key TEXT,\n  value,\n  PRIMARY KEY (key)\n)',
  'CREATE TABLE settings (key, value)',
  'CREATE TABLE `notes` (`id` text PRIMARY KEY NOT NULL)',
  "-- a table's rows\nCREATE TABLE a (id INTEGER PRIMARY KEY AUTOINCREMENT)",
  'CREATE TABLE a (id text);\nCREATE VIRTUAL TABLE words USING fts5(word)',
  "CREATE TABLE a (id text);\nINSERT OR IGNORE INTO a VALUES ('x')",
  'CREATE TABLE a (id int, at int);\nCREATE TRIGGER IF NOT EXISTS touched AFTER UPDATE ON a\nBEGIN\n  UPDATE a SET at = 1;\nEND',
])('DDL of SQLite: %s', (ddl) => {
  expect(isSqliteDdl(ddl)).toBe(true);
});

test.each([
  'CREATE TABLE a (id bigint GENERATED ALWAYS AS IDENTITY)',
  "CREATE TABLE a (id int); COMMENT ON TABLE a IS 'no AUTOINCREMENT here'",
  '-- PRAGMA foreign_keys\nCREATE TABLE a (id serial)',
  'CREATE TABLE a (\n  `made` DATETIME,\n  id int AUTO_INCREMENT) ENGINE=InnoDB',
  'CREATE TABLE a (x int, y int, PRIMARY KEY (\n  x,\n  y\n));\nCREATE VIEW v AS SELECT\n  x,\n  y\nFROM a',
  'CREATE TABLE a (x, y) AS SELECT 1, 2',
  'CREATE TABLE p PARTITION OF q FOR VALUES IN (1, 2); CREATE TABLE c (LIKE q)',
  'CREATE TABLE a (datetime timestamptz, blob bytea)',
  'CREATE TABLE a (id int);\nCREATE TRIGGER t BEFORE UPDATE ON a FOR EACH ROW EXECUTE FUNCTION f();\nBEGIN;\nUPDATE a SET id = 1;\nCOMMIT',
])('not of SQLite: %s', (ddl) => {
  expect(isSqliteDdl(ddl)).toBe(false);
});

test('a script that only Postgres can parse is not a SQLite schema', () => {
  expect(isSqliteDdl('create table readings (id int primary key,\n  value double precision);')).toBe(false);
  expect(isSqliteDdl("create type mood as enum ('ok');\ncreate table readings (\n  taken datetime);")).toBe(false);
  expect(isSqliteDdl('create table readings (\n  value double);')).toBe(true);
});

test('pages of comments are read once, not once for each of their lines', () => {
  const begun = process.threadCpuUsage();
  expect(isSqliteDdl(`CREATE TABLE a (id int);\n${'-- a long comment\n'.repeat(13_000)}`)).toBe(false);
  // Took seconds when each line read all blank lines behind it.
  expect(process.threadCpuUsage(begun).user).toBeLessThan(500_000);
});
