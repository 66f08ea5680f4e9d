import { expect, test } from 'vitest';
import { startServer } from '../support/running-server.ts';
import { send } from '../support/send.ts';

const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;
const keys = (count: number) => `{${Array.from({ length: count }, (_, at) => `"k${at}":1`).join(',')}}`;

/** Documents of unusual size in one way: for each way, sizes up to beyond the limit of the call. */
const DOCUMENTS: readonly (readonly [what: string, path: string, body: string])[] = [
  ...[63, 65, 1_000, 400_000].map((depth) => [`${depth} levels`, '/datasets', `{"name":${nested(depth)}}`] as const),
  ...[1_000, 30_000, 90_000].map((count) => [`${count} members`, '/connections', keys(count)] as const),
  ...[1_000, 100_000].map((count) => [`${count} empty lists`, '/runs', `{"datasetId":[${Array(count).fill('[]').join(',')}]}`] as const),
  ...[10_000, 1_000_000, 40_000_000].map((length) => [`a text of ${length}`, '/datasets', `{"description":"${'x'.repeat(length)}"}`] as const),
  ...[300, 100_000].map((length) => [`a number of ${length} digits`, '/infer', `{"ddl":"x","rows":${'9'.repeat(length)}}`] as const),
  ...[1_000, 100_000].map((length) => [`a name of ${length} escapes`, '/datasets', `{"${'\\u0000'.repeat(length)}":1}`] as const),
];

test.each(DOCUMENTS)('P17: a body of %s sent to %s is refused with the right reason', async (_what, path, body) => {
  const answer = await send((await server).baseUrl, 'POST', `/api/v1${path}`, body);
  expect([400, 413]).toContain(answer.status);
  expect(answer.body.type).toBe(`/docs/errors/${answer.status === 400 ? 'invalid-request' : 'too-large'}`);
  // Long names and places from the sender are not returned in full.
  expect(JSON.stringify(answer.body).length).toBeLessThan(200_000);
  expect((answer.body.errors ?? []).length).toBeLessThanOrEqual(100);
});

const server = startServer();
test('and the server still answers', async () => {
  await using there = await server;
  expect((await send(there.baseUrl, 'GET', '/health')).body).toEqual({ status: 'ok' });
});
