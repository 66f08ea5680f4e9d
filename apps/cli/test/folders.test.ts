import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedbed } from './support.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'seedbed-folders-'));
  await write({
    'prisma/migrations/migration_lock.toml': 'provider = "postgresql"',
    'prisma/migrations/20240101_init/migration.sql': 'CREATE TABLE letters (id int PRIMARY KEY, subject text NOT NULL)',
    'prisma/migrations/20240102_title/migration.sql': 'ALTER TABLE letters RENAME subject TO title;',
    'lite/migration_lock.toml': 'provider = "sqlite"',
    'lite/1_init/migration.sql': 'CREATE TABLE "Letter" ("id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, "sent" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP);',
    'lite/2_title/migration.sql': 'ALTER TABLE "Letter" ADD COLUMN "title" TEXT;',
    'wrong/001_a.sql': 'CREATE TABLE a (id int);',
    'wrong/002_b.sql': '-- of a\n\nALTER TABLE a\n  ADD COLUMN b nothing;',
    'rails/db/schema.rb': 'ActiveRecord::Schema.define {}',
  });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function write(files: Readonly<Record<string, string>>): Promise<void> {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
}

const run = (...args: string[]) => seedbed([...args, '--no-cache'], { cwd: folder });

test('a folder of migrations is a schema of every command', async () => {
  const shown = await run('preview', 'prisma/migrations', '--rows', '2');
  expect([shown.code, shown.stderr]).toEqual([0, 'Prisma migrations: 2 files\n']);
  expect(shown.stdout).toMatch(/public\.letters +2 rows\nid +title/);
  const types = await seedbed(['types', 'prisma'], { cwd: folder });
  expect([types.stdout, types.stderr]).toEqual([expect.stringContaining('title: string'), 'Prisma migrations in migrations: 2 files\n']);
});

test('migrations for SQLite are read as SQLite reads them', async () => {
  const made = await run('preview', 'lite', '--rows', '2');
  expect([made.code, made.stderr, made.stdout]).toEqual([0, expect.stringContaining('Prisma migrations: 2 files\n'), expect.stringMatching(/id +sent +title/)]);
});

test('a migration that fails is shown with its file, its own line and the way on', async () => {
  const { code, stderr } = await run('infer', 'wrong');
  expect(code).toBe(3);
  expect(stderr).toContain('type "nothing" does not exist (002_b.sql, line 4, column 16). No migration before it makes that');
  expect(stderr).toContain('\n  4 │   ADD COLUMN b nothing;\n');
  expect(stderr).not.toContain('(line ');
});

test('a project that has its schema in code gets the line that makes DDL of it', async () => {
  const { code, stderr } = await run('infer', 'rails');
  expect([code, stderr]).toEqual([3, expect.stringContaining('SCHEMA_FORMAT=sql bin/rails db:schema:dump (writes db/structure.sql)')]);
});

test('init names the folder of migrations that a project has', async () => {
  const { code, stdout } = await seedbed(['init', 'own.json'], { cwd: join(folder, 'prisma') });
  expect([code, stdout]).toEqual([0, expect.stringContaining('own.json is written: its schema is migrations.')]);
  const shown = await seedbed(['preview', '--config', 'own.json', '--rows', '1', '--no-cache'], { cwd: join(folder, 'prisma') });
  expect([shown.code, shown.stderr]).toEqual([0, 'Prisma migrations: 2 files\n']);
});
