import { openTargetServer, todaysShare, type TargetServer } from '@seedbed/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openOracle } from './support/oracle.ts';
import { runOracle } from './support/run-oracle.ts';
import { SCHEMAS } from './support/schemas.ts';

// Postgres and the virtual executor give the same answers: status, headers and body of random requests, with writes between them.

let server: TargetServer;
beforeAll(async () => {
  server = await openTargetServer();
});
afterAll(() => server[Symbol.asyncDispose]());

const REQUESTS = 300;
const RUNS = SCHEMAS.flatMap((schema) => [1, 2, 3, 4].map((seed) => [schema.name, seed, schema] as const));

test.each(todaysShare(RUNS, 8))('%s, seed %i', async (_, seed, schema) => {
  await using oracle = await openOracle(server, schema, seed);
  const { differences, reads, writes, refused, unsupported } = await runOracle(oracle, seed, REQUESTS);
  expect(differences.join('\n\n')).toBe('');
  expect(reads).toBeGreaterThan(REQUESTS / 2);
  expect(writes).toBeGreaterThan(REQUESTS / 5);
  expect(refused).toBeGreaterThan(20);
  expect(unsupported.length).toBeLessThan(REQUESTS / 8);
});
