import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedbed } from './support.ts';

const SHOP = `CREATE TABLE \`users\` (
  \`id\` int unsigned NOT NULL AUTO_INCREMENT,
  \`email\` varchar(191) NOT NULL,
  \`role\` enum('admin','editor') NOT NULL DEFAULT 'editor',
  \`rights\` set('read','write','own') NOT NULL,
  \`is_active\` tinyint(1) NOT NULL DEFAULT '1',
  \`visits\` smallint unsigned NOT NULL,
  \`seen_at\` timestamp NULL DEFAULT NULL ON UPDATE CURRENT_TIMESTAMP,
  PRIMARY KEY (\`id\`), UNIQUE KEY \`email\` (\`email\`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;
CREATE TABLE \`orders\` (
  \`id\` bigint unsigned NOT NULL AUTO_INCREMENT PRIMARY KEY,
  \`user_id\` int unsigned NOT NULL,
  \`total\` decimal(10,2) unsigned NOT NULL,
  \`discount\` decimal(10,2) DEFAULT NULL,
  \`shape\` polygon DEFAULT NULL,
  CONSTRAINT \`cheaper\` CHECK ((\`discount\` is null) or (\`discount\` < \`total\`)),
  CONSTRAINT \`of_user\` FOREIGN KEY (\`user_id\`) REFERENCES \`users\` (\`id\`) ON DELETE CASCADE
) ENGINE=InnoDB;`;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'seedbed-mysql-'));
  await writeFile(join(folder, 'shop.sql'), SHOP);
  // Nothing in it shows which database it is for.
  await writeFile(join(folder, 'plain.sql'), "CREATE TABLE a (id int PRIMARY KEY, open bool DEFAULT 1, name varchar(20) COMMENT 'the name');");
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('MySQL DDL is recognized by its keywords and filled; warnings name the lines that are not read', async () => {
  const { code, stdout, stderr } = await seedbed(['generate', 'shop.sql', '--no-cache', '--table', 'orders', '--rows', '200', '--format', 'ndjson'], {
    cwd: folder,
  });
  expect([code, stderr]).toEqual([0, expect.stringContaining('the column orders.shape (line 11) has the type POLYGON, which is not read: it gets no values')]);
  const rows = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { user_id: number; total: number; discount: number | null });
  expect(rows).toHaveLength(200);
  expect(rows.every(({ total, discount }) => total >= 0 && (discount === null || discount < total))).toBe(true);
  expect(rows.some(({ discount }) => discount !== null)).toBe(true);
});

test('--ddl names the database system if the DDL does not show it', async () => {
  const infer = (...args: string[]) => seedbed(['preview', 'plain.sql', '--no-cache', ...args], { cwd: folder });
  expect((await infer('--ddl', 'mysql')).code).toBe(0);
  expect(await infer('--ddl', 'postgres')).toMatchObject({ code: 3, stderr: expect.stringContaining('syntax error') });
  expect(await infer()).toMatchObject({ code: 3, stderr: expect.stringContaining('syntax error') });
  expect(await infer('--ddl', 'oracle')).toMatchObject({ code: 2, stderr: expect.stringContaining('postgres, mysql, sqlite') });
});

test('the error of an unreadable table names its line', async () => {
  await writeFile(join(folder, 'broken.sql'), 'SET NAMES utf8mb4;\nCREATE TABLE a (\n  id int AUTO_INCREMENT,\n  name\n) ENGINE=InnoDB;');
  expect(await seedbed(['infer', 'broken.sql'], { cwd: folder })).toMatchObject({
    code: 3,
    stderr: expect.stringContaining('the column name of a has no type (line 2)'),
  });
});

test('rows become a script of INSERTs, in UTC and in one transaction', async () => {
  const { code, stdout } = await seedbed(['generate', 'shop.sql', '--no-cache', '--format', 'mysql', '--rows', 'users=3,orders=4'], { cwd: folder });
  expect(code).toBe(0);
  expect(stdout).toMatch(
    /^SET NAMES utf8mb4;\n(SET @seedbed_.*\n)+START TRANSACTION;\nINSERT INTO `users` \(`id`, `email`, .*\) VALUES\n\(1, '.*@.*', '(admin|editor)', '[a-z,]*', [01], \d+, /,
  );
  expect(stdout).toContain('foreign_key_checks = 1;');
  expect(stdout).toMatch(/INSERT INTO `orders` \(`id`, `user_id`, `total`, `discount`\) VALUES\n(\(.*\),\n){3}\(.*\);\nCOMMIT;\n/);
});

test('an existing file is kept, and wrong options are refused', async () => {
  await writeFile(join(folder, 'mine.sql'), 'mine');
  const generate = (...args: string[]) => seedbed(['generate', 'shop.sql', '--no-cache', '--format', 'mysql', ...args], { cwd: folder });
  expect(await generate('--out', 'mine.sql')).toMatchObject({ code: 2, stderr: expect.stringContaining('mine.sql exists') });
  expect(await generate('--out', 'none/rows.sql')).toMatchObject({ code: 2, stderr: expect.stringContaining('none/rows.sql cannot be written') });
  expect(await generate('--shard', '1/2')).toMatchObject({ code: 2, stderr: expect.stringContaining('takes no --shard') });
});

test('an unreachable server is named without its password', async () => {
  const address = 'mysql://ana:hunter2@127.0.0.1:1/shop';
  for (const [args, code] of [
    [['infer', address], 3],
    [['load', 'shop.sql', '--url', address], 5],
  ] as const) {
    const outcome = await seedbed([...args], { cwd: folder });
    expect(outcome).toMatchObject({ code, stderr: expect.stringContaining('shop at 127.0.0.1:1: nothing listens there.') });
    expect(outcome.stderr).not.toContain('hunter2');
  }
  expect(await seedbed(['infer', 'mysql://ana@127.0.0.1'], { cwd: folder })).toMatchObject({ code: 2, stderr: expect.stringContaining('names no database') });
});
