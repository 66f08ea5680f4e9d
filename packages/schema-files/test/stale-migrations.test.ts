import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { folderOf, readSchemaFolder, schemaOf } from '../src/index.ts';

const SCHEMA = 'datasource db {\n  provider = "postgresql"\n}\nmodel Boat {\n  id Int @id\n}\nmodel Crew {\n  id Int @id\n}\n';
const LOCK = 'provider = "postgresql"\n';
const project = (migration: string) => ({
  'prisma/schema.prisma': SCHEMA,
  'prisma/migrations/migration_lock.toml': LOCK,
  'prisma/migrations/1_init/migration.sql': migration,
});
const read = (files: Readonly<Record<string, string>>) =>
  schemaOf(folderOf(Object.entries(files).map(([path, text]) => ({ path, read: () => text }))), 'project');

test.each([
  ['', 'they make no table'],
  ['CREATE TABLE "Boat" ("id" INTEGER);\nCREATE INDEX "by_id" ON "Crew"("id");', 'they change Crew, which none of them makes'],
  ['CREATE TABLE "Boat" ("id" INTEGER);\nALTER TABLE "Crew" ADD COLUMN "age" INTEGER;', 'they change Crew, which none of them makes'],
  ['CREATE TABLE "Boat" ("id" INTEGER, "at" DATETIME);', 'they are for another database'],
])('if Prisma’s migrations do not create its tables, the schema is read: %j', (migration, why) => {
  const { summary, notes } = read(project(migration));
  expect(summary).toBe('Prisma schema prisma/schema.prisma: 2 tables');
  expect(notes).toContain(`not read: prisma/migrations, since ${why}`);
});

test('migrations that create what they change are read, whatever their texts and comments name', () => {
  const whole =
    'CREATE TABLE IF NOT EXISTS "public"."Boat" ("id" INTEGER);\n-- ALTER TABLE "Gone" ADD x\nALTER TABLE "Boat" RENAME TO "Ship";\nALTER TABLE "Ship" ADD COLUMN "at" TEXT DEFAULT \'DATETIME\';\nALTER TABLE IF EXISTS "Gone" DROP COLUMN "x";';
  expect(read(project(whole)).summary).toBe('Prisma migrations in prisma/migrations: 1 file');
});

test('the folder of such migrations, named directly, leads to the schema next to it', async () => {
  const root = await mkdtemp(join(tmpdir(), 'seedbed-stale-'));
  try {
    for (const [path, text] of Object.entries(project(''))) {
      await mkdir(dirname(join(root, path)), { recursive: true });
      await writeFile(join(root, path), text);
    }
    const { summary } = await readSchemaFolder(join(root, 'prisma/migrations'), 'prisma/migrations');
    expect(summary).toBe('Prisma schema schema.prisma: 2 tables');
    await rm(join(root, 'prisma/schema.prisma'));
    expect((await readSchemaFolder(join(root, 'prisma/migrations'), 'prisma/migrations')).summary).toBe('Prisma migrations: 1 file');
  } finally {
    await rm(root, { recursive: true });
  }
});

test('schema that drizzle-kit pull wrote as a comment is available to later migrations', () => {
  const { ddl } = read({
    'drizzle/meta/_journal.json': '{"dialect":"postgresql","entries":[{"idx":0,"tag":"0000_a"},{"idx":1,"tag":"0001_b"}]}',
    'drizzle/0000_a.sql':
      '-- Current sql file was generated after introspecting the database\n-- If you want to run this migration please uncomment this code before executing migrations\n/*\nCREATE TABLE "boats" ("id" integer);\n*/',
    'drizzle/0001_b.sql': 'ALTER TABLE "boats" ADD COLUMN "name" text;',
  });
  expect(ddl.replaceAll(/--.*/g, '')).toMatch(/^\s*CREATE TABLE "boats" \("id" integer\);\s*;\s*ALTER TABLE/);
});
