import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openTargetServer } from '@seedbed/testing';
import { expect, test } from 'vitest';
import { seedbed } from './support.ts';

test('P1, P4: a killed shard is started again while the others wait for it, and each row is there once', async () => {
  await using server = await openTargetServer();
  await using target = await server.freshTarget();
  const folder = await mkdtemp(join(tmpdir(), 'seedbed-cli-'));
  try {
    const ddl = 'create table small (id int primary key); create table big (n bigint not null, small_id int not null references small)';
    await writeFile(join(folder, 'two.sql'), ddl);
    const args = (shard: string) => ['load', 'two.sql', '--create', '--shard', shard, '--url', target.url, '--rows', 'small=10,big=20000'];
    const env = { SEEDBED_PART_ROWS: '2000' };
    const waits = Promise.withResolvers<void>();
    const onStderr = (text: string): void => {
      if (text.includes('waiting for shard 2')) waits.resolve();
    };
    const other = seedbed(args('1/2'), { cwd: folder, env, onStderr });
    const child = spawn(process.execPath, [join(import.meta.dirname, '../bin/seedbed.mjs'), ...args('2/2')], {
      cwd: folder,
      env: { ...env, SEEDBED_FAILPOINT: `sent:${join(folder, 'killed')}` },
      stdio: 'ignore',
    });
    const [, signal] = (await once(child, 'exit')) as [unknown, string];
    expect(signal).toBe('SIGKILL');

    // Otherwise the second start may finish before the first shard waits for anything.
    await Promise.race([waits.promise, other]);
    const again = await seedbed(args('2/2'), { cwd: folder, env });
    expect([again.code, again.stdout]).toEqual([0, expect.stringMatching(/^Shard 2 of 2: [\d,]+ rows by this shard.*\n20,010 rows in 2 of 2 tables/)]);
    const first = await other;
    expect([first.code, first.stderr]).toEqual([0, expect.stringMatching(/^waiting for shard 2/m)]);
    const { rows } = await target.client.query(
      `select count(*)::int as rows, count(distinct n)::int as seen, (select count(*)::int from pg_constraint where conrelid = 'big'::regclass and contype = 'f') as keys, (select count(*)::int from pg_namespace where nspname = 'seedbed') as ledgers from big`,
    );
    expect(rows).toEqual([{ rows: 20_000, seen: expect.any(Number), keys: 1, ledgers: 0 }]);
  } finally {
    await rm(folder, { recursive: true });
  }
});

test('a shard refuses --resume, --server and an invalid index', async () => {
  for (const more of [
    ['--shard', '3/2'],
    ['--shard', '1/2', '--resume'],
    ['--shard', '1/2', '--server', 'http://localhost:1'],
  ]) {
    const result = await seedbed(['load', 'none.sql', '--url', 'postgres://nobody@localhost/nothing', ...more]);
    expect([more, result.code, result.stderr]).toEqual([more, 2, expect.stringContaining('--shard')]);
  }
});
