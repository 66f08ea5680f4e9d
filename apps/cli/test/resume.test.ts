import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openTargetServer } from '@seedbed/testing';
import { expect, test } from 'vitest';
import { seedbed } from './support.ts';

test('P1, P4: a killed load continues with --resume, and each row is there once', async () => {
  await using server = await openTargetServer();
  await using target = await server.freshTarget();
  const folder = await mkdtemp(join(tmpdir(), 'seedbed-cli-'));
  try {
    await writeFile(
      join(folder, 'two.sql'),
      'create table small (id int primary key); create table big (n bigint not null, small_id int not null references small)',
    );
    const args = ['load', 'two.sql', '--create', '--parts', '--url', target.url, '--rows', 'small=10,big=20000'];
    const env = { SEEDBED_PART_ROWS: '2000' };
    const child = spawn(process.execPath, [join(import.meta.dirname, '../bin/seedbed.mjs'), ...args], {
      cwd: folder,
      env: { ...env, SEEDBED_FAILPOINT: `committed:${join(folder, 'killed')}` },
      stdio: 'ignore',
    });
    const [, signal] = (await once(child, 'exit')) as [unknown, string];
    expect(signal).toBe('SIGKILL');

    const again = await seedbed(args, { cwd: folder, env });
    expect([again.code, again.stderr]).toEqual([5, expect.stringContaining('--resume')]);
    const resumed = await seedbed([...args, '--resume'], { cwd: folder, env });
    expect([resumed.code, resumed.stdout]).toEqual([
      0,
      expect.stringMatching(/^Continued: [\d,]+ rows sent by this run, [\d,]+ already loaded\. The whole load:\n20,010 rows in 2 of 2 tables, /),
    ]);
    const { rows } = await target.client.query(
      `select count(*)::int as rows, (select count(*)::int from pg_constraint where conrelid = 'big'::regclass and contype = 'f') as keys, (select count(*)::int from seedbed.load_ledger) as entries from big`,
    );
    expect(rows).toEqual([{ rows: 20_000, keys: 1, entries: 1 }]);
  } finally {
    await rm(folder, { recursive: true });
  }
});

test('P4: --resume after a finished append adds nothing, reports when it ended, and exits with 0', async () => {
  await using server = await openTargetServer();
  await using target = await server.freshTarget();
  const folder = await mkdtemp(join(tmpdir(), 'seedbed-cli-'));
  try {
    const ddl = 'create table people (id int generated always as identity primary key, name text not null)';
    await writeFile(join(folder, 'people.sql'), ddl);
    await target.client.query(ddl);
    const args = ['load', 'people.sql', '--mode', 'append', '--parts', '--url', target.url, '--rows', '300'];
    const counted = async (): Promise<unknown> => (await target.client.query('select count(*)::int as rows from people')).rows;
    expect((await seedbed(args, { cwd: folder })).code).toBe(0);
    for (const _ of [1, 2]) {
      const again = await seedbed([...args, '--resume'], { cwd: folder });
      const reported =
        /^The load of people\.sql ended at \d{4}-\d\d-\d\d \d\d:\d\d:\d\d UTC: nothing to continue, nothing was changed\. It loaded:\n300 rows in 1 of 1 tables\n$/;
      expect([again.code, again.stderr, again.stdout]).toEqual([0, '', expect.stringMatching(reported)]);
      expect(await counted()).toEqual([{ rows: 300 }]);
    }
    expect((await seedbed(args, { cwd: folder })).code).toBe(0);
    expect(await counted()).toEqual([{ rows: 600 }]);
  } finally {
    await rm(folder, { recursive: true });
  }
});
