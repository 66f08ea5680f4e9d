import type { Run } from '@seedbed/contract';
import { drizzle } from 'drizzle-orm/node-postgres';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { giveBackRows } from '../../src/modules/quotas/row-quota.repository.ts';
import { agentAt } from '../support/agent.ts';
import { SMALL_DDL, startServer, type RunningServer } from '../support/running-server.ts';
import { send, type Answer } from '../support/send.ts';

const LIMIT = 100;
const SETTINGS = { SEEDBED_ROWS_PER_DAY: String(LIMIT) };
let server: RunningServer;
let beside: RunningServer;
let datasetId: string;
beforeAll(async () => {
  server = await startServer(SETTINGS);
  const { host, port, user, password, database } = server.control as unknown as Record<string, string>;
  const DATABASE_URL = `postgres://${user}:${password}@${host}:${port}/${database}`;
  beside = await startServer({ ...SETTINGS, DATABASE_URL });
  datasetId = (await call('POST', '/datasets', { name: 'Shop', ddl: SMALL_DDL, rows: 10 })).body.dataset.id;
});
afterAll(async () => {
  await beside?.[Symbol.asyncDispose]();
  await server?.[Symbol.asyncDispose]();
});
beforeEach(() => server.control.query('update row_quotas set day = day - 1'));

const call = (method: string, path: string, body?: unknown, headers?: Record<string, string>, at = server): Promise<Answer> =>
  send(at.baseUrl, method, `/api/v1${path}`, body, headers);
const used = async (at = server): Promise<number> => (await call('GET', '/me', undefined, {}, at)).body.quota.used;
const generate = (rows: number, at = server): Promise<Answer> =>
  call('POST', '/generate', { ddl: 'CREATE TABLE t (id int PRIMARY KEY)', rows, format: 'csv' }, {}, at);
const exported = (rows: number, headers?: Record<string, string>, at = server): Promise<Answer> =>
  call('POST', '/runs', { kind: 'export', datasetId, files: { format: 'csv' }, rows: { users: rows, '*': 0 } }, headers, at);

async function ended(id: string): Promise<Run> {
  for (;;) {
    const { body } = await call('GET', `/runs/${id}`);
    if (['succeeded', 'failed', 'cancelled'].includes(body.state)) return body;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

test('sec-T23: streamed rows count against the quota, on every server of the same tables, until the next day', async () => {
  expect((await generate(60)).status).toBe(200);
  // A preview page does not count towards the daily quota.
  expect((await call('GET', `/datasets/${datasetId}/tables/users/rows`)).status).toBe(200);
  expect((await call('GET', `/datasets/${datasetId}/tables/users/download?to=7`)).status).toBe(200);
  expect((await call('GET', `/datasets/${datasetId}/download?tables=users,orders`)).status).toBe(200);
  expect([await used(), await used(beside)]).toEqual([87, 87]);

  for (const at of [server, beside]) {
    const refused = await generate(14, at);
    expect([refused.status, refused.body.type]).toEqual([429, '/docs/errors/quota-exceeded']);
    expect(refused.body).toMatchObject({ limit: LIMIT, used: 87, asked: 14, startsAgainAt: expect.stringMatching(/T00:00:00\.000Z$/) });
    expect(refused.body.detail).toMatch(/^The workspace may have 100 rows made in a day: 87 of them are used, and 14 are asked for; the next day begins at /);
    const seconds = (Date.parse(refused.body.startsAgainAt) - Date.now()) / 1000;
    expect(Math.abs(Number(refused.headers.get('retry-after')) - seconds)).toBeLessThan(60);
  }
  expect((await call('GET', `/datasets/${datasetId}/download?rows=users=50&tables=users`)).status).toBe(429);
  expect((await generate(LIMIT + 1)).body.detail).toContain('101 rows exceed it at once');
  await server.control.query('update row_quotas set day = day - 1');
  expect([await used(), (await generate(LIMIT)).status]).toEqual([0, 200]);
});

test('sec-T23: simultaneous runs on two servers start only while the quota has rows, and an Idempotency-Key counts them once', async () => {
  const answers = await Promise.all(Array.from({ length: 12 }, (_, at) => exported(30, {}, at % 2 === 0 ? server : beside)));
  const statuses = answers.map(({ status }) => status).toSorted();
  expect(statuses).toEqual([202, 202, 202, ...Array<number>(9).fill(429)]);
  const key = { 'idempotency-key': 'the last ten' };
  const twins = await Promise.all([exported(10, key), exported(10, key, beside), exported(10, key)]);
  expect(new Set(twins.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
  expect(await used()).toBe(LIMIT);
  for (const { body } of [...answers, ...twins]) if (body.id) expect((await ended(body.id)).state).toBe('succeeded');
  // A successful run's rows remain used.
  expect(await used()).toBe(LIMIT);
});

test('an agent’s quota counts the rows that it generated, and an agent with no quota left starts nothing', async () => {
  await using agent = await agentAt(server.baseUrl);
  await agent.call('infer', { schema: SMALL_DDL, rows: { '*': 200 } });
  expect([(await agent.call('generate', { table: 'users', to: 120 })).error, await used()]).toEqual([false, 120]);
  expect(await agent.call('generate', { table: 'users', to: 1 })).toMatchObject({ error: true, parts: [expect.stringContaining('120 of them are used')] });
});

test('a failed run returns the quota of the rows it did not generate, and takes it again when resumed', async () => {
  const target = await server.targets.freshTarget();
  await target.client.end();
  // There are no tables yet.
  const { body: begun } = await call('POST', '/runs', { datasetId, address: target.url });
  expect([(await ended(begun.id)).state, await used()]).toEqual(['failed', 0]);
  expect((await generate(90)).status).toBe(200);
  const resumed = await call('POST', `/runs/${begun.id}/resume`);
  expect([resumed.status, resumed.body.asked]).toEqual([429, 30]);
  expect([(await call('GET', `/runs/${begun.id}`)).body.state, await used()]).toEqual(['failed', 90]);
  await server.control.query('update row_quotas set day = day - 1');
  expect((await call('POST', `/runs/${begun.id}/resume`)).status).toBe(202);
  await ended(begun.id);
  expect(await used()).toBe(0);

  // A run that generated 8 of its 30 rows returns the others; a run of another day returns nothing.
  await server.control.query('UPDATE row_quotas SET rows = 30');
  const had = (day: string) => server.control.query(`UPDATE runs SET rows_done = 8, quota_rows = 30, quota_day = ${day} WHERE id = '${begun.id}'`);
  for (const [day, left] of [
    ['(SELECT day - 1 FROM row_quotas)', 30],
    ['(SELECT day FROM row_quotas)', 8],
  ] as const) {
    await had(day);
    await giveBackRows(drizzle({ client: server.control, casing: 'snake_case' }), begun.id);
    expect((await server.control.query('SELECT rows::int FROM row_quotas')).rows).toEqual([{ rows: left }]);
  }
});
