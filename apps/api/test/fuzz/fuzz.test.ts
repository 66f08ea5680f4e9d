import { expect, test } from 'vitest';
import { startServer } from '../support/running-server.ts';
import { fuzz } from './fuzz.ts';

test('P17: 300 requests made from the document: every answer is one that it describes, and none is a fault of ours', async () => {
  await using server = await startServer();
  const { faults, statuses } = await fuzz(server.baseUrl, { requests: 300, seed: 1 });
  expect(faults).toEqual([]);
  expect(statuses.size).toBeGreaterThan(20);
  const seen = new Set([...statuses.values()].flatMap((own) => [...own.keys()]));
  for (const status of [200, 400, 404]) expect(seen).toContain(status);
});
