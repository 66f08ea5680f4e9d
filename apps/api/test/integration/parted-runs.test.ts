import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Run, RunPart } from '@seedbed/contract';
import { connect, type OpenClient } from '@seedbed/postgres/sql';
import { holdAt, type Target } from '@seedbed/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type RunningServer } from '../support/running-server.ts';
import { gist, send, type Answer } from '../support/send.ts';

const WORKER = fileURLToPath(new URL('../support/worker.mjs', import.meta.url));
const KEY = 'a'.repeat(64);
/** No key on the big one: duplicates would be visible. */
const DDL = `CREATE TABLE users (id bigint PRIMARY KEY, email text UNIQUE NOT NULL);
  CREATE TABLE visits (number bigint NOT NULL, user_id bigint NOT NULL REFERENCES users, at timestamptz NOT NULL);`;
const VISITS = 40_000;
/** For events that must occur, on however busy a machine. */
const LONG = { timeout: 300_000 };

let server: RunningServer;
let datasetId: string;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'seedbed-workers-'));
  server = await startServer({ SEEDBED_WORKER: '0', SEEDBED_SECRET_KEY: KEY, SEEDBED_ARTIFACTS: join(folder, 'artifacts') });
  datasetId = (await call('POST', '/datasets', { name: 'Parts', ddl: DDL, rows: { users: 500, visits: VISITS } })).body.dataset.id;
});
beforeAll(async () => {
  await using target = await server.targets.freshTarget();
  await using _worker = startWorker();
  const { body: run } = await call('POST', '/runs', { datasetId, address: target.url, create: true, atomic: true });
  expect((await ended(run.id)).state).toBe('succeeded');
  whole = await rowsIn(target);
  expect(whole).toMatchObject({ rows: VISITS });
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await rm(folder, { recursive: true, force: true });
});

const call = (method: string, path: string, body?: unknown): Promise<Answer> => send(server.baseUrl, method, `/api/v1${path}`, body);
const runOf = async (id: string): Promise<Run> => (await call('GET', `/runs/${id}`)).body;

/** All parts of a run, page by page. */
async function partsOf(id: string, limit: number): Promise<RunPart[]> {
  const found: RunPart[] = [];
  for (let cursor = ''; ;) {
    const { body } = await call('GET', `/runs/${id}/parts?limit=${limit}${cursor}`);
    found.push(...body.items);
    if (body.next_cursor === null) return found;
    cursor = `&cursor=${body.next_cursor}`;
  }
}

type Worker = AsyncDisposable & {
  readonly child: ChildProcess;
  readonly ended: Promise<unknown>;
  /** The address of its metrics, once it printed it. */ readonly metricsAt: Promise<string>;
  /** Its log so far. */ logged(): string;
};

/** A worker as users start it, next to the server. */
function startWorker(environment: Record<string, string> = {}): Worker {
  const { host, port, user, password, database } = server.controlConnection;
  const child = spawn(process.execPath, [WORKER], {
    env: {
      ...process.env,
      DATABASE_URL: `postgres://${user}:${encodeURIComponent(password)}@${host}:${port}/${database}?sslmode=disable`,
      SEEDBED_DATA_DIR: folder,
      SEEDBED_SECRET_KEY: KEY,
      SEEDBED_PART_ROWS: '2000',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'exit');
  let logged = '';
  child.stderr.on('data', (text: Buffer) => {
    logged += String(text);
    process.stderr.write(text);
  });
  const metricsAt = new Promise<string>((resolve, reject) => {
    child.once('exit', () => reject(new Error('the worker ended')));
    let said = '';
    child.stdout.on('data', (text: Buffer) => {
      const found = /Its metrics are at (http:\S+)\n/.exec((said += String(text)));
      if (found) resolve(found[1]!);
    });
  });
  metricsAt.catch(() => undefined);
  return {
    child,
    ended,
    metricsAt,
    logged: () => logged,
    async [Symbol.asyncDispose]() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

async function until(id: string, reached: (run: Run) => boolean, askedEveryMs = 20): Promise<Run> {
  for (;;) {
    const run = await runOf(id);
    if (reached(run)) return run;
    if (['succeeded', 'failed', 'cancelled'].includes(run.state)) throw new Error(`the run is ${run.state}: ${JSON.stringify(run.error)}`);
    await setTimeout(askedEveryMs);
  }
}
/** Nothing follows that must come at once, and each question costs the server, its database and the worker beside it. */
const ended = (id: string): Promise<Run> => until(id, ({ state }) => ['succeeded', 'failed', 'cancelled'].includes(state), 150);

const rowsIn = async ({ client }: Target): Promise<unknown> =>
  (await client.query('SELECT count(*)::int AS rows, coalesce(sum(hashtextextended(v::text, 0)), 0)::text AS digest FROM visits v')).rows[0];
const oursIn = async ({ client }: Target): Promise<unknown> =>
  (
    await client.query(
      `SELECT count(*)::int AS sessions FROM pg_stat_clear_snapshot(), pg_stat_activity WHERE application_name LIKE 'seedbed:%' AND datname = current_database()`,
    )
  ).rows[0];

/** Keeps that process's parts reserved, even without heartbeats, until the result is called. */
async function keepParts(control: OpenClient, pid: number): Promise<() => Promise<unknown>> {
  await control.query(`create function keep_parts() returns trigger language plpgsql as 'begin return null; end';
    create trigger keep_parts before update on parts for each row
      when (old.worker like '%:${pid}:%' and old.state = 'running' and new.state = 'pending') execute function keep_parts()`);
  return () => control.query('drop trigger keep_parts on parts; drop function keep_parts()');
}

type HeldPart = { readonly number: number; readonly attempt: number; readonly worker: string };

/** The parts that this process has, once all other rows of the run are in; before that none. */
async function leftTo(control: OpenClient, runId: string, pid: number): Promise<readonly HeldPart[]> {
  const { rows } = await control.query<HeldPart>(
    `select number, token::int as attempt, coalesce(worker, '') as worker from parts where run_id = $1 and state <> 'done' and work->>'kind' not in ('finish', 'clean')`,
    [runId],
  );
  return rows.every(({ worker }) => worker.includes(`:${pid}:`)) ? rows : [];
}

/** The content after one transaction. */
let whole: unknown;

test('P1, P12: two workers share a run; one is killed, the other is paused and resumed after the end: each row is there once', async () => {
  await using target = await server.targets.freshTarget();
  const { body: run } = await call('POST', '/runs', { datasetId, address: target.url, create: true, atomic: false, connections: 3 });
  expect(run).toMatchObject({ state: 'queued', atomic: false, parts: { total: 1, pending: 1 } });
  await using killed = startWorker({ SEEDBED_FAILPOINT: `sent:${join(folder, 'killed')}` });
  await killed.ended;
  await using held = startWorker({ SEEDBED_FAILPOINT: `copying:${join(folder, 'held')}:stop` });
  while (!existsSync(join(folder, 'held'))) await setTimeout(50);
  await using control = await connect(server.controlConnection);
  const takeOver = await keepParts(control, held.child.pid!);
  await using _third = startWorker();
  // It had sent all its rows, and reported so; while others wait for it they do not count.
  await control.query(
    `update parts set progress = '{"public.visits": {"state": "done", "rows": 2000, "bytes": 1, "seconds": 1}}' where run_id = $1 and state = 'running' and work->>'kind' = 'rows' and worker like '%:' || $2 || ':%'`,
    [run.id, String(held.child.pid)],
  );
  // It may hold two parts: its other thread was working on the next one.
  let parkedParts: readonly HeldPart[] = [];
  await expect.poll(async () => (parkedParts = await leftTo(control, run.id, held.child.pid!)), LONG).not.toEqual([]);
  const parked = parkedParts.length;
  const theirs = (await partsOf(run.id, 10)).filter(({ number }) => parkedParts.some((part) => part.number === number));
  const rowsDone = 500 + VISITS - theirs.reduce((sum, { rows }) => sum + (rows ?? 500), 0);
  await expect.poll(async () => (await runOf(run.id)).rowsDone, LONG).toBe(rowsDone);
  const { parts: standing } = await runOf(run.id);
  expect(standing).toMatchObject({ running: parked, done: standing.total - 2 - parked });
  const waiting = parkedParts.map(({ number, attempt, worker }) => `Waiting for part ${number}, attempt ${attempt}: its worker ${worker} stopped answering. It is taken over in `); // prettier-ignore
  const timesIn = (log: string): number[] => waiting.map((line) => log.split(line).length - 1);
  const log = async (): Promise<string> => String((await control.query(`select string_agg(message, E'\n') as log from run_log where run_id = $1`, [run.id])).rows[0]!.log); // prettier-ignore
  await expect.poll(async () => timesIn(await log()), LONG).toEqual(waiting.map(() => 1));
  await takeOver();
  const end = await ended(run.id);
  expect(timesIn(await (await fetch(`${server.baseUrl}/api/v1/runs/${run.id}/events`)).text())).toEqual(waiting.map(() => 1));
  expect([end.state, end.error, end.rowsDone, end.parts.done]).toEqual(['succeeded', null, 500 + VISITS, end.parts.total]);
  expect(end.report).toMatchObject({
    parts: end.parts.total - 3,
    ledger: true,
    tables: [{ rows: 500 }, { table: 'public.visits', rows: VISITS, digest: expect.stringMatching(/^-?\d+$/) }],
  });
  expect(end.report!.constraints).toContainEqual({ table: 'public.visits', name: 'visits_user_id_fkey', kind: 'foreign key', holds: true });
  expect(end.report!.constraints.filter(({ holds }) => holds === false)).toEqual([]);
  expect((await call('GET', '/runs?kind=load')).body.items.find(({ id }: Run) => id === run.id)).toMatchObject({
    report: null,
    connections: 3,
    ledger: 'table',
  });
  const parts = await partsOf(run.id, 10);
  expect(parts).toHaveLength(end.parts.total);
  expect(parts[0]).toMatchObject({ number: 0, kind: 'prepare', state: 'done', rowsDone: 0, worker: null });
  const ranges = parts.filter(({ kind }) => kind === 'rows');
  expect(ranges).toMatchObject(Array.from({ length: VISITS / 2_000 }, (_, n) => ({ tables: ['public.visits'], firstRow: n * 2_000 + 1, rows: 2_000, rowsDone: 2_000 }))); // prettier-ignore
  // One worker was killed, another was stopped: each part was taken a second time, and neither counts as a failure.
  expect([parts.filter(({ attempts }) => attempts > 1).length >= 2, end.retries]).toEqual([true, 0]);
  // P3: it wakes with a part that was another's long ago.
  held.child.kill('SIGCONT');
  await expect.poll(() => held.logged().match(/a part is left/g), LONG).toHaveLength(parked);
  expect(await rowsIn(target)).toEqual(whole);
  await expect.poll(() => oursIn(target), LONG).toEqual({ sessions: 0 });
  expect((await target.client.query(`SELECT count(*)::int AS ledgers FROM pg_namespace WHERE nspname = 'seedbed'`)).rows).toEqual([{ ledgers: 0 }]);
  expect(gist(await call('POST', `/runs/${run.id}/resume`))).toMatchObject({ type: 'conflict', status: 409 });
});

test.each([['table'], ['none']])(
  'P4, P5: a cancelled run leaves whole parts and no session; when resumed it generates the rest (ledger: %s)',
  async (ledger) => {
    await using target = await server.targets.freshTarget();
    await target.client.query(DDL);
    await using _worker = startWorker();
    const { body: run } = await call('POST', '/runs', { datasetId, address: target.url, atomic: false, ledger, mode: 'truncate' });
    await until(run.id, ({ parts }) => parts.done >= 1);
    await holdAt(target.client, 'visits', 4_000);
    const second = await call('POST', '/runs', { datasetId, address: target.url, mode: 'append' });
    expect([second.status, second.body.detail]).toEqual([409, expect.stringContaining(`${run.id} is at work on public.`)]);
    // They continue, in the middle of a part.
    await target.client.query('rollback');
    expect((await call('POST', `/runs/${run.id}/cancel`)).status).toBe(202);
    expect((await ended(run.id)).state).toBe('cancelled');
    await expect.poll(() => oursIn(target), { timeout: 30_000 }).toEqual({ sessions: 0 });
    const { rows } = (await rowsIn(target)) as { rows: number };
    expect(rows % 2_000).toBe(0);
    expect(rows).toBeLessThan(VISITS);
    expect((await call('POST', `/runs/${run.id}/resume`)).status).toBe(202);
    const end = await ended(run.id);
    expect([end.state, end.rowsDone]).toEqual(['succeeded', 500 + VISITS]);
    expect(await rowsIn(target)).toEqual(whole);
  },
);

/** Runs forever when a constraint is checked again. */
const SLOW = `create function slow(n bigint) returns boolean language plpgsql as $$ begin
  if current_query() like 'SELECT EXISTS%' then perform pg_sleep(600); end if; return true; end $$;
  alter table visits add constraint slow check (slow(number));`;

test('P5: a run cancelled while a table is locked, or a constraint is checked again, ends within the limit; cancelled parts do not return', async () => {
  await using target = await server.targets.freshTarget();
  await target.client.query(`${DDL} ${SLOW}`);
  await using _worker = startWorker();
  const { body: run } = await call('POST', '/runs', { datasetId, address: target.url, atomic: false, mode: 'truncate' });
  const waits: number[] = [];
  const cancelWhere = async (busy: string): Promise<void> => {
    const atWork = `select from pg_stat_clear_snapshot(), pg_stat_activity where application_name like 'seedbed:%' and datname = current_database() and ${busy}`;
    while ((await target.client.query(atWork)).rowCount === 0) await setTimeout(20);
    const asked = performance.now();
    expect((await call('POST', `/runs/${run.id}/cancel`)).status).toBe(202);
    expect((await ended(run.id)).state).toBe('cancelled');
    waits.push(performance.now() - asked);
    await expect.poll(() => oursIn(target), { timeout: 30_000 }).toEqual({ sessions: 0 });
  };
  await until(run.id, ({ parts }) => parts.done >= 1);
  await holdAt(target.client, 'visits', 4_000);
  await cancelWhere(`wait_event_type = 'Lock'`);
  await target.client.query('rollback');
  expect((await call('POST', `/runs/${run.id}/resume`)).status).toBe(202);
  await cancelWhere(`wait_event = 'PgSleep'`);
  // Far below the wait for a lock (30 s) and the sleep; the figures are in docs/reliability.md.
  expect(Math.max(...waits)).toBeLessThan(20_000);
  if (process.env['SEEDBED_FIGURES']) process.stderr.write(`cancel: ${waits.map((ms) => `${Math.round(ms)} ms`).join(', ')}\n`);

  const { body: other } = await call('POST', '/runs', { datasetId, address: target.url, mode: 'truncate', atomic: true });
  expect((await ended(other.id)).state).toBe('succeeded');
  expect((await call('POST', `/runs/${run.id}/resume`)).status).toBe(202);
  expect(await ended(run.id)).toMatchObject({ state: 'failed', error: { type: '/docs/errors/conflict', detail: expect.stringContaining('was stopped') } });
  expect(await rowsIn(target)).toEqual(whole);
});

test('P1, P4, P15: an export that is killed, cancelled and resumed has the same bytes as an undisturbed one', async () => {
  const start = async (): Promise<Run> => (await call('POST', '/runs', { kind: 'export', datasetId, files: { format: 'csv', rowsPerFile: 1_000 } })).body;
  const calm = await start();
  const shaken = await start();
  const killed = startWorker();
  await ended(calm.id);
  await until(shaken.id, ({ parts }) => parts.done >= 3);
  await killed[Symbol.asyncDispose]();
  const half = await runOf(shaken.id);
  expect([half.artifacts, half.parts.done < half.parts.total]).toEqual([[], true]);
  await call('POST', `/runs/${shaken.id}/cancel`);
  await using _second = startWorker();
  expect((await ended(shaken.id)).state).toBe('cancelled');
  // Files that someone removed meanwhile are created again as well.
  await rm(join(folder, 'artifacts', shaken.id, 'file-0'));
  expect((await call('POST', `/runs/${shaken.id}/resume`)).status).toBe(202);
  const [one, other] = [await runOf(calm.id), await ended(shaken.id)];
  expect([other.state, other.error, other.rowsDone]).toEqual(['succeeded', null, 500 + VISITS]);
  const kept = ({ artifacts }: Run): unknown => artifacts.map(({ name, bytes, sha256 }) => ({ name, bytes, sha256 }));
  expect(kept(other)).toEqual(kept(one));
  expect(readdirSync(join(folder, 'artifacts', shaken.id)).toSorted()).toEqual(['archive', 'manifest']);
});

test('sec-T18: a worker has its own metrics, behind the operator’s token, and shuts down in order', async () => {
  const token = 'w'.repeat(32);
  await using worker = startWorker({ SEEDBED_METRICS_PORT: '0', SEEDBED_METRICS_TOKEN: token });
  const at = await worker.metricsAt;
  const { body: run } = await call('POST', '/runs', { kind: 'export', datasetId, files: { format: 'csv' } });
  expect((await ended(run.id)).state).toBe('succeeded');
  const scraped = async (authorization: string) => fetch(at, { headers: { authorization } });
  expect((await Promise.all(['', `Bearer ${token}x`].map(scraped))).map(({ status }) => status)).toEqual([404, 404]);
  const done = /^seedbed_parts_total\{kind="export",outcome="done"\} [1-9]/m;
  // It counts a part after its commit, which callers may notice earlier.
  await expect.poll(async () => (await scraped(`Bearer ${token}`)).text(), { timeout: 30_000 }).toMatch(done);
  expect(await (await fetch(`${server.baseUrl}/metrics`)).text()).not.toMatch(done);
  for (const [path, status] of [['/ready', 200], ['/api/v1/datasets', 404], ['/', 404]] as const) expect((await fetch(new URL(path, at))).status).toBe(status); // prettier-ignore
  worker.child.kill('SIGTERM');
  expect(await worker.ended).toEqual([0, null]);
});

/**
 * A run in one transaction, as stored when its worker was killed after the COMMIT; `change`: what happened to the
 * target since.
 */
async function killedBehindCommit(target: Target, change: string, connections: number): Promise<Run> {
  await target.client.query(DDL);
  const { body: connection } = await call('POST', '/connections', { name: `Killed ${target.connection.database}`, address: target.url });
  const { body: run } = await call('POST', '/runs', { datasetId, connectionId: connection.id, atomic: true });
  {
    await using _first = startWorker();
    expect((await ended(run.id)).state).toBe('succeeded');
  }
  await target.client.query(change);
  await using control = await connect(server.controlConnection);
  await control.query(`update parts set state = 'pending', in_doubt = true, rows_done = 0, progress = '{}' where run_id = $1`, [run.id]);
  await control.query(`update runs set state = 'running', read_back = null, finished_at = null, rows_done = 0, connections = $2 where id = $1`, [
    run.id,
    connections,
  ]);
  await using _second = startWorker();
  return await ended(run.id);
}

test.each([
  ['all rows are there', 'select', 1, 'succeeded', undefined],
  ['a table lost its rows', 'truncate visits', 1, 'failed', `public.visits holds 0 of ${VISITS} rows`],
  [
    'a few rows are missing',
    'delete from visits where ctid in (select ctid from visits limit 3)',
    1,
    'failed',
    `public.visits holds ${VISITS - 3} of ${VISITS} rows`,
  ],
  ['a version before let several sessions give their proofs', 'truncate visits', 3, 'failed', 'Its rows go in by 3 sessions'],
] as const)('P1, P2: a proof that commits does not end a run; the rows read back are: %s', async (_, change, connections, state, detail) => {
  await using target = await server.targets.freshTarget();
  const end = await killedBehindCommit(target, change, connections);
  expect([end.state, end.error?.detail ?? '']).toEqual([state, expect.stringContaining(detail ?? '')]);
  if (state === 'succeeded') expect([end.rowsDone, end.tables.map(({ rowsDone }) => rowsDone)]).toEqual([500 + VISITS, [500, VISITS]]);
});

test('the control database stores no success that was not read back', async () => {
  await using control = await connect(server.controlConnection);
  await expect(control.query(`update runs set read_back = null where state = 'succeeded'`)).rejects.toThrow('runs_succeeded_is_read_back');
});

test('a worker is killed between schema and rows: the schema is removed, and the run does all of it again', async () => {
  await using target = await server.targets.freshTarget();
  // A label that is added after a renamed one cannot move into CREATE TYPE, so the schema is committed before the rows.
  const ddl = `create type mood as enum ('low'); alter type mood rename value 'low' to 'sad'; alter type mood add value 'happy'; create table thing (id int primary key, mood mood not null);`;
  const { dataset } = (await call('POST', '/datasets', { name: 'Kept first', ddl, rows: { thing: 1_000_000 } })).body;
  const { body: run } = await call('POST', '/runs', { datasetId: dataset.id, address: target.url, create: true });
  expect(run.atomic).toBe(true);
  {
    await using first = startWorker();
    const made = async (): Promise<boolean> => (await target.client.query(`select from pg_class where relname = 'thing'`)).rowCount === 1;
    while (!(await made())) await setTimeout(5);
    first.child.kill('SIGKILL');
    await first.ended;
  }
  await using _second = startWorker();
  const end = await ended(run.id);
  expect([end.state, end.error, end.rowsDone]).toEqual(['succeeded', null, 1_000_000]);
  expect((await target.client.query('select count(*)::int as rows from public.thing')).rows).toEqual([{ rows: 1_000_000 }]);
  const events = await (await fetch(`${server.baseUrl}/api/v1/runs/${run.id}/events`)).text();
  expect(events).toContain('Removed the schema that the previous worker created');
});

test('a load names a table that is dropped after its rows were sent, and counts none of its rows as loaded', async () => {
  await using target = await server.targets.freshTarget();
  const { body: run } = await call('POST', '/runs', { datasetId, address: target.url, create: true, atomic: false });
  {
    await using killed = startWorker({ SEEDBED_FAILPOINT: `reconciled:${join(folder, 'dropped')}` });
    await killed.ended;
  }
  await target.client.query('DROP TABLE visits');
  await using _worker = startWorker();
  const { state, error, tables, rowsDone } = await ended(run.id);
  expect([state, error?.type]).toEqual(['failed', '/docs/errors/target-mismatch']);
  expect(error?.detail).toMatch(/^public\.visits is not in the target any more/);
  expect(tables.map(({ table, rowsDone: rows, state: end }) => [table, rows, end])).toEqual([
    ['public.users', 500, 'done'],
    ['public.visits', 0, 'rolled-back'],
  ]);
  expect(rowsDone).toBe(500);
  expect((await target.client.query('SELECT count(*)::int AS rows FROM users')).rows[0].rows).toBe(500);
});
