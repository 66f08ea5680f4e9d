import { expect, test } from 'vitest';
import { startServer } from '../support/running-server.ts';
import { fuzz } from './fuzz.ts';

test('P17: 300 requests generated from the OpenAPI document: every answer is documented, and none is an internal error', async () => {
  await using server = await startServer();
  const { faults, statuses } = await fuzz(server.baseUrl, { requests: 300, seed: 1 });
  expect(faults).toEqual([]);
  expect(statuses.size).toBeGreaterThan(20);
  const seen = new Set([...statuses.values()].flatMap((own) => [...own.keys()]));
  for (const status of [200, 400, 404]) expect(seen).toContain(status);
});
