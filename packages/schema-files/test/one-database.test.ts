import { partsByFile } from '@seedbed/contract';
import { expect, test } from 'vitest';
import { folderOf, schemaOf, type FolderSchema } from '../src/index.ts';

const read = (files: Readonly<Record<string, string>>): FolderSchema =>
  schemaOf(folderOf(Object.entries(files).map(([path, text]) => ({ path, read: () => text }))), 'project');
const table = (name: string): string => `CREATE TABLE ${name} (id int);`;
const filesOf = ({ ddl }: FolderSchema): string[] => partsByFile(ddl).flatMap(({ file }) => file ?? []);

test('with migrations for several databases those of Postgres and the common ones run, and the others are named', () => {
  const found = read({
    '001_a.postgres.up.sql': table('a'),
    '001_a.postgres.down.sql': 'DROP TABLE a;',
    '001_a.mysql.up.sql': table('a'),
    '001_a.mysql.down.sql': 'DROP TABLE a;',
    '001_a.sqlite3.up.sql': table('a'),
    '002_b.up.sql': table('b'),
    '002_b.down.sql': 'DROP TABLE b;',
    '003_c.up.sql': table('c'),
    '003_c.postgres.up.sql': table('c'),
    '004_d.cockroach.up.sql': table('d'),
    '005_e.autocommit.up.sql': table('e'),
    '005_e.postgres.autocommit.up.sql': table('e'),
  });
  expect(filesOf(found)).toEqual(['001_a.postgres.up.sql', '002_b.up.sql', '003_c.postgres.up.sql', '005_e.postgres.autocommit.up.sql']);
  expect([found.dialect, found.notes]).toEqual([
    'postgres',
    [
      'not read: 001_a.mysql.up.sql (for MySQL), 001_a.sqlite3.up.sql (for SQLite), 003_c.up.sql (for all databases; that for Postgres is run), 004_d.cockroach.up.sql (for CockroachDB), 005_e.autocommit.up.sql (for all databases; that for Postgres is run)',
    ],
  ]);
});

test('many files of another database are counted', () => {
  const files = Array.from({ length: 9 }, (_, i) => [`00${i}_t.mysql.sql`, table(`t${i}`)] as const);
  expect(read({ ...Object.fromEntries(files), '000_t.sql': table('t'), 'x.sql': '' }).notes).toEqual([
    'not read: 9 files (for MySQL), x.sql (its name is not one of a migration)',
  ]);
});

test('without any for Postgres, those of another supported database run; words inside names do not count', () => {
  const found = read({ '1_a.mysql.up.sql': table('a'), '1_a.sqlite.up.sql': table('a'), '1_a.mssql.up.sql': table('a') });
  expect([filesOf(found), found.dialect]).toEqual([['1_a.mysql.up.sql'], 'mysql']);
  expect(filesOf(read({ '1_a.up.sql': table('a'), '2_drop_mysql.up.sql': table('b') }))).toEqual(['1_a.up.sql', '2_drop_mysql.up.sql']);
});
