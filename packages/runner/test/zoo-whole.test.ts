import { wholeSchemas } from '@seedbed/testing';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { openRunner, type Runner } from '../src/index.ts';
import type {} from '../../postgres/test/support/global-setup.ts';

let runner: Runner;
beforeAll(() => {
  runner = openRunner({ throwaway: { connection: inject('throwawayServer') } });
});
afterAll(() => runner[Symbol.asyncDispose]());

test.each(wholeSchemas().map((schema) => [schema.title, schema] as const))('%s: every table that can hold rows is filled', async (_, { ddl, empty }) => {
  const { blueprint, diagnostics } = await runner.inferDdl(ddl, { rows: 50, mend: true });
  const proof = await runner.prove(blueprint, { ddl, diagnostics });
  const unfilled = proof.byTable.filter((table) => table.rows === 0);
  expect(unfilled.map((table) => table.table.replace('public.', ''))).toEqual(empty);
  expect(proof.byTable.filter((table) => !table.accepted)).toEqual([]);
  // Each empty one says why, or which one it waits for.
  expect(unfilled.filter((table) => !table.message).map((table) => table.table)).toEqual([]);
  // What the trial changed is no drift.
  expect((await runner.driftFromDdl(blueprint, ddl)).changes).toEqual([]);
});
