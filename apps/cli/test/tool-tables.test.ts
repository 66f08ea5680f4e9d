import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { besideToolTables, digestOfToolTables, openTargetServer, toolTablesDdl, toolTablesRows, type TargetServer } from '@seedbed/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestData } from '../../library/src/create-test-data.ts';
import { seedbed } from './support.ts';

let server: TargetServer;
let folder: string;
beforeAll(async () => {
  server = await openTargetServer();
  folder = await mkdtemp(join(tmpdir(), 'seedbed-tools-'));
  await writeFile(join(folder, 'app.sql'), toolTablesDdl);
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await server[Symbol.asyncDispose]();
});

const run = (...args: string[]) => seedbed(args, { cwd: folder });

/** Rows of these are computed from the schema. */
const COMPUTED = ['django_content_type', 'auth_permission'];

test('load and createTestData leave the tables of tools unchanged in every mode, and load reports this in one line', async () => {
  await using target = await server.freshTarget('plain');
  await target.client.query(`set role ${target.connection.user}; ${toolTablesDdl} ${toolTablesRows} reset role`);
  const before = await digestOfToolTables(target.client);
  const emptied = () => target.client.query(`truncate ${besideToolTables.join(', ')}`);
  for (const mode of ['empty', 'append', 'keep', 'truncate']) {
    await emptied();
    const { code, stdout } = await run('load', 'app.sql', '--url', target.url, '--rows', '20', '--mode', mode);
    expect([code, stdout.match(/Kept as they are: .*public\.alembic_version \(1 row\), a migration ledger of Alembic/g)?.length], mode).toEqual([0, 1]);
    expect(await digestOfToolTables(target.client), mode).toEqual(before);
  }
  for (const mode of ['empty', 'truncate'] as const) {
    if (mode === 'empty') await emptied();
    const { rows } = await createTestData(join(folder, 'app.sql'), { url: target.url, mode, rows: 5, cache: false });
    expect(Object.keys(rows).sort(), mode).toEqual([...besideToolTables, ...COMPUTED].sort());
    expect(await digestOfToolTables(target.client), mode).toEqual(before);
  }
});

test('files leave them out and say so, unless --table or --rows names one', async () => {
  const all = await run('generate', 'app.sql', '--out', 'all', '--rows', '5');
  expect((await readdir(join(folder, 'all'))).sort()).toEqual(
    [...[...besideToolTables, ...COMPUTED].map((name) => `public.${name}.csv`), 'manifest.json'].sort(),
  );
  expect(all.stderr).toMatch(/note: Left out: .*public\._prisma_migrations, a migration ledger of Prisma; /);
  await run('generate', 'app.sql', '--out', 'named', '--rows', '5,alembic_version=3');
  expect(await readdir(join(folder, 'named'))).toContain('public.alembic_version.csv');
  const one = await run('generate', 'app.sql', '--table', 'alembic_version', '--rows', '5');
  expect([one.code, one.stdout.trim().split('\n').length, one.stderr.includes('Left out')]).toEqual([0, 6, false]);
});
