import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect, createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { openTargetServer } from '@seedbed/testing';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { send } from '../support/send.ts';

const SERVER = fileURLToPath(new URL('../support/server.mjs', import.meta.url));
let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'seedbed-start-'));
});
const living = new Set<ChildProcess>();
afterEach(async () => {
  for (const child of living) child.kill('SIGTERM');
  await Promise.all([...living].map((child) => once(child, 'exit')));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

type Started = { child: ChildProcess; output: () => string; plain: () => string[]; ended: Promise<number | null>; address: Promise<string> };

function start(environment: Record<string, string> = {}): Started {
  const { DATABASE_URL: _, ...inherited } = process.env;
  const child = spawn(process.execPath, [SERVER], {
    env: { ...inherited, SEEDBED_PORT: '0', SEEDBED_DATA_DIR: dataDir, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  living.add(child);
  child.once('exit', () => living.delete(child));
  let output = '';
  const address = new Promise<string>((resolve) => {
    const read = (chunk: Buffer): void => {
      output += chunk.toString();
      const found = /Seedbed is at (http:\S+)/.exec(output);
      if (found) resolve(found[1]!);
    };
    child.stdout!.on('data', read);
    child.stderr!.on('data', read);
  });
  // Log lines are JSON: the server also finishes earlier work, and a busy machine may log some.
  const plain = () => output.split('\n').filter((line) => line !== '' && !line.startsWith('{'));
  return { child, output: () => output, plain, address, ended: new Promise((resolve) => child.once('exit', (code) => resolve(code))) };
}

test('starts its own Postgres, migrates, prints its address last, keeps its data, and stops in order', async () => {
  const first = start();
  const at = await first.address;
  expect((await send(at, 'GET', '/ready')).body).toEqual({
    ready: true,
    checks: { database: 'ok', throwaway: expect.stringMatching(/^(idle|ok)$/), disk: 'ok', server: 'ok' },
  });
  await send(at, 'POST', '/api/v1/datasets', { name: 'Kept' });
  expect(first.plain()).toEqual([`Seedbed is at ${at}`]);
  first.child.kill('SIGTERM');
  expect(await first.ended).toBe(0);
  expect(existsSync(join(dataDir, 'control', 'pgdata', 'postmaster.pid'))).toBe(false);

  const second = start();
  const again = await second.address;
  expect((await send(again, 'GET', '/api/v1/datasets')).body.items.map((item: { name: string }) => item.name)).toEqual(['Kept']);
  second.child.kill('SIGINT');
  expect(await second.ended).toBe(0);
});

test('P12: recovers after kill -9 with nothing lost', async () => {
  const first = start();
  await send(await first.address, 'POST', '/api/v1/datasets', { name: 'Survivor' });
  first.child.kill('SIGKILL');
  await first.ended;
  const second = start();
  const { body } = await send(await second.address, 'GET', '/api/v1/datasets?search=Survivor');
  expect(body.items).toHaveLength(1);
  second.child.kill('SIGTERM');
  expect(await second.ended).toBe(0);
});

/** Some seconds of a load. */
const ROWS = 1_000_000;

test('P12, P14: a run that was active when the server was killed is finished after the restart, each row once', async () => {
  await using targets = await openTargetServer();
  await using target = await targets.freshTarget();
  const first = start();
  const at = await first.address;
  const { body: made } = await send(at, 'POST', '/api/v1/datasets', {
    name: 'Interrupted',
    ddl: 'CREATE TABLE numbers (id bigint NOT NULL, note text NOT NULL)',
    rows: ROWS,
  });
  const { body: run } = await send(at, 'POST', '/api/v1/runs', { datasetId: made.dataset.id, address: target.url, create: true, atomic: true });
  for (let done = 0; done === 0; await sleep(20)) done = (await send(at, 'GET', `/api/v1/runs/${run.id}`)).body.rowsDone;
  first.child.kill('SIGKILL');
  await first.ended;

  const second = start();
  const again = await second.address;
  let now = run;
  for (; !['succeeded', 'failed'].includes(now.state); await sleep(50)) now = (await send(again, 'GET', `/api/v1/runs/${run.id}`)).body;
  expect([now.state, now.error, now.rowsDone]).toEqual(['succeeded', null, ROWS]);
  const { rows } = await target.client.query('SELECT count(*)::int AS rows, count(DISTINCT id)::int AS ids FROM numbers');
  expect(rows).toEqual([{ rows: ROWS, ids: ROWS }]);
  second.child.kill('SIGTERM');
  expect(await second.ended).toBe(0);
});

test('P12: stops although callers stay connected: events end at once, a download after ten seconds, a single transaction is rolled back', async () => {
  await using targets = await openTargetServer();
  await using target = await targets.freshTarget();
  const server = start();
  const at = await server.address;
  const ddl = 'CREATE TABLE numbers (id bigint PRIMARY KEY, note text NOT NULL)';
  const { body: made } = await send(at, 'POST', '/api/v1/datasets', {
    name: 'Held',
    ddl,
    rows: 1_000_000_000,
  });
  // Rows that go in one by one: the load is in the middle of them however long this takes, and needs no processor.
  await target.client.query(`${ddl}; CREATE FUNCTION slow() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN PERFORM pg_sleep(0.05); RETURN new; END';
    CREATE TRIGGER slow BEFORE INSERT ON numbers FOR EACH ROW EXECUTE FUNCTION slow()`);
  const { body: run } = await send(at, 'POST', '/api/v1/runs', { datasetId: made.dataset.id, address: target.url, atomic: true });
  const events = await fetch(`${at}/api/v1/runs/${run.id}/events`);
  const download = await fetch(`${at}/api/v1/datasets/${made.dataset.id}/tables/numbers/download`);
  await download.body!.getReader().read();

  const sleeping = `SELECT count(*)::int AS n FROM pg_stat_activity WHERE wait_event = 'PgSleep' AND datname = current_database()`;
  await expect.poll(async () => (await target.client.query(sleeping)).rows[0].n, { timeout: 60_000 }).toBe(1);
  server.child.kill('SIGTERM');
  await events.text();
  // The download is still waited for.
  expect(server.child.exitCode).toBe(null);
  expect(await server.ended).toBe(0);
  expect((await target.client.query('SELECT count(*)::int AS n FROM numbers')).rows).toEqual([{ n: 0 }]);
});

test('waits for a database that starts later than the server', async () => {
  await using targets = await openTargetServer();
  await using target = await targets.freshTarget();
  // Nothing listens there at first; then a server that is not ready; then Postgres.
  const gate = createServer();
  const port = await freePort();
  const early = start({ DATABASE_URL: target.url.replace(`:${target.connection.port}/`, `:${port}/`) });
  await sleep(2_000);
  expect(early.child.exitCode).toBe(null);
  let came = 0;
  gate.on('connection', (socket) => {
    if (++came <= 2) return void socket.resetAndDestroy();
    const through = connect(target.connection.port, '127.0.0.1');
    for (const [from, to] of [
      [socket, through],
      [through, socket],
    ] as const)
      from.on('error', () => to.destroy()).pipe(to);
  });
  gate.listen(port, '127.0.0.1');
  expect((await send(await early.address, 'GET', '/ready')).status).toBe(200);
  expect(came).toBeGreaterThan(2);
  early.child.kill('SIGTERM');
  expect(await early.ended).toBe(0);
  gate.close();
});

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

test('SIGTERM during a start leaves no Postgres behind', async () => {
  const early = start();
  await sleep(300);
  early.child.kill('SIGTERM');
  await early.ended;
  expect(existsSync(join(dataDir, 'control', 'pgdata', 'postmaster.pid'))).toBe(false);
});

test('a used port and wrong settings: clear lines, exit code 1', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => other.once('listening', resolve));
  const { port } = other.address() as AddressInfo;
  const untouched = join(dataDir, 'untouched');
  const taken = start({ SEEDBED_PORT: String(port), SEEDBED_DATA_DIR: untouched });
  expect(await taken.ended).toBe(1);
  expect(taken.plain()).toEqual([`seedbed: port ${port} is in use by another program. Stop it, or set SEEDBED_PORT to another port.`]);
  // It is told before the database starts.
  expect(existsSync(untouched)).toBe(false);
  other.close();

  const wrong = start({ SEEDBED_PORT: 'x', SEEDBED_HOST: '0.0.0.0' });
  expect(await wrong.ended).toBe(1);
  expect(wrong.plain()).toEqual([
    expect.stringContaining('seedbed: SEEDBED_PORT: "x" is no port'),
    expect.stringContaining('seedbed: SEEDBED_HOST: 0.0.0.0 can be reached'),
  ]);

  const absent = start({ DATABASE_URL: 'postgres://a:canary@127.0.0.1:1/x?sslmode=disable' });
  expect(await absent.ended).toBe(1);
  expect(absent.output()).toContain('nothing listens there');
  expect(absent.output()).not.toContain('canary');
});

test('sec-T3: listening on other addresses needs an explicit setting', async () => {
  const open = start({ SEEDBED_HOST: '0.0.0.0', SEEDBED_LOCAL_OWNER: '1', SEEDBED_ALLOWED_HOSTS: 'api' });
  const at = await open.address;
  expect((await send(at, 'GET', '/api/v1/me')).body.role).toBe('owner');
  open.child.kill('SIGTERM');
  expect(await open.ended).toBe(0);
});

test('P12: SIGTERM ends a server in order during a computation of minutes', async () => {
  const { child, address, ended } = start();
  // One such table takes some ten seconds, about as long as an answer may still take after SIGTERM.
  const check = Array.from({ length: 20_000 }, (_, at) => `v <> ${at}`).join(' AND ');
  const ddl = Array.from({ length: 8 }, (_, at) => `CREATE TABLE a${at} (v int CHECK (${check}));`).join('\n');
  const asked = fetch(`${await address}/api/v1/infer`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ ddl }) });
  const outcome = asked.then(
    () => 'answered',
    () => 'cut',
  );
  await sleep(3_000);
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
  // It did not wait for the end of the computation.
  expect(await outcome).toBe('cut');
});
