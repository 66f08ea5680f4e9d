import { execFileSync } from 'node:child_process';
import { chmod, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { gist, send } from '../support/send.ts';
import { SMALL_DDL, startServer, type RunningServer } from '../support/running-server.ts';

let server: RunningServer;
let dataDir: string;
const call = (method: string, path: string, body?: unknown) => send(server.baseUrl, method, path, body);

/** With the embedded control cluster, so both clusters are children of this process. */
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'seedbed-killed-'));
  // Root's server runs as another user, who must be able to enter.
  await chmod(dataDir, 0o755);
  server = await startServer({ DATABASE_URL: '', SEEDBED_DATA_DIR: dataDir });
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await rm(dataDir, { recursive: true, force: true });
});

async function controlPid(): Promise<number> {
  return Number.parseInt(await readFile(join(dataDir, 'control/pgdata/postmaster.pid'), 'utf8'), 10);
}

/** Its socket's lock names the process; the folder, its owner. */
async function throwawayPid(): Promise<number> {
  for (const name of await readdir(tmpdir())) {
    if (!name.startsWith('seedbed-pg-')) continue;
    const owner = await readFile(join(tmpdir(), name, 'owner'), 'utf8').catch(() => '');
    if (owner.startsWith(`${process.pid}\n`)) return Number.parseInt(await readFile(join(tmpdir(), name, '.s.PGSQL.5432.lock'), 'utf8'), 10);
  }
  throw new Error('no throwaway server of this process');
}

const ready = async () => (await call('GET', '/ready')).body;
const readyAgain = () => expect.poll(async () => (await ready()).ready, { timeout: 60_000, interval: 50 }).toBe(true);

test('kill -9 of the control cluster: calls that store nothing keep working, the others answer "not now", and it recovers by itself', async () => {
  const { body: made } = await call('POST', '/api/v1/datasets', { name: 'Kept' });
  expect(made.dataset.name).toBe('Kept');
  const killed = await controlPid();
  process.kill(killed, 'SIGKILL');
  const [generators, generated, listed] = await Promise.all([
    call('GET', '/api/v1/generators'),
    call('POST', '/api/v1/generate', { ddl: SMALL_DDL, table: 'users', rows: 2 }),
    call('GET', '/api/v1/datasets'),
  ]);
  expect([generators.status, generated.status]).toEqual([200, 200]);
  // It may be back before the call is through; then the answer is right.
  expect([200, 503]).toContain(listed.status);
  await readyAgain();
  expect(await controlPid()).not.toBe(killed);
  expect((await call('GET', '/api/v1/datasets')).body.items.map((item: { name: string }) => item.name)).toEqual(['Kept']);
});

test('kill -9 of the throwaway cluster: a running proof says what happened, /ready is right, and it recovers by itself', async () => {
  const { body: made } = await call('POST', '/api/v1/datasets', { name: 'Proved', ddl: SMALL_DDL });
  expect((await ready()).checks.throwaway).toBe('ok');
  const slow = `${SMALL_DDL} CREATE FUNCTION slow() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN PERFORM pg_sleep(0.02); RETURN NEW; END $$;
    CREATE TRIGGER slow BEFORE INSERT ON users FOR EACH ROW EXECUTE FUNCTION slow();`;
  const underWay = call('POST', '/api/v1/datasets', { name: 'Slow', ddl: slow });
  const throwaway = await throwawayPid();
  await expect.poll(() => commandsOf(throwaway), { timeout: 60_000, interval: 50 }).toContainEqual(expect.stringMatching(/ COPY$| INSERT$/));
  process.kill(throwaway, 'SIGKILL');
  const seen = new Set<string>();
  const watching = (async () => {
    for (let look = 0; look < 40; look++) seen.add((await ready()).checks.throwaway);
  })();
  const broken = await underWay;
  expect(gist(broken)).toEqual({ type: 'overloaded', status: 503, at: [] });
  expect(broken.body.detail).toContain('The private Postgres in which schemas are read and proved ended');
  expect(broken.headers.get('retry-after')).toBe('2');
  await watching;
  expect([...seen]).toContain('being started');
  await readyAgain();
  expect((await call('POST', `/api/v1/datasets/${made.dataset.id}/prove`, {})).body.ok).toBe(true);
});

test('a run continues while the control cluster is down, and is recorded when it is back', async () => {
  await using target = await server.targets.freshTarget();
  const ddl = 'CREATE TABLE numbers (id bigint PRIMARY KEY, note text NOT NULL)';
  const { body: made } = await call('POST', '/api/v1/datasets', { name: 'Outlives', ddl, rows: 1_000_000 });
  const { body: run } = await call('POST', '/api/v1/runs', { datasetId: made.dataset.id, address: target.url, create: true });
  const stateOf = async () => (await call('GET', `/api/v1/runs/${run.id}`)).body.state;
  await expect.poll(stateOf, { timeout: 60_000, interval: 20 }).toBe('running');
  process.kill(await controlPid(), 'SIGKILL');
  await expect.poll(stateOf, { timeout: 100_000, interval: 200 }).toBe('succeeded');
  expect((await target.client.query('select count(*)::int as rows from numbers')).rows).toEqual([{ rows: 1_000_000 }]);
});

test('/ready reports a process that runs but does not answer', async () => {
  const pid = await controlPid();
  process.kill(pid, 'SIGSTOP');
  const backends = childrenOf(pid);
  for (const backend of backends) process.kill(backend, 'SIGSTOP');
  try {
    expect(await ready()).toMatchObject({ ready: false, checks: { database: 'no answer in a second' } });
  } finally {
    for (const each of [...backends, pid]) process.kill(each, 'SIGCONT');
  }
  await readyAgain();
});

const childrenOf = (parent: number): number[] => processesOf(parent).map(({ pid }) => pid);

/** The current work of a server's sessions, by their process titles. */
const commandsOf = (parent: number): string[] => processesOf(parent).map(({ title }) => title);

function processesOf(parent: number): { pid: number; title: string }[] {
  const lines = execFileSync('ps', ['-axwwo', 'pid=,ppid=,args='], { encoding: 'utf8' }).trim().split('\n');
  return lines.flatMap((line) => {
    const [, pid, ppid, title] = /^\s*(\d+)\s+(\d+)\s+(.*?)\s*$/.exec(line)!;
    return Number(ppid) === parent ? [{ pid: Number(pid), title: title! }] : [];
  });
}
