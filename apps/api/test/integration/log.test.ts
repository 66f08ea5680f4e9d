import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openLog } from '../../src/log/open-log.ts';
import { rawStatus } from '../support/raw-request.ts';
import { startServer } from '../support/running-server.ts';
import { send } from '../support/send.ts';

/** A server with a readable log. */
async function logged() {
  const lines: string[] = [];
  const server = await startServer({}, undefined, openLog('warn', { write: (line) => void lines.push(line) }));
  const read = () => lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  return { server, lines, read, [Symbol.asyncDispose]: () => server[Symbol.asyncDispose]() };
}

const ABSENT = '/api/v1/datasets/019a9e5c-5c1e-7b7a-9d43-0c9a52a1f3d1';

test('a refusal is one line with the id of its answer, and nothing of the request’s content', async () => {
  await using at = await logged();
  const absent = await send(at.server.baseUrl, 'GET', `${ABSENT}?canary=s3cret`);
  const misfit = await send(at.server.baseUrl, 'POST', '/api/v1/connections', { name: 'x', address: 'postgres://a:s3cret@h/x', nonsense: 's3cret' });
  const nowhere = await send(at.server.baseUrl, 'GET', '/api/v1/no%0Awhere?token=s3cret');
  expect(await rawStatus(at.server.port, `GET /health HTTP/1.1\r\nHost: evil.example\r\n\r\n`)).toBe(421);
  const about = (answer: { body: { instance: string } }) => answer.body.instance.replace('urn:seedbed:request:', '');
  expect(at.read().map(({ reqId, method, route, status, type, path, msg }) => ({ reqId, method, route, status, type, path, msg }))).toEqual([
    { reqId: about(absent), method: 'GET', route: '/api/v1/datasets/:id', status: 404, type: 'not-found', path: undefined, msg: 'refused' },
    { reqId: about(misfit), method: 'POST', route: '/api/v1/connections', status: 400, type: 'invalid-request', path: undefined, msg: 'refused' },
    { reqId: about(nowhere), method: 'GET', route: '-', status: 404, type: 'not-found', path: '/api/v1/no%0Awhere', msg: 'refused' },
    { reqId: expect.any(String), method: 'GET', route: '/health', status: 421, type: 'misdirected', path: undefined, msg: 'refused' },
  ]);
  expect(at.lines.join('')).not.toContain('s3cret');
  expect(at.lines.filter((line) => line.includes('stack'))).toEqual([]);
});

test('sec-T23 P11: 1,000 answers "not now" produce a few short log lines and a count, without a stack', async () => {
  await using at = await logged();
  await at.server.targets.cluster.stop();
  const begun = performance.now();
  for (let round = 0; round < 20; round++) {
    const answers = await Promise.all(Array.from({ length: 50 }, () => fetch(`${at.server.baseUrl}/api/v1/datasets`).then((answer) => answer.status)));
    expect(new Set(answers)).toEqual(new Set([503]));
  }
  const lines = at.read().filter(({ status }) => status === 503);
  // Ten lines and a count per ten seconds, however many seconds these requests took.
  expect(lines.length).toBeLessThanOrEqual(11 * (2 + Math.floor((performance.now() - begun) / 10_000)));
  expect(lines[0]).toMatchObject({ method: 'GET', route: '/api/v1/datasets', status: 503, type: 'overloaded', cause: expect.any(String) });
  expect(at.lines.filter((line) => line.includes('stack'))).toEqual([]);
  expect(Math.max(...at.lines.map((line) => line.length))).toBeLessThan(400);
});

test('callers that disconnect cost at most one line each, without a stack', async () => {
  await using at = await logged();
  const { body } = await send(at.server.baseUrl, 'POST', '/api/v1/datasets', {
    ddl: 'CREATE TABLE a (id bigint PRIMARY KEY, t text NOT NULL)',
    rows: 9_000_000_000,
  });
  const path = `/api/v1/datasets/${body.dataset.id}/tables/a/download`;
  const CALLERS = 15;
  for (let caller = 0; caller < CALLERS; caller++) {
    await new Promise<void>((resolve) => {
      const call = request(`${at.server.baseUrl}${path}`, (response) => {
        response.on('error', () => undefined);
        response.once('data', () => {
          call.destroy();
          resolve();
        });
      });
      call.on('error', () => undefined);
      call.end();
    });
    await sleep(20);
  }
  await expect.poll(() => at.lines.length, { timeout: 60_000 }).toBeGreaterThanOrEqual(10);
  // The first ten within ten seconds; on a slow machine a count and more lines follow.
  const lines = at.read();
  expect(lines.filter(({ msg }) => msg === 'the caller went away').length).toBeLessThanOrEqual(CALLERS);
  for (const line of lines)
    expect(line).toMatchObject({ method: 'GET', status: 499, type: 'caller-gone', msg: expect.stringMatching(/^the (caller went away|same again)$/) });
  expect(at.lines.filter((line) => line.includes('stack'))).toEqual([]);
});
