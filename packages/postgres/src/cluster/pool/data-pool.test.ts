import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { connect } from '../../sql/connect.ts';
import { processStart } from '../process-identity.ts';
import { openCluster } from '../open-cluster.ts';
import { FREE_KEPT, OTHERS_KEPT_MS } from './limits.ts';
import { ownStamp } from './process-stamp.ts';

let root: string;
let home: string;
const cacheBefore = process.env['XDG_CACHE_HOME'];

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'pool-test-'));
  // A folder that the server's user can enter, when root runs this.
  for (const folder of [root, join(root, 'seedbed'), join(root, 'seedbed/clusters')]) {
    await mkdir(folder, { recursive: true });
    chmodSync(folder, 0o755);
  }
  process.env['XDG_CACHE_HOME'] = root;
  await (await openCluster({ kind: 'throwaway' })).stop();
  const [key] = await readdir(join(root, 'seedbed/clusters'));
  home = join(root, 'seedbed/clusters', key!);
});
afterAll(async () => {
  if (cacheBefore === undefined) delete process.env['XDG_CACHE_HOME'];
  else process.env['XDG_CACHE_HOME'] = cacheBefore;
  await rm(root, { recursive: true, force: true });
});

const kinds = async (): Promise<string[]> => (await readdir(home)).map((name) => name.split('-')[0]!).toSorted();
const open = () => openCluster({ kind: 'throwaway' });

/** Each test begins with a template and one free folder. */
beforeEach(async () => {
  for (const name of await readdir(home)) if (name !== 'template') await rm(join(home, name), { recursive: true });
  await (await open()).stop();
  expect(await kinds()).toEqual(['free', 'template']);
});

async function databases(cluster: Awaited<ReturnType<typeof open>>): Promise<string[]> {
  await using client = await connect(cluster.connection);
  return (await client.query<{ name: string }>('select datname as name from pg_database where oid >= 16384')).rows.map(({ name }) => name);
}

test('a command takes the folder that the previous one returned, and finds it empty', async () => {
  const [free] = (await readdir(home)).filter((name) => name.startsWith('free'));
  {
    await using cluster = await open();
    expect(await kinds()).toEqual(['template', 'used']);
    await cluster.createDatabase('sandbox_left');
  }
  const [again] = (await readdir(home)).filter((name) => name.startsWith('free'));
  expect([again!.split('-')[2], Number(again!.split('-')[1])]).toEqual([free!.split('-')[2], Number(free!.split('-')[1]) + 1]);
  await using next = await open();
  expect(await databases(next)).toEqual([]);
});

test('two concurrent commands get one each; no more are kept than the limit', async () => {
  const clusters = await Promise.all(Array.from({ length: FREE_KEPT + 1 }, open));
  expect((await kinds()).filter((kind) => kind === 'used')).toHaveLength(FREE_KEPT + 1);
  expect(new Set(clusters.map(({ pid }) => pid)).size).toBe(FREE_KEPT + 1);
  for (const cluster of clusters) await cluster.stop();
  expect((await kinds()).filter((kind) => kind === 'free')).toHaveLength(FREE_KEPT);
});

test('the folder of a killed process is removed by the next one, and its server ended; that of a running process stays', async () => {
  await using mine = await open();
  const script = `import { openCluster } from ${JSON.stringify(new URL('../open-cluster.ts', import.meta.url).href)};
    const { pid } = await openCluster({ kind: 'throwaway' }); process.stdout.write(String(pid)); setInterval(() => {}, 1000);`;
  const owner = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [text] = (await once(owner.stdout, 'data')) as [Buffer];
  owner.kill('SIGKILL');
  await once(owner, 'exit');
  await (await open()).stop();
  expect(await kinds()).toEqual(['free', 'template', 'used']);
  expect(await processStart(Number(text))).toBeUndefined();
  expect(await databases(mine)).toEqual([]);
});

test('a folder whose process was killed, or whose copy was interrupted, is never reused', async () => {
  {
    await using cluster = await open();
    process.kill(cluster.pid, 'SIGKILL');
    await expect.poll(() => cluster.deaths, { timeout: 60_000 }).toBe(1);
    await cluster.running();
  }
  expect(await kinds()).toEqual(['template']);
  const [stamp] = (
    await (async () => {
      await using _cluster = await open();
      return readdir(home);
    })()
  )
    .filter((name) => name.startsWith('used'))
    .map((name) => name.split('-')[1]!);
  const dead = stamp!.replace(/\.\d+\./, '.4194305.');
  execFileSync('cp', ['-Rp', join(home, 'template'), join(home, `making-${dead}-0-aaaa`)]);
  execFileSync('cp', ['-Rp', join(home, 'template'), join(home, `used-${dead}-0-bbbb`)]);
  // From another machine that shares the folder: the process state is unknown.
  await mkdir(join(home, `used-0000000000.${process.pid}.0000000000-0-cccc`));
  await (await open()).stop();
  expect((await readdir(home)).filter((name) => /^(used|making)/.test(name))).toEqual([`used-0000000000.${process.pid}.0000000000-0-cccc`]);
});

test('the whole pool may be deleted at any time, also while a server runs', async () => {
  await using cluster = await open();
  await rename(home, `${home}.away`);
  await using other = await open();
  expect(await databases(other)).toEqual([]);
  await rm(`${home}.away`, { recursive: true });
  await cluster.stop();
  expect(await readFile(join(home, 'template/pgdata/PG_VERSION'), 'utf8')).toMatch(/^\d+\n$/);
});

test('a new installation removes what others left and nobody used for two weeks, but nothing in use', async () => {
  const clusters = join(root, 'seedbed/clusters');
  const away = join(root, 'away');
  const old = new Date(Date.now() - OTHERS_KEPT_MS - 60_000);
  const there = ['18.1-unused', '18.2-busy', '18.3-recent'];
  await mkdir(join(clusters, there[0]!, 'template'), { recursive: true });
  await mkdir(join(clusters, there[1]!, `used-${await ownStamp()}-0-abc`), { recursive: true });
  await mkdir(join(clusters, there[2]!, 'template'), { recursive: true });
  for (const name of there.slice(0, 2)) await utimes(join(clusters, name), old, old);
  await (await open()).stop();
  expect(await readdir(clusters)).toEqual(expect.arrayContaining(there));
  await rename(home, away);
  try {
    await (await open()).stop();
    expect((await readdir(clusters)).filter((name) => there.includes(name)).toSorted()).toEqual(there.slice(1));
  } finally {
    await rm(home, { recursive: true, force: true });
    await rename(away, home);
  }
});
