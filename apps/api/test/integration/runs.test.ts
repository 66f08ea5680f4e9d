import { readEvents } from '@seedbed/client';
import { getRunRoute, runEventsRoute, SHARE_HEADER, type Run, type RunEvent } from '@seedbed/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { gist, send, type Answer } from '../support/send.ts';
import { SMALL_DDL, startServer, type RunningServer } from '../support/running-server.ts';

let server: RunningServer;
let datasetId: string;
beforeAll(async () => {
  server = await startServer();
  datasetId = (await call('POST', '/datasets', { name: 'Runs', ddl: SMALL_DDL, rows: { users: 500, orders: 1_000, order_items: 1_500 } })).body.dataset.id;
});
afterAll(() => server[Symbol.asyncDispose]());

const call = (method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer> =>
  send(server.baseUrl, method, `/api/v1${path}`, body, headers);

/** Follows a run by its events to its end. */
async function follow(id: string, lastEventId?: string): Promise<{ run: Run; events: (RunEvent & { id: string })[] }> {
  const events: (RunEvent & { id: string })[] = [];
  const headers = lastEventId === undefined ? {} : { 'last-event-id': lastEventId };
  for await (const { id: own, data } of readEvents(await server.client.request(runEventsRoute, { params: { id }, headers })))
    events.push({ ...(JSON.parse(data) as RunEvent), id: own });
  return { run: await server.client.request(getRunRoute, { params: { id } }), events };
}

function expectRising(events: readonly { readonly id: string }[]): void {
  const ids = events.map(({ id }) => Number(id));
  expect(ids).toEqual([...new Set(ids)].toSorted((a, b) => a - b));
}

test('loads into a database, creates its schema, and reports progress', async () => {
  await using target = await server.targets.freshTarget();
  const started = await call('POST', '/runs', { datasetId, address: target.url, create: true });
  expect([started.status, started.body.state, started.body.target]).toEqual([202, 'queued', expect.stringMatching(/^\w+@127\.0\.0\.1:\d+\/target_\d+$/)]);
  const { run, events } = await follow(started.body.id);
  expect([run.state, run.error]).toEqual(['succeeded', null]);
  expect(run.tables.map(({ table, rows, rowsDone, state }) => [table, rows, rowsDone, state])).toEqual(
    run.tables.map(({ table, rows }) => [table, rows, rows, 'done']),
  );
  expect(run.rowsDone).toBe(run.rows);
  expect(events.at(-1)).toMatchObject({ kind: 'run', run: { state: 'succeeded' } });
  expectRising(events);
  // Tables are loaded one after the other: their times add up to at most the total.
  const whole = Date.parse(run.finishedAt!) - Date.parse(run.startedAt!);
  expect(run.tables.reduce((sum, table) => sum + table.seconds!, 0) * 1000).toBeLessThanOrEqual(whole);
  const { rows } = await target.client.query('SELECT (SELECT count(*)::int FROM users) AS users, (SELECT count(*)::int FROM orders) AS orders');
  expect(rows[0]).toEqual({ users: 500, orders: 1_000 });
  expect((await call('GET', `/datasets/${datasetId}`)).body.lastRun).toMatchObject({ id: run.id, state: 'succeeded' });
  // Following again after the end returns its log and its state, and ends.
  const again = await follow(run.id);
  expectRising(again.events);
  const lines = again.events.filter(({ kind }) => kind === 'log').map(({ id }) => id);
  expect(events.filter(({ kind }) => kind === 'log').map(({ id }) => id)).toEqual(lines);
  // After any last event: exactly the lines after it are sent, and the run.
  for (const { id } of events) {
    const { events: rest } = await follow(run.id, id);
    expectRising([{ id }, ...rest]);
    expect(rest.map((event) => (event.kind === 'log' ? event.id : event.kind))).toEqual([...lines.filter((line) => Number(line) > Number(id)), 'run']);
  }
  expect(again.events.some((event) => event.kind === 'log' && event.message.includes('public.users: 500 rows'))).toBe(true);

  const full = await call('POST', '/runs', { datasetId, address: target.url });
  const refused = await follow(full.body.id);
  expect(refused.run).toMatchObject({ state: 'failed', error: { type: '/docs/errors/target-not-empty', status: 409 } });
});

test('a dataset whose load was refused says so with table, constraint and row, until its rows are accepted or it is edited', async () => {
  await using target = await server.targets.freshTarget();
  const { body } = await call('POST', '/datasets', { name: 'Refused beyond the sample', ddl: SMALL_DDL, rows: 2_000 });
  const { id } = body.dataset;
  await call('POST', `/datasets/${id}/prove`);
  const stored = async () => (await call('GET', `/datasets/${id}`)).body;
  expect(await stored()).toMatchObject({ refusedLoad: null, proof: { ok: true } });
  await target.client.query(SMALL_DDL);
  await target.client.query('alter table users add constraint no_seven check (id <> 777)');
  const load = async () => (await follow((await call('POST', '/runs', { datasetId: id, address: target.url })).body.id)).run;
  const run = await load();
  expect(run.state).toBe('failed');
  const refusedLoad = {
    run: run.id,
    revision: 1,
    table: 'public.users',
    constraint: 'no_seven',
    row: 777,
    says: run.error!.detail,
    target: new URL(target.url).pathname.slice(1),
  };
  expect(await stored()).toMatchObject({ refusedLoad, proof: { ok: true } });
  const { token } = (await call('POST', `/datasets/${id}/shares`, { name: 'for Ana' })).body;
  const shown = await call('GET', '/shared', undefined, { [SHARE_HEADER]: token });
  expect(shown.body).toMatchObject({ refusedLoad: null, proof: { ok: true } });
  // Another revision has other rows; the one that was refused stays refused.
  const patch = (value: number, of: number) =>
    call('POST', `/datasets/${id}/revisions`, { patch: [{ op: 'replace', path: '/seed', value }] }, { 'if-match': `"${of}"` });
  expect((await patch(7, 1)).status).toBe(201);
  expect((await stored()).refusedLoad).toBeNull();
  expect((await patch(body.blueprint?.seed ?? 42, 2)).status).toBe(201);
  expect((await stored()).refusedLoad).toMatchObject({ constraint: 'no_seven' });
  await target.client.query('alter table users drop constraint no_seven');
  expect((await load()).state).toBe('succeeded');
  expect((await stored()).refusedLoad).toBeNull();
});

/** Postgres refuses the rows of one table whatever they hold. */
const SHUT = /* SQL */ `
create table notes (id bigint primary key, body text not null);
create function shut() returns trigger language plpgsql as $$ begin raise exception 'the ledger is closed'; end $$;
create trigger shut before insert on notes for each row execute function shut();
create table tags (id bigint primary key, label text not null);
`;

test.each([{ atomic: true }, { atomic: false }])('a run proves its revision before it loads it, and its answer has the proof: %j', async ({ atomic }) => {
  await using target = await server.targets.freshTarget();
  const { body } = await call('POST', '/datasets', { name: `Proved first ${atomic}`, ddl: SMALL_DDL, rows: 20, prove: 'later' });
  const started = await call('POST', '/runs', { datasetId: body.dataset.id, address: target.url, create: true, atomic, prove: true });
  expect([started.status, started.body.prove, started.body.proof]).toEqual([202, true, null]);
  const { run, events } = await follow(started.body.id);
  expect([run.state, run.error, run.proof]).toMatchObject(['succeeded', null, { ok: true, revision: 1 }]);
  const lines = events.flatMap((event) => (event.kind === 'log' ? [event.message] : []));
  const at = (begins: string) => lines.findIndex((line) => line.startsWith(begins));
  expect(
    [at('Proving revision 1'), at('Postgres accepted 3 of 3 tables'), at('Loading revision 1')].every(
      (one, i, all) => one >= 0 && (i === 0 || one > all[i - 1]!),
    ),
  ).toBe(true);
  expect(Date.parse(run.runningAt!)).toBeGreaterThanOrEqual(Date.parse(run.proof!.at));
  expect((await call('GET', `/datasets/${body.dataset.id}`)).body.proof).toMatchObject({ ok: true, at: run.proof!.at });
  // What is proved is only loaded.
  const again = await follow((await call('POST', '/runs', { datasetId: body.dataset.id, address: target.url, mode: 'truncate', prove: true })).body.id);
  expect([again.run.state, again.run.proof!.at]).toEqual(['succeeded', run.proof!.at]);
});

test('a refused proof ends the run with what was refused, before anything is sent', async () => {
  await using target = await server.targets.freshTarget();
  const { body } = await call('POST', '/datasets', { name: 'Refused first', ddl: SHUT, rows: 20, prove: 'later' });
  const started = await call('POST', '/runs', { datasetId: body.dataset.id, address: target.url, create: true, prove: true });
  const { run } = await follow(started.body.id);
  expect(run).toMatchObject({
    state: 'failed',
    rowsDone: 0,
    proof: { ok: false, tables: 2, tablesAccepted: 1 },
    error: {
      type: '/docs/errors/load-rejected',
      phase: 'proving',
      refused: [{ table: 'public.notes', message: expect.stringContaining('the ledger is closed') }],
    },
  });
  expect((await target.client.query("select count(*)::int as count from pg_tables where schemaname = 'public'")).rows).toEqual([{ count: 0 }]);
  // Resumed, it is proved again: nothing was mended.
  await call('POST', `/runs/${run.id}/resume`);
  expect((await follow(run.id)).run).toMatchObject({ state: 'failed', error: { phase: 'proving' } });
});

test('a run cannot prove a dataset without a schema, nor an export', async () => {
  await using target = await server.targets.freshTarget();
  const { blueprint } = (await call('GET', `/datasets/${datasetId}/revisions/current`)).body;
  const { body } = await call('POST', '/datasets', { name: 'No schema', blueprint });
  const refused = await call('POST', '/runs', { datasetId: body.dataset.id, address: target.url, prove: true });
  expect([refused.status, refused.body.errors]).toEqual([409, [{ pointer: '/prove', message: 'needs a dataset with a schema' }]]);
  const files = await call('POST', '/runs', { kind: 'export', datasetId, files: { format: 'csv' }, prove: true });
  expect([files.status, files.body.errors]).toMatchObject([400, [{ pointer: '/prove' }]]);
});

test('by several sessions at once', async () => {
  await using target = await server.targets.freshTarget();
  const started = await call('POST', '/runs', { datasetId, address: target.url, create: true, connections: 2 });
  const { run } = await follow(started.body.id);
  expect([run.state, run.error, run.rowsDone]).toEqual(['succeeded', null, run.rows]);
  // In parts, which are committed separately: preparation, rows, end, and clean-up.
  expect([run.atomic, run.parts.total, run.parts.done]).toEqual([false, 4, 4]);
  const { rows } = await target.client.query('SELECT (SELECT count(*)::int FROM users) + (SELECT count(*)::int FROM orders) AS rows');
  expect(rows).toEqual([{ rows: 1_500 }]);
  for (const connections of [0, 33, 1.5]) expect((await call('POST', '/runs', { datasetId, address: target.url, connections })).status).toBe(400);
});

test('shows the state of the target before a load: missing, empty and filled tables', async () => {
  await using target = await server.targets.freshTarget();
  const look = async () => (await call('POST', `/datasets/${datasetId}/target`, { address: target.url })).body;
  const states = async () => (await look()).tables.map(({ table, state }: { table: string; state: string }) => [table, state]);
  expect(await look()).toMatchObject({ canCreate: true, serverVersion: expect.stringMatching(/^\d+/), target: expect.not.stringContaining('canary') });
  expect(await states()).toEqual(['public.users', 'public.orders', 'public.order_items'].map((table) => [table, 'missing']));
  await target.client.query(
    'CREATE TABLE users (id int); CREATE VIEW orders AS SELECT 1 AS id; CREATE TABLE order_items (id int); INSERT INTO order_items VALUES (1)',
  );
  expect(await states()).toEqual([['public.users', 'empty'], ['public.orders', 'other'], ['public.order_items', 'filled']]); // prettier-ignore
  const nowhere = await call('POST', `/datasets/${datasetId}/target`, { address: 'postgres://a:canary@127.0.0.1:1/x?sslmode=disable' });
  expect([nowhere.status, nowhere.body.type]).toEqual([422, '/docs/errors/connection-failed']);
  expect(JSON.stringify(nowhere.body)).not.toContain('canary');
});

test('a target whose tables differ, and a target that does not exist', async () => {
  await using target = await server.targets.freshTarget();
  const other = await follow((await call('POST', '/runs', { datasetId, address: target.url })).body.id);
  expect(other.run).toMatchObject({ state: 'failed', error: { type: '/docs/errors/target-mismatch' } });
  const nowhere = await follow((await call('POST', '/runs', { datasetId, address: 'postgres://a:canary@127.0.0.1:1/x?sslmode=disable' })).body.id);
  expect(nowhere.run).toMatchObject({ state: 'failed', error: { type: '/docs/errors/connection-failed' }, target: 'a@127.0.0.1:1/x' });
  expect(JSON.stringify(nowhere)).not.toContain('canary');
});

test('a table’s line is written when it ends, and waiting tables have no time yet', async () => {
  await using target = await server.targets.freshTarget();
  const { body: started } = await call('POST', '/runs', { datasetId, address: target.url, create: true, atomic: true, rows: { orders: 50_000_000 } });
  const orders = (run: Run) => run.tables.find(({ table }) => table === 'public.orders')!;
  let run: Run = started;
  while (orders(run).state !== 'running') run = (await call('GET', `/runs/${started.id}`)).body;
  expect(run.tables.map(({ table, state, seconds }) => [table, state, seconds])).toEqual([
    ['public.users', 'done', expect.any(Number)],
    ['public.orders', 'running', expect.any(Number)],
    ['public.order_items', 'waiting', null],
  ]);
  await call('POST', `/runs/${started.id}/cancel`);
  const { events } = await follow(started.id);
  expect(events.flatMap((event) => (event.kind === 'log' ? [event.message] : []))).toEqual([
    expect.stringMatching(/^Loading revision 1 of Runs into /),
    expect.stringMatching(/^public\.users: 500 rows in \d+\.\d\d s$/),
    expect.stringMatching(/^Cancelled/),
  ]);
});

const tablesOf = ({ tables }: Run) => tables.map(({ table, state, rowsDone }) => [table.replace('public.', ''), state, rowsDone]);

test('at the end each table reports what the target contains', async () => {
  await using target = await server.targets.freshTarget();
  const end = async (body: object): Promise<Run> => (await follow((await call('POST', '/runs', { datasetId, address: target.url, ...body })).body.id)).run;

  // The last table rejects its rows.
  await target.client.query(`${SMALL_DDL} ALTER TABLE order_items ADD CONSTRAINT none CHECK (quantity < 1)`);
  const failed = await end({ atomic: true });
  expect([failed.state, failed.error?.type, failed.rowsDone, tablesOf(failed)]).toEqual([
    'failed',
    '/docs/errors/load-rejected',
    0,
    [['users', 'rolled-back', 0], ['orders', 'rolled-back', 0], ['order_items', 'failed', 0]],
  ]); // prettier-ignore

  // The middle one is slow.
  await target.client.query(`CREATE FUNCTION wait() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN PERFORM pg_sleep(600); RETURN NULL; END $$;
    CREATE TRIGGER waits BEFORE INSERT ON orders EXECUTE FUNCTION wait(); ALTER TABLE order_items DROP CONSTRAINT none`);
  const { body: started } = await call('POST', '/runs', { datasetId, address: target.url, atomic: true });
  const users = (run: Run) => run.tables.find(({ table }) => table === 'public.users')!;
  await expect.poll(async () => users((await call('GET', `/runs/${started.id}`)).body).state, { timeout: 30_000 }).toBe('done');
  await call('POST', `/runs/${started.id}/cancel`);
  const { run: cancelled } = await follow(started.id);
  await target.client.query('DROP TRIGGER waits ON orders');
  expect([cancelled.state, cancelled.rowsDone, tablesOf(cancelled)]).toEqual([
    'cancelled',
    0,
    [['users', 'rolled-back', 0], ['orders', 'rolled-back', 0], ['order_items', 'skipped', 0]],
  ]); // prettier-ignore
  expect((await target.client.query('SELECT count(*)::int AS users FROM users')).rows).toEqual([{ users: 0 }]);

  // A kept table, and one with no requested rows.
  const none = await end({ rows: { orders: 20, order_items: 0 } });
  expect([none.state, tablesOf(none)]).toEqual([
    'succeeded',
    [
      ['users', 'done', 500],
      ['orders', 'done', 20],
      ['order_items', 'done', 0],
    ],
  ]);
  for (const atomic of [true, false]) {
    const kept = await end({ mode: 'append', modes: { users: 'keep' }, atomic, rows: { orders: 20, order_items: 0 } });
    expect([kept.state, tablesOf(kept)]).toEqual([
      'succeeded',
      [
        ['users', 'skipped', 0],
        ['orders', 'done', 20],
        ['order_items', 'done', 0],
      ],
    ]);
  }
});

test('is cancelled, and leaves nothing', async () => {
  await using target = await server.targets.freshTarget();
  const { body: started } = await call('POST', '/runs', { datasetId, address: target.url, create: true, rows: { users: 50_000_000 } });
  const watching = follow(started.id);
  for (let state = ''; !['running', 'succeeded', 'failed'].includes(state);) state = (await call('GET', `/runs/${started.id}`)).body.state;
  const cancelled = await call('POST', `/runs/${started.id}/cancel`);
  expect([cancelled.status, ['cancelling', 'cancelled'].includes(cancelled.body.state)]).toEqual([202, true]);
  const { run } = await watching;
  // If it was not stopped, it succeeded after minutes.
  expect(run.state).toBe('cancelled');
  const others = 'SELECT count(*)::int AS sessions FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()';
  await expect.poll(async () => (await target.client.query(others)).rows, { timeout: 30_000 }).toEqual([{ sessions: 0 }]);
  expect(gist(await call('POST', `/runs/${started.id}/cancel`))).toMatchObject({ type: 'conflict', status: 409 });
});

test('P14: the same Idempotency-Key returns the same run', async () => {
  const body = { datasetId, address: 'postgres://a@127.0.0.1:1/x?sslmode=disable' };
  const answers = await Promise.all(Array.from({ length: 10 }, () => call('POST', '/runs', body, { 'idempotency-key': 'once' })));
  expect(new Set(answers.map((answer) => answer.body.id)).size).toBe(1);
});

test('P14: the same Idempotency-Key with another body is a conflict, and starts no run', async () => {
  const address = 'postgres://a:one@127.0.0.1:1/x?sslmode=disable';
  const key = { 'idempotency-key': 'once, and for this alone' };
  const first = await call('POST', '/runs', { datasetId, address, rows: { users: 5 } }, key);
  expect(first.status).toBe(202);
  // The order of members and explicit defaults are no differences.
  const again = await call('POST', '/runs', { connections: 1, rows: { users: 5 }, address, datasetId }, key);
  expect([again.status, again.body.id]).toEqual([202, first.body.id]);
  for (const body of [
    { datasetId, address },
    { datasetId, address, rows: { users: 6 } },
    { datasetId, address, rows: { users: 5 }, mode: 'append' },
    { datasetId, address: address.replace('/x', '/y'), rows: { users: 5 } },
  ]) {
    expect(gist(await call('POST', '/runs', body, key))).toEqual({ type: 'conflict', status: 409, at: ['/header/idempotency-key'] });
  }
  const { body: list } = await call('GET', `/runs?datasetId=${datasetId}`);
  expect(list.items.filter((run: { target: string }) => run.target.endsWith('/y'))).toEqual([]);
});

test('an impossible request is refused before a run is created', async () => {
  const address = 'postgres://a@127.0.0.1:1/x';
  expect(gist(await call('POST', '/runs', { datasetId }))).toEqual({ type: 'invalid-request', status: 400, at: [''] });
  expect(gist(await call('POST', '/runs', { datasetId, address, rows: { nowhere: 5 } }))).toMatchObject({ type: 'invalid-request', status: 400 });
  expect(gist(await call('POST', '/runs', { datasetId, address, revision: 9 }))).toMatchObject({ type: 'not-found' });
  expect(gist(await call('POST', '/runs', { datasetId, connectionId: '019a9e5c-5c1e-7b7a-9d43-0c9a52a1f3d1' }))).toMatchObject({ type: 'not-found' });
  for (const more of [{ atomic: false }, { connections: 2 }])
    expect(gist(await call('POST', '/runs', { datasetId, address, fast: true, ...more }))).toEqual({ type: 'invalid-request', status: 400, at: ['/fast'] });
  const both = await call('POST', '/runs', { datasetId, address, atomic: true, connections: 3 });
  expect(gist(both)).toEqual({ type: 'options-conflict', status: 422, at: ['/atomic', '/connections'] });
  expect(both.body.detail).toMatch(/atomic and connections exclude each other/);
  const blank = (await call('POST', '/datasets', { name: 'No DDL' })).body.dataset.id;
  expect(gist(await call('POST', '/runs', { datasetId: blank, address, create: true }))).toEqual({ type: 'conflict', status: 409, at: ['/create'] });
});
