import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Writable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openTargetServer } from '@seedbed/testing';
import { runCli } from '../src/cli.ts';

test('Ctrl-C during a load: exit code 130, and neither rows nor schema are left', async () => {
  await using server = await openTargetServer();
  await using target = await server.freshTarget('plain');
  const folder = await mkdtemp(join(tmpdir(), 'seedbed-cli-'));
  try {
    await writeFile(
      join(folder, 'two.sql'),
      'create table small (id int primary key); create table big (id bigint primary key, small_id int not null references small, note text)',
    );
    const main = join(import.meta.dirname, '../bin/seedbed.mjs');
    const args = ['load', 'two.sql', '--create', '--url', target.url, '--rows', 'small=10,big=500000000'];
    const child = spawn(process.execPath, [main, ...args], { cwd: folder, env: {}, stdio: ['ignore', 'ignore', 'pipe'] });
    let output = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      // The line of the small table: the big one is being written.
      if (!child.killed && output.includes('public.small  10 rows sent')) child.kill('SIGINT');
    });
    const [code] = (await once(child, 'close')) as [number];
    expect(output).toContain('public.small  10 rows sent');
    expect(output).toContain('interrupted');
    expect(code).toBe(130);
    expect((await target.client.query(`select count(*)::int as n from pg_class where relnamespace = 'public'::regnamespace`)).rows).toEqual([{ n: 0 }]);
  } finally {
    await rm(folder, { recursive: true });
  }
});

test('Ctrl-C during a load in parts lists the parts that stay, and --resume generates the rest', async () => {
  await using server = await openTargetServer();
  await using target = await server.freshTarget('plain');
  const folder = await mkdtemp(join(tmpdir(), 'seedbed-cli-'));
  try {
    await writeFile(
      join(folder, 'two.sql'),
      'create table small (id int primary key); create table big (id bigint primary key, small_id int not null references small)',
    );
    const main = join(import.meta.dirname, '../bin/seedbed.mjs');
    const args = [main, 'load', 'two.sql', '--create', '--parts', '--url', target.url, '--rows', 'small=10,big=200000'];
    const start = () => spawn(process.execPath, args, { cwd: folder, env: { SEEDBED_PART_ROWS: '20000' }, stdio: ['ignore', 'ignore', 'pipe'] });
    const child = start();
    let output = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => (output += text));
    const closed = once(child, 'close') as Promise<[number]>;
    while ((await target.client.query(`select from pg_namespace where nspname = 'seedbed'`)).rowCount === 0) await sleep(10);
    child.kill('SIGINT');
    expect((await closed)[0]).toBe(130);
    expect(output).toContain('interrupted; finished parts and the ledger (schema seedbed) stay in the target');
    expect((await target.client.query(`select from pg_namespace where nspname = 'seedbed'`)).rowCount).toBe(1);
    const refused = start();
    let advice = '';
    refused.stderr.setEncoding('utf8').on('data', (text: string) => (advice += text));
    expect(await once(refused, 'close')).toEqual([5, null]);
    // Truncated, its tables would still be without their keys.
    expect(advice).toContain('Continue with --resume; to start again, drop the tables that it made');
    args.push('--resume');
    expect(await once(start(), 'close')).toEqual([0, null]);
    expect((await target.client.query('select count(*)::int as n from big')).rows).toEqual([{ n: 200_000 }]);
  } finally {
    await rm(folder, { recursive: true });
  }
});

test('Ctrl-C while the threads of a load over several connections start: the load ends, holds no lock and leaves nothing', async () => {
  await using server = await openTargetServer();
  await using target = await server.freshTarget('plain');
  const folder = await mkdtemp(join(tmpdir(), 'seedbed-cli-'));
  try {
    await writeFile(
      join(folder, 'two.sql'),
      'create table small (id int primary key); create table big (id bigint primary key, small_id int not null references small)',
    );
    const main = join(import.meta.dirname, '../bin/seedbed.mjs');
    const args = ['load', 'two.sql', '--create', '--connections', '3', '--url', target.url, '--rows', 'small=10,big=5000000'];
    const child = spawn(process.execPath, [main, ...args], { cwd: folder, env: {}, stdio: ['ignore', 'ignore', 'pipe'] });
    let output = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => (output += text));
    const closed = once(child, 'close') as Promise<[number]>;
    // The schema is committed first; the threads start afterwards.
    while ((await target.client.query(`select from pg_class where relname = 'big'`)).rowCount === 0) await sleep(10);
    child.kill('SIGINT');
    const [code] = await closed;
    expect([code, output]).toEqual([130, expect.stringContaining('interrupted; the load left nothing in the target')]);
    expect((await target.client.query(`select count(*)::int as n from pg_class where relnamespace = 'public'::regnamespace`)).rows).toEqual([{ n: 0 }]);
    expect((await target.client.query(`select count(*)::int as n from pg_locks where locktype = 'advisory'`)).rows).toEqual([{ n: 0 }]);
  } finally {
    await rm(folder, { recursive: true });
  }
});

test.each(['SIGINT', 'SIGKILL'] as const)('an interrupted archive has no file under its name: %s', async (signal) => {
  const folder = await mkdtemp(join(tmpdir(), 'seedbed-cli-'));
  try {
    await writeFile(join(folder, 'big.sql'), 'create table big (id bigint primary key, note text)');
    // An earlier run's file is unchanged.
    await writeFile(join(folder, 'big.zip'), 'before');
    const args = ['generate', 'big.sql', '--rows', '500000000', '--out', 'big.zip'];
    const child = spawn(process.execPath, [join(import.meta.dirname, '../bin/seedbed.mjs'), ...args], {
      cwd: folder,
      env: {},
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let output = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => (output += text));
    const ended = once(child, 'close') as Promise<[number | null]>;
    const partial = join(folder, 'big.zip.part');
    while (((await stat(partial).catch(() => undefined))?.size ?? 0) < 100_000 && child.exitCode === null) await sleep(20);
    child.kill(signal);
    expect((await ended)[0]).toBe(signal === 'SIGINT' ? 130 : null);
    expect(await readFile(join(folder, 'big.zip'), 'utf8')).toBe('before');
    if (signal === 'SIGINT') expect(output).toContain('interrupted; big.zip was not written and its unfinished file was removed.');
    if (signal === 'SIGINT') expect((await readdir(folder)).toSorted()).toEqual(['big.sql', 'big.zip']);
  } finally {
    await rm(folder, { recursive: true });
  }
});

test.each(['SIGINT', 'SIGKILL'] as const)('a file of a folder gets its final name only when it is complete: %s', async (signal) => {
  const folder = await mkdtemp(join(tmpdir(), 'seedbed-cli-'));
  try {
    await writeFile(
      join(folder, 'two.sql'),
      'create table small (id int primary key); create table big (id bigint primary key, note text, small_id int references small)',
    );
    const args = ['generate', 'two.sql', '--rows', 'small=10,big=500000000', '--out', 'out'];
    const child = spawn(process.execPath, [join(import.meta.dirname, '../bin/seedbed.mjs'), ...args], {
      cwd: folder,
      env: {},
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let output = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => (output += text));
    const ended = once(child, 'close') as Promise<[number | null]>;
    const begun = async () =>
      (await Promise.all(['.part', ''].map((end) => stat(join(folder, `out/public.big.csv${end}`)).catch(() => undefined)))).some(
        (file) => (file?.size ?? 0) > 100_000,
      );
    while (!(await begun()) && child.exitCode === null) await sleep(20);
    child.kill(signal);
    expect((await ended)[0]).toBe(signal === 'SIGINT' ? 130 : null);
    const cut = signal === 'SIGINT' ? [] : ['public.big.csv.part'];
    expect((await readdir(join(folder, 'out'))).toSorted()).toEqual(['manifest.json.part', ...cut, 'public.small.csv']);
    expect((await readFile(join(folder, 'out/public.small.csv'), 'utf8')).trim().split('\n')).toHaveLength(11);
    if (signal === 'SIGINT')
      expect(output).toContain('interrupted; 1 file is complete in out; the unfinished one was removed. Run the same command with --resume to make the rest');
  } finally {
    await rm(folder, { recursive: true });
  }
});

test.each([
  ['generate', 'big.sql', '--rows', '50000000', '--format', 'csv', '--out', '-'],
  ['infer', 'big.sql'],
])('a reader that closes the pipe early is no error: %s ends normally', async (...args) => {
  const folder = await mkdtemp(join(tmpdir(), 'seedbed-cli-'));
  try {
    const columns = Array.from({ length: 900 }, (_, i) => `c${i} text`).join(', ');
    await writeFile(join(folder, 'big.sql'), `create table big (id bigint primary key, ${columns})`);
    const child = spawn(process.execPath, [join(import.meta.dirname, '../bin/seedbed.mjs'), ...args], {
      cwd: folder,
      env: {},
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => (output += text));
    child.stdout.once('data', () => child.stdout.destroy());
    const [code] = (await once(child, 'exit')) as [number];
    expect(output).not.toContain('EPIPE');
    expect(code).toBe(0);
  } finally {
    await rm(folder, { recursive: true });
  }
});

test('a reader that closes the pipe of messages does not stop the work: every file is there', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'seedbed-cli-'));
  try {
    await writeFile(join(folder, 'two.sql'), 'create table a (id int primary key); create table b (id int primary key);');
    // An unhandled error event ends a process.
    let listeners = 0;
    const unread: Writable = new Writable({
      write(_chunk, _encoding, done) {
        listeners = unread.listenerCount('error');
        done(Object.assign(new Error('write EPIPE'), { code: 'EPIPE' }));
      },
    });
    const io = { stdin: new PassThrough(), stdout: new PassThrough(), stderr: unread, cwd: folder, env: {} };
    expect(await runCli(['generate', 'two.sql', '--rows', '5', '--out', 'out'], io)).toBe(0);
    expect([unread.destroyed, listeners]).toEqual([true, 1]);
    expect((await readdir(join(folder, 'out'))).toSorted()).toEqual(['manifest.json', 'public.a.csv', 'public.b.csv']);
  } finally {
    await rm(folder, { recursive: true });
  }
});
