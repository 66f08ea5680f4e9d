import { mkdir, mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MIGRATED_TABLES, MIGRATION_FOLDERS, openTargetServer } from '@seedbed/testing';
import { readSchemaFromDdl } from '@seedbed/postgres/sandbox';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openFile, openFiles, openRunner, type DdlSource, type Runner } from '../src/index.ts';
import { testServer } from '../../postgres/test/support/cluster.ts';

let runner: Runner;
beforeAll(() => void (runner = openRunner({ throwaway: testServer() })));
afterAll(() => runner[Symbol.asyncDispose]());

const open = (files: Readonly<Record<string, string>>) =>
  openFiles(
    Object.entries(files).map(([path, text]) => ({ path, text })),
    'project',
  );

test.each(MIGRATION_FOLDERS)('migrations of $tool end with the tables of the last one', async ({ files }) => {
  const { ddl } = await open(files);
  const catalog = await readSchemaFromDdl(ddl, testServer());
  expect(Object.fromEntries(catalog.tables.map(({ schema, name, columns }) => [`${schema}.${name}`, columns.map((column) => column.name)]))).toEqual(
    MIGRATED_TABLES,
  );
  expect(catalog.types['public.state']).toMatchObject({ kind: 'enum', labels: ['draft', 'sent', 'returned'] });
});

test('a folder of migrations runs in a target as a whole', async () => {
  await using server = await openTargetServer();
  await using target = await server.freshTarget('plain');
  const { ddl } = await open(MIGRATION_FOLDERS[0]!.files);
  const { blueprint } = await runner.inferDdl(ddl, { rows: 12 });
  expect((await runner.load(blueprint, target.url, { create: ddl })).rows).toBe(24);
  const { rows } = await target.client.query('select count(*)::int as n from stamps join letters on letters.id = letter_id where title is not null');
  expect(rows).toEqual([{ n: 12 }]);
});

const refusal = async (files: Readonly<Record<string, string>>) => {
  const { ddl } = await open(files);
  return await readSchemaFromDdl(ddl, testServer()).then(
    () => undefined,
    ({ message, facts }: { message: string; facts: object }) => ({ message, facts }),
  );
};

test('a failing migration is reported with its own line, and what to do', async () => {
  const first = { 'migrations/1_a.up.sql': 'CREATE TABLE a (id int);\n\nCREATE TABLE b (id int);' };
  expect(await refusal({ ...first, 'migrations/2_c.up.sql': '-- orders\n\nALTER TABLE orders\n  ADD COLUMN total int;' })).toMatchObject({
    message:
      'relation "orders" does not exist (migrations/2_c.up.sql, line 3, column 1). No migration before it makes that: add the one that does. Or read a migrated database instead: pg_dump --schema-only, or its postgres:// address.',
    facts: { file: 'migrations/2_c.up.sql', fileLine: 3, line: 9 },
  });
  expect(await refusal({ ...first, 'migrations/2_c.up.sql': 'CREATE TABLE a (id int)' })).toMatchObject({
    message: expect.stringContaining('(migrations/2_c.up.sql, line 1, column 1). A migration before it makes that already'),
  });
  expect(await refusal({ ...first, 'migrations/2_c.up.sql': 'CREATE TABLE c (id int,);' })).toMatchObject({
    message: 'syntax error at or near ")" (migrations/2_c.up.sql, line 1, column 24). The comma at the end of line 1 is one too many.',
  });
});

test('settings of a file end with the file, and left-out statements are reported with it', async () => {
  const { ddl } = await open({
    '001_dump.sql': "SELECT pg_catalog.set_config('search_path', '', false);\nCREATE TABLE public.a (id int);",
    '002_more.sql': 'CREATE TABLE b (id int);\nGRANT SELECT ON b TO PUBLIC;',
  });
  const catalog = await readSchemaFromDdl(ddl, testServer());
  expect(catalog.tables.map(({ name }) => name)).toEqual(['a', 'b']);
  expect(catalog.notices).toContainEqual(expect.objectContaining({ place: '002_more.sql, line 2' }));
});

test('settings that only a migration tool needs do not reject it', async () => {
  const { ddl } = await open({
    '001_a.sql': 'CREATE TABLE a (id int);',
    '002_b.sql': 'BEGIN;\nSET TRANSACTION ISOLATION LEVEL REPEATABLE READ;\nSET session_replication_role = replica;\nCREATE TABLE b (id int);\nCOMMIT;',
  });
  const { tables, notices } = await readSchemaFromDdl(ddl, testServer());
  expect(tables.map(({ name }) => name)).toEqual(['a', 'b']);
  expect(notices).toContainEqual({ place: '002_b.sql, line 2', message: 'settings of transactions are left out' });
});

test('objects that Supabase always has need no migration', async () => {
  const { ddl } = await open({
    'supabase/migrations/20240101000000_a.sql': 'CREATE TABLE a (id uuid PRIMARY KEY DEFAULT uuid_generate_v4(), token bytea DEFAULT gen_random_bytes(8));',
  });
  const catalog = await readSchemaFromDdl(ddl, testServer());
  expect(catalog.extensions.map(({ name, schema }) => `${schema}.${name}`).toSorted()).toEqual(['extensions.pgcrypto', 'extensions.uuid-ossp']);
});

test('a transaction that a file starts and does not end is rejected with its place', async () => {
  const begun = { 'migrations/1_a.up.sql': 'CREATE TABLE a (id int);\nBEGIN;\nCREATE TABLE b (id int);' };
  const message = 'The transaction that begins here does not end, so that nothing of it stays. Add COMMIT';
  expect(await refusal(begun)).toMatchObject({ message: expect.stringContaining(`${message} (migrations/1_a.up.sql, line 2, column 1)`) });
  expect(await refusal({ ...begun, 'migrations/2_c.up.sql': 'CREATE TABLE c (id int); COMMIT;' })).toMatchObject({ facts: { fileLine: 2 } });
  expect(
    await refusal({ 'migrations/1_a.up.sql': 'BEGIN;\nCREATE TABLE a (id int);\nCOMMIT;', 'migrations/2_b.up.sql': 'BEGIN; CREATE TABLE b (id int); COMMIT;' }),
  ).toBeUndefined();
});

test('a block that creates a role if it is missing is left out', async () => {
  const { ddl } = await open({
    'migrations/1_a.up.sql': `DO $$ BEGIN IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'app') THEN CREATE ROLE app; END IF; END $$;\nCREATE TABLE a (id int);\nGRANT SELECT ON a TO app;`,
  });
  const { tables, notices } = await readSchemaFromDdl(ddl, testServer());
  expect(tables.map(({ name }) => name)).toEqual(['a']);
  expect(notices.map(({ message }) => message)).toContain('blocks that make roles are left out: everything belongs to one role here');
});

test('an include of another file is a warning, and the error where something lacks for it', async () => {
  const { notices } = await readSchemaFromDdl('CREATE TABLE a (id int);\n\\i b.sql\n\\i /etc/passwd', testServer());
  expect(notices).toEqual([
    { place: 'line 2', message: 'psql would read b.sql (\\i), and it is not at hand: give the folder, or join the files in their order', level: 'warning' },
    { place: 'line 3', message: 'psql would read /etc/passwd (\\i), and only files in the folder of the script are read', level: 'warning' },
  ]);
  await expect(readSchemaFromDdl('\\i b.sql', testServer())).rejects.toThrow('psql would read b.sql (\\i), and it is not at hand');
  await expect(readSchemaFromDdl('\\i b.sql\nCREATE TABLE a (b_id int REFERENCES b);', testServer())).rejects.toThrow(
    'relation "b" does not exist. psql would read b.sql (\\i), and it is not at hand: give the folder, or join the files in their order (line 1)',
  );
});

test('a script and the files beside it that psql includes are one session', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'seedbed-psql-'));
  await mkdir(join(folder, 'db/parts'), { recursive: true });
  await writeFile(join(folder, 'outside.sql'), 'CREATE TABLE outside (id int);');
  await symlink(join(folder, 'outside.sql'), join(folder, 'db/linked.sql'));
  await writeFile(join(folder, 'db/parts/tables.sql'), 'CREATE TABLE parent (id int PRIMARY KEY);');
  const script =
    'BEGIN;\n\\ir parts/tables.sql\n\\ir ../outside.sql\n\\ir linked.sql\nCREATE TABLE child (id int PRIMARY KEY, parent_id int REFERENCES parent);\nCOMMIT;';
  await writeFile(join(folder, 'db/entry.sql'), script);
  const source = await openFile(join(folder, 'db/entry.sql'), Buffer.from(script), 'entry.sql');
  const place = await realpath(join(folder, 'outside.sql'));
  await rm(folder, { recursive: true });
  const { tables, notices } = await readSchemaFromDdl((source as DdlSource).ddl, testServer());
  expect(tables.map(({ name }) => name)).toEqual(['child', 'parent']);
  const outside = 'and only files in the folder of the script are read';
  expect(notices.map(({ place, message }) => [place, message])).toEqual([
    ['entry.sql, line 3', `psql would read ../outside.sql (\\ir), ${outside}`],
    ['entry.sql, line 4', `psql would read ${place} (\\ir), ${outside}`],
  ]);
});

/** Its second migration repeats statements, and drops missing objects. */
const TWICE = {
  '001_a.sql':
    "CREATE TYPE state AS ENUM ('open');\nCREATE TABLE a (id int PRIMARY KEY, state state, name text);\nALTER TABLE a ENABLE ROW LEVEL SECURITY;\nCREATE POLICY all_a ON a USING (true);\nALTER TABLE a ADD CONSTRAINT named UNIQUE (name);",
  '002_again.sql':
    "CREATE TYPE state AS ENUM ('open');\nALTER TABLE a ADD COLUMN name text, ADD COLUMN total int;\nCREATE POLICY all_a ON a USING (true);\nALTER TABLE a ADD CONSTRAINT named UNIQUE (name);\nCREATE INDEX by_day ON a (to_char(now(), name));\nDROP TABLE gone;\nALTER TABLE a DROP CONSTRAINT gone;\nDROP SCHEMA gone;\nDO $$ BEGIN CREATE EXTENSION pg_cron; END $$;",
};

test('objects created by two migrations are created once, and statements that do not affect rows are left out with a warning', async () => {
  const { ddl } = await open(TWICE);
  const { tables, notices } = await readSchemaFromDdl(ddl, testServer());
  expect(tables.map(({ name, columns }) => [name, columns.map((column) => column.name)])).toEqual([['a', ['id', 'state', 'name', 'total']]]);
  expect(notices.filter(({ level }) => level === 'warning').map(({ place, message }) => `${place}: ${message}`)).toEqual([
    '002_again.sql, line 1: left out, since a migration before it makes that already: type "state" already exists',
    '002_again.sql, line 2: only what is not there yet is added: column "name" of relation "a" already exists',
    '002_again.sql, line 3: left out, since it decides nothing of the rows: policy "all_a" for table "a" already exists',
    '002_again.sql, line 4: left out, since a migration before it makes that already: relation "named" already exists',
    '002_again.sql, line 5: left out, since it decides nothing of the rows: functions in index expression must be marked IMMUTABLE',
    '002_again.sql, line 6: left out, since there is nothing to drop: table "gone" does not exist',
    '002_again.sql, line 7: left out, since there is nothing to drop: constraint "gone" of relation "a" does not exist',
    '002_again.sql, line 8: left out, since there is nothing to drop: schema "gone" does not exist',
  ]);
  expect(notices).toContainEqual({
    place: '002_again.sql, line 9',
    message: 'blocks that make an extension are left out: extension "pg_cron" is not available',
  });
});

test('such migrations run in an empty target as they were read, and are rejected if something exists already', async () => {
  await using server = await openTargetServer();
  const { ddl } = await open(TWICE);
  const { blueprint } = await runner.inferDdl(ddl, { rows: 9 });
  await using target = await server.freshTarget('plain');
  const { rows, diagnostics } = await runner.load(blueprint, target.url, { create: ddl });
  // One more than where it was read: the block that makes an extension, which is a note there.
  expect([rows, diagnostics.filter(({ code }) => code === 'statement-left-out').length]).toEqual([9, 8]);
  await using other = await server.freshTarget('plain');
  await other.client.query('create type state as enum ()');
  await expect(runner.load(blueprint, other.url, { create: ddl })).rejects.toThrow(
    'Something of this schema is in the target already: type "state" already exists',
  );
});

test('a column that changes its type gets the USING that Postgres requires', async () => {
  const { ddl } = await open({
    '001_a.sql': 'CREATE TABLE a (id text PRIMARY KEY, "Day" text);',
    '002_b.sql':
      'ALTER TABLE a ALTER COLUMN id SET DATA TYPE uuid;\nALTER TABLE "a" ALTER COLUMN "Day" TYPE timestamp(3) with time zone, ALTER COLUMN "Day" SET NOT NULL;',
  });
  const { tables, notices } = await readSchemaFromDdl(ddl, testServer());
  expect(tables[0]!.columns.map(({ type, notNull }) => [type, notNull])).toEqual([
    ['uuid', true],
    ['timestamp(3) with time zone', true],
  ]);
  expect(notices.map(({ message }) => message.slice(0, 24))).toEqual(['read with USING id::uuid', 'read with USING "Day"::t']);
});
