import { openTargetServer, type TargetServer } from '@seedbed/testing';
import { openRunner } from '@seedbed/runner';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { schemaOf } from '../../src/core/index.ts';
import { openMock } from '../../src/server/index.ts';
import { differ } from './differential.ts';
import { SHOP, SHOP_ROWS } from './support.ts';

let server: TargetServer;

beforeAll(async () => {
  server = await openTargetServer();
});
afterAll(() => server[Symbol.asyncDispose]());

test.each([1, 2])('answers and errors equal those of Postgres over the same rows, with writes in between (seed %i)', async (seed) => {
  await using runner = openRunner();
  const { blueprint, catalog } = await runner.inferDdl(SHOP, { rows: SHOP_ROWS, seed });
  const plan = await runner.compile(blueprint);
  await using target = await server.freshTarget();
  await runner.load(blueprint, target.url, { create: SHOP });
  const outcome = await differ(openMock({ plan, catalog }), schemaOf(plan, catalog), target.client, { seed, requests: 400 });
  expect(outcome.differences).toEqual([]);
  expect(outcome.reads).toBeGreaterThan(200);
  expect(outcome.writes - outcome.refused).toBeGreaterThan(20);
  expect(outcome.refused).toBeGreaterThan(10);
  expect(outcome.unsupported).toEqual([]);
});
