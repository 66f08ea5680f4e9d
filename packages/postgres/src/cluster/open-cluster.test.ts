import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connect } from '../sql/connect.ts';
import { findBinaries } from './binaries.ts';
import { openCluster } from './open-cluster.ts';
import { processStart } from './process-identity.ts';

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'cluster-test-'));
  execFileSync('chmod', ['755', root]);
});
afterAll(() => rm(root, { recursive: true, force: true }));

const open = (name: string) => openCluster({ kind: 'control', dataDir: join(root, name) });

describe('control cluster', () => {
  test('keeps its data between starts, requires a password, and stops without leaving anything', async () => {
    let pid: number;
    {
      await using cluster = await open('kept');
      pid = cluster.pid;
      expect(cluster.connection.host).toBe('127.0.0.1');
      await cluster.createDatabase('app');
      await expect(connect({ ...cluster.connection, password: 'wrong' })).rejects.toThrow(/password authentication failed/);
    }
    expect(await processStart(pid)).toBeUndefined();
    await using again = await open('kept');
    await using client = await connect({ ...again.connection, database: 'app' });
    expect((await client.query(`select current_setting('fsync') as fsync`)).rows).toEqual([{ fsync: 'on' }]);
  });

  test('one server for each data folder', async () => {
    await using cluster = await open('single');
    expect(cluster.pid).toBeGreaterThan(0);
    await expect(open('single')).rejects.toThrow(/in use by another Seedbed/);
  });

  test('starts again after kill -9 of the postmaster with open sessions', async () => {
    const cluster = await open('killed');
    const client = await connect(cluster.connection);
    await client.query('create table t as select 1 as a');
    process.kill(cluster.pid, 'SIGKILL');
    await cluster.stop();
    await using again = await open('killed');
    await using second = await connect(again.connection);
    expect((await second.query('select a from t')).rows).toEqual([{ a: 1 }]);
  });

  test('restarts by itself after kill -9 of its postmaster, on the same port, with committed data', async () => {
    await using cluster = await open('comes-back');
    const { pid } = cluster;
    await using client = await connect(cluster.connection);
    await client.query('create table t as select 1 as a');
    process.kill(pid, 'SIGKILL');
    await expect.poll(() => cluster.deaths, { timeout: 60_000 }).toBe(1);
    await cluster.running();
    expect(cluster.pid).not.toBe(pid);
    await using second = await connect(cluster.connection);
    expect((await second.query('select a from t')).rows).toEqual([{ a: 1 }]);
  });

  test('a backend in an endless statement does not prevent the next start', async () => {
    await using cluster = await open('endless');
    const client = await connect(cluster.connection);
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    const endless = client.query('do $$ begin loop end loop; end $$').catch((error: Error) => error);
    await sleep(200);
    process.kill(cluster.pid, 'SIGKILL');
    await expect.poll(() => cluster.deaths, { timeout: 60_000 }).toBe(1);
    await cluster.running();
    expect(await processStart(rows[0]!.pid)).toBeUndefined();
    expect(await endless).toBeInstanceOf(Error);
  });

  test('P12: starts after kill -9 of everything, although a backend in an endless statement is left', async () => {
    const dataDir = join(root, 'all-killed');
    const script = `import { openCluster } from ${JSON.stringify(new URL('./open-cluster.ts', import.meta.url).href)};
      import { connect } from ${JSON.stringify(new URL('../sql/connect.ts', import.meta.url).href)};
      const cluster = await openCluster({ kind: 'control', dataDir: ${JSON.stringify(dataDir)} });
      const client = await connect(cluster.connection);
      await client.query('create table t as select 1 as a');
      const { rows } = await client.query('select pg_backend_pid() as pid');
      client.query('do $$ begin loop end loop; end $$').catch(() => {});
      setTimeout(() => process.stdout.write(cluster.pid + ' ' + rows[0].pid), 300); setInterval(() => {}, 1000);`;
    const owner = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', 'inherit'] });
    const [postmaster, backend] = await new Promise<number[]>((resolve) =>
      owner.stdout.once('data', (text: Buffer) => resolve(String(text).split(' ').map(Number))),
    );
    process.kill(postmaster!, 'SIGKILL');
    owner.kill('SIGKILL');
    await once(owner, 'exit');
    expect(await processStart(backend!)).toBeDefined();
    await using again = await openCluster({ kind: 'control', dataDir });
    expect(await processStart(backend!)).toBeUndefined();
    await using client = await connect(again.connection);
    expect((await client.query('select a from t')).rows).toEqual([{ a: 1 }]);
  });

  test.each(['control', 'throwaway'] as const)('a %s server ends with its owner, also by kill -9, and temporary data are removed', async (kind) => {
    const dataDir = join(root, `orphaned-${kind}`);
    const script = `import { openCluster } from ${JSON.stringify(new URL('./open-cluster.ts', import.meta.url).href)};
      const c = await openCluster({ kind: '${kind}'${kind === 'control' ? `, dataDir: ${JSON.stringify(dataDir)}` : ''} });
      process.stdout.write(c.pid + ' ' + c.connection.host); setInterval(() => {}, 1000);`;
    const owner = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', 'inherit'] });
    const [pid, folder] = await new Promise<string[]>((resolve) => owner.stdout.once('data', (text: Buffer) => resolve(String(text).split(' '))));
    expect(await processStart(Number(pid))).toBeDefined();
    owner.kill('SIGKILL');
    await expect.poll(() => processStart(Number(pid)), { timeout: 60_000 }).toBeUndefined();
    if (kind === 'throwaway') await expect.poll(() => existsSync(folder!), { timeout: 60_000 }).toBe(false);
    else await (await openCluster({ kind, dataDir })).stop();
  });

  test('a port in use is reported in one line', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    const port = await new Promise<number>((resolve) => other.once('listening', () => resolve((other.address() as { port: number }).port)));
    await expect(openCluster({ kind: 'control', dataDir: join(root, 'port'), port })).rejects.toThrow(`The port ${port} on 127.0.0.1 is taken`);
    other.close();
  });
});

test('a throwaway cluster listens on a socket only, is not durable, and leaves no file', async () => {
  let folder: string;
  {
    await using cluster = await openCluster({ kind: 'throwaway' });
    folder = cluster.connection.host;
    await using client = await connect(cluster.connection);
    const { rows } = await client.query(
      `select current_setting('listen_addresses') as addresses, current_setting('fsync') as fsync, current_setting('full_page_writes') as pages`,
    );
    expect(rows).toEqual([{ addresses: '', fsync: 'off', pages: 'off' }]);
    expect(await readFile(join(folder, 'owner'), 'utf8')).toMatch(new RegExp(`^${process.pid}\n`));
  }
  expect(existsSync(folder)).toBe(false);
});

test('a throwaway cluster restarts by itself after kill -9, empty', async () => {
  await using cluster = await openCluster({ kind: 'throwaway' });
  await cluster.createDatabase('sandbox_left');
  for (const deaths of [1, 2, 3]) {
    process.kill(cluster.pid, 'SIGKILL');
    await expect.poll(() => cluster.deaths, { timeout: 60_000 }).toBe(deaths);
    await cluster.running();
    await using client = await connect(cluster.connection);
    expect((await client.query(`select count(*)::int as count from pg_database where datname like 'sandbox%'`)).rows).toEqual([{ count: 0 }]);
  }
});

test('a platform without binaries is named, with the supported ones', async () => {
  await expect(findBinaries('win32-x64')).rejects.toThrow(/no embedded Postgres for win32-x64.*linux-x64/);
});
