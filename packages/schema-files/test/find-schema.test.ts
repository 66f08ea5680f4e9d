import { partsByFile } from '@seedbed/contract';
import { expect, test } from 'vitest';
import { folderOf, schemaOf, type FolderSchema } from '../src/index.ts';
import { MIGRATION_FOLDERS } from '../../testing/src/migration-folders.ts';

const read = (files: Readonly<Record<string, string>>, name = 'project', above: readonly string[] = []): FolderSchema =>
  schemaOf(
    folderOf(
      Object.entries(files).map(([path, text]) => ({ path, read: () => text })),
      above,
    ),
    name,
  );
const filesOf = ({ ddl }: FolderSchema): string[] => partsByFile(ddl).flatMap(({ file }) => file ?? []);
const problem = (files: Readonly<Record<string, string>>, name?: string): string => {
  try {
    return read(files, name).summary;
  } catch (error) {
    return (error as Error).message;
  }
};

test.each(MIGRATION_FOLDERS)('$tool is found in a project, and its files run in its order', ({ tool, files, order }) => {
  const found = read(files);
  expect(filesOf(found)).toEqual(order);
  expect(found.summary).toMatch(new RegExp(`^${tool}( migrations)? in .+: ${order.length} files$`));
  expect(found.ddl.replaceAll(/^--.*rollback.*$/gm, '')).not.toContain('DROP TABLE');
});

test('a folder named directly is read, wherever it is', () => {
  const own = read({ '20240101_init.sql': 'CREATE TABLE a (id int)' }, 'migrations', ['home', 'supabase', 'migrations']);
  expect(own.summary).toBe('Supabase migrations: 1 file');
  expect(read({ 'schema.sql': 'CREATE TABLE a (id int)' }).summary).toBe('SQL: 1 file');
});

test('lines of a file keep their numbers, whatever is left out before them', () => {
  const { ddl } = read({ 'migrations/1_a.sql': '-- migrate:down\nDROP TABLE a;\n-- migrate:up\nCREATE TABLE a (id int);' });
  expect(partsByFile(ddl)[0]!.text.split('\n')[3]).toBe('CREATE TABLE a (id int);');
});

test.each([
  ['-- +goose Up', '-- +goose Down'],
  ['-- migrate:up', '-- migrate:down'],
])('a file with only a down migration runs nothing: %s, %s', (up, down) => {
  const { ddl } = read({ 'migrations/1_a.sql': `${up}\nCREATE TABLE a (id int);`, 'migrations/2_a.sql': `${down}\nDROP TABLE a;` });
  expect(ddl).toContain('CREATE TABLE a');
  expect(ddl).not.toContain('DROP TABLE');
});

test('the newest baseline of Flyway replaces everything before it', () => {
  const files = { 'V1__a.sql': 'CREATE TABLE a (id int);', 'B2__all.sql': 'CREATE TABLE a (id int);', 'V2__b.sql': 'SELECT 1;', 'V2.1__c.sql': 'SELECT 2;' };
  expect(filesOf(read(files))).toEqual(['B2__all.sql', 'V2.1__c.sql']);
  expect(problem({ 'V1__a.sql': '', 'V1.0__b.sql': '' })).toBe(
    'V1.0__b.sql and V1__a.sql have the same version. Name the folder of one database, or give one of them another version.',
  );
});

test('placeholders of Flyway get the values of its configuration', () => {
  const { ddl } = read({ 'flyway.conf': 'flyway.placeholders.owner=ana\n', 'V1__a.sql': "CREATE TABLE ${owner}_a (id int); SELECT '${else}';" });
  expect(ddl).toContain("CREATE TABLE ana_a (id int); SELECT '${else}';");
});

test('files that are not read are named', () => {
  const { notes } = read({ '001_init.sql': 'CREATE TABLE a (id int);', '002_fill.go': '', 'seed.sql': '', '001_init.down.sql': '' });
  expect(notes).toEqual(['not read: 002_fill.go (it is Go code), seed.sql (its name is not one of a migration)']);
});

test('the nearest of several schemas is read, those of tests and other databases are skipped, and a tie is an error', () => {
  const table = 'CREATE TABLE a (id int);';
  const near = read({ 'migrations/001_a.sql': table, 'services/mail/migrations/001_a.sql': table, 'test/migrations/001_a.sql': table });
  expect([near.summary, near.notes]).toEqual(['SQL in migrations: 1 file', ['also found, and not read: services/mail/migrations']]);
  expect(read({ 'db/mysql/1_a.up.sql': table, 'db/postgres/1_a.up.sql': table }).summary).toBe('golang-migrate or sqlx migrations in db/postgres: 1 file');
  expect(problem({ 'mail/migrations/001_a.sql': table, 'shop/migrations/001_a.sql': table }, './')).toBe(
    './ holds several schemas. Name one of them:\n  ./mail/migrations  (SQL, 1 file)\n  ./shop/migrations  (SQL, 1 file)',
  );
});

test('migrations for another database are rejected, naming it', () => {
  const files = { 'migration_lock.toml': 'provider = "sqlserver"', '1_a/migration.sql': 'CREATE TABLE a (id int)' };
  expect(problem(files)).toBe('The Prisma migrations in project are for sqlserver. PostgreSQL, MySQL and SQLite are read.');
  expect(read({ ...files, 'migration_lock.toml': 'provider = "sqlite"' }).dialect).toBe('sqlite');
  expect(read({ ...files, 'migration_lock.toml': 'provider = "mysql"' }).dialect).toBe('mysql');
});

test.each([
  [{ 'db/schema.rb': '' }, 'SCHEMA_FORMAT=sql bin/rails db:schema:dump'],
  [{ 'manage.py': '', 'shop/migrations/0001_initial.py': '' }, 'python manage.py migrate && pg_dump --schema-only'],
  [{ 'alembic.ini': '', 'alembic/versions/ab12_init.py': '' }, 'alembic upgrade head --sql > schema.sql'],
  [{ 'database/migrations/2014_10_12_000000_create_users_table.php': '' }, 'php artisan schema:dump'],
  [{ 'drizzle.config.ts': '', 'src/schema.ts': '' }, 'npx drizzle-kit export > schema.sql'],
  [{ 'migrations/20240101_init.js': '' }, 'knex migrate:latest'],
  [{ 'db.changelog.xml': '<databaseChangeLog><createTable/></databaseChangeLog>' }, 'liquibase update && pg_dump'],
  [{ 'users.sql': 'CREATE TABLE a (id int)', 'orders.sql': '' }, 'have no order in their names: orders.sql, users.sql. Number them'],
  [{ 'README.md': '' }, 'No schema is recognised in project. Looked for: Prisma (*/migration.sql), Drizzle (meta/_journal.json)'],
])('without ordered SQL, the error explains how to generate DDL: %j', (files, line) => {
  expect(problem(files as unknown as Record<string, string>)).toContain(line);
});

test('objects that the tool creates before its migrations are created first, and reported', () => {
  const { ddl, notes } = read({
    'migrations/2017-09-23-1_b/up.sql': 'ALTER TABLE shop.a ADD v vector(3), ADD c citext; DELETE FROM __diesel_schema_migrations;',
    'migrations/20170804_a/up.sql':
      '-- CREATE EXTENSION citext\nDO $$ BEGIN CREATE EXTENSION vector; EXCEPTION WHEN OTHERS THEN END $$; CREATE TABLE shop.a (id int);',
  });
  expect(notes).toEqual([
    'made first, since no migration makes it: the schema shop, the extension vector, the extension citext, the table __diesel_schema_migrations',
  ]);
  expect(ddl.split('-- seedbed:file')[0]).toBe(
    'CREATE SCHEMA IF NOT EXISTS "shop";\nCREATE EXTENSION IF NOT EXISTS "vector";\nCREATE EXTENSION IF NOT EXISTS "citext";\n' +
      'CREATE TABLE __diesel_schema_migrations (version varchar(50) PRIMARY KEY, run_on timestamp NOT NULL DEFAULT CURRENT_TIMESTAMP);\n',
  );
  // Diesel passes over the dashes of a version.
  expect(filesOf(read({ '2017-09-23-1_b/up.sql': '', '20170804_a/up.sql': '' }))).toEqual(['20170804_a/up.sql', '2017-09-23-1_b/up.sql']);
});

test('tables without a schema are created in the one from the tool’s configuration', () => {
  const { ddl } = read({ '001_a.sql': 'CREATE TABLE a (id int);', '002_i.sql': 'CREATE INDEX i ON shop.a (id);' });
  expect(ddl).toMatch(/^CREATE SCHEMA IF NOT EXISTS "shop";\nSET search_path = "shop", public;\n-- seedbed:file 001_a\.sql\n/);
  const bare = read({ '001_a.sql': 'CREATE TABLE shop.a (id int PRIMARY KEY);', '002_b.sql': 'CREATE TABLE shop.b (a int REFERENCES a(id));' });
  expect(bare.ddl).toMatch(/^CREATE SCHEMA IF NOT EXISTS "shop";\nSET search_path = public, "shop";\n/);
  expect(
    read({ '001_a.sql': 'CREATE TABLE a (id int); INSERT INTO a SELECT b.id FROM a b JOIN a ON b.a = a.id; COMMENT ON COLUMN b.a IS 1; SELECT auth.uid()' })
      .notes,
  ).toEqual([]);
});

test('folders that repeat the versions of Flyway are for one database each', () => {
  const sql = 'CREATE TABLE a (id int);';
  const found = read({ 'db/migration/H2/V1__a.sql': sql, 'db/migration/MYSQL/V1__a.sql': sql, 'db/migration/POSTGRESQL/V1__a.sql': sql });
  expect(found.summary).toBe('Flyway migrations in db/migration/POSTGRESQL: 1 file');
  expect(read({ 'db/migration/2023/V1__a.sql': sql, 'db/migration/2024/V2__b.sql': sql }).summary).toBe('Flyway migrations in db/migration: 2 files');
});

test('a tool’s own format wins over numbered files, and migrations over other folders of SQL', () => {
  const sql = 'CREATE TABLE a (id int);';
  expect(read({ 'sql/schema/1_a.sql': sql, 'cmd/migrate/migrations/1_a.sql': `-- +goose Up\n${sql}` }).summary).toBe(
    'goose migrations in cmd/migrate/migrations: 1 file',
  );
  expect(read({ 'moved/migrations_1/1_a.sql': sql, 'supabase/migrations/1_a.sql': sql }).summary).toBe('Supabase migrations in supabase/migrations: 1 file');
});

test('a comment that starts like another tool’s marker runs no down migration', () => {
  const found = read({
    'migrations/1_a.up.sql': '-- UP MIGRATION: the first\nCREATE TABLE a (id int);',
    'migrations/1_a.down.sql': '-- Down migration\nDROP TABLE a;',
  });
  expect(filesOf(found)).toEqual(['migrations/1_a.up.sql']);
  expect(found.summary).toContain('golang-migrate or sqlx');
});
