import { HOSTILE, openHostileServer, type HostileServer, type Stage } from '@seedbed/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { send } from '../support/send.ts';
import { startServer, type RunningServer } from '../support/running-server.ts';

/** RELIABILITY T11 through the whole API: packages/postgres plays every message at every time, here are some of each. */
let server: RunningServer;
let hostile: HostileServer;
beforeAll(async () => {
  server = await startServer();
  hostile = await openHostileServer();
});
afterAll(async () => {
  await hostile[Symbol.asyncDispose]();
  await server[Symbol.asyncDispose]();
});

const addressOf = (user: string): string => `postgres://${user}:secret@127.0.0.1:${hostile.port}/d?sslmode=disable`;

/** Those that show their result immediately: a silent server only costs time, and is covered by other tests. */
const LOUD =
  /^(login (?:1|2|4|6|7|8|9|13|255)|[ADHTt] with (?:a count of -1|a count of 32767|texts without end)|D of length 4294967295|an error without an end|a web server)$/;
const loud = HOSTILE.filter(({ name }) => LOUD.test(name));

test.each<Stage>(['start', 'ready', 'query'])('sec-T11: /infer of a hostile server (%s): a problem, and the server lives', async (stage) => {
  expect(loud.length).toBeGreaterThan(20);
  for (const { name, bytes } of loud) {
    const user = hostile.play({ stage, bytes, then: 'bye' });
    const answer = await send(server.baseUrl, 'POST', '/api/v1/infer', { address: addressOf(user) });
    expect([name, answer.status, answer.headers.get('content-type'), answer.body.type]).toEqual([
      name,
      422,
      expect.stringContaining('application/problem+json'),
      '/docs/errors/connection-failed',
    ]);
  }
  expect((await send(server.baseUrl, 'GET', '/health')).status).toBe(200);
});

test('sec-T11: the connection test names the step that failed', async () => {
  for (const { name, bytes } of loud.slice(0, 12)) {
    const user = hostile.play({ stage: 'query', bytes, then: 'bye' });
    const made = await send(server.baseUrl, 'POST', '/api/v1/connections', { name: `Hostile ${name}`, address: addressOf(user) });
    const tested = await send(server.baseUrl, 'POST', `/api/v1/connections/${made.body.id}/test`);
    expect([name, tested.status, tested.body.ok, tested.body.steps.at(-1).name]).toEqual([name, 200, false, 'rights']);
  }
});

test('sec-T11: a run against such a server fails and gives the reason', async () => {
  const made = await send(server.baseUrl, 'POST', '/api/v1/datasets', { name: 'Hostile', ddl: 'CREATE TABLE things (id int PRIMARY KEY)' });
  expect([made.status, made.body.detail]).toEqual([201, undefined]);
  for (const { name, bytes } of loud.filter((_, i) => i % 4 === 0)) {
    const user = hostile.play({ stage: 'query', bytes, then: 'bye' });
    const started = await send(server.baseUrl, 'POST', '/api/v1/runs', {
      datasetId: made.body.dataset.id,
      address: addressOf(user),
    });
    expect([name, started.status]).toEqual([name, 202]);
    await expect
      .poll(async () => (await send(server.baseUrl, 'GET', `/api/v1/runs/${started.body.id}`)).body, { timeout: 120_000 })
      .toMatchObject({ state: 'failed', error: { type: '/docs/errors/connection-failed' } });
  }
  expect(server.reported).toEqual([]);
});
