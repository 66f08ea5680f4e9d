import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type RunningServer } from '../support/running-server.ts';
import { gist, send } from '../support/send.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startServer({ SEEDBED_REQUESTS_PER_MINUTE: '12', SEEDBED_WORK_PER_MINUTE: '2' });
});
afterAll(() => server[Symbol.asyncDispose]());

const left = (headers: Headers) => ['limit', 'remaining', 'reset'].map((name) => headers.get(`ratelimit-${name}`));

test('sec-T23: calls that start work have two limits, and both report when to retry', async () => {
  // Counted before the body is read: errors in the body come later.
  const work = () => send(server.baseUrl, 'POST', '/api/v1/infer', {});
  const first = await work();
  expect([first.status, left(first.headers)]).toEqual([400, ['2', '1', '30']]);
  expect((await work()).status).toBe(400);
  const third = await work();
  expect(gist(third)).toMatchObject({ type: 'rate-limited', status: 429 });
  expect([left(third.headers)[1], Number(third.headers.get('retry-after'))]).toEqual(['0', expect.toSatisfy((seconds) => seconds > 0 && seconds <= 30)]);

  // Reading continues up to its own limit, which the three calls above used as well.
  const reading = await Promise.all(Array.from({ length: 60 }, () => send(server.baseUrl, 'GET', '/api/v1/me')));
  expect(reading.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(9);
  const refused = reading.find(({ status }) => status !== 200)!;
  expect(gist(refused)).toMatchObject({ type: 'rate-limited', status: 429 });
  expect(refused.body.detail).toMatch(/^More than 12 calls in a minute\. Try again in \d s\.$/);

  // Monitoring and documentation do not count.
  for (const path of ['/health', '/openapi.json', '/docs/errors/rate-limited']) {
    const answers = await Promise.all(Array.from({ length: 15 }, () => send(server.baseUrl, 'GET', path)));
    expect([path, ...new Set(answers.map(({ status }) => status)), answers[0]!.headers.has('ratelimit-limit')]).toEqual([path, 200, false]);
  }
});
