import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openRunner, type Runner } from '../src/index.ts';
import { testServer } from '../../postgres/test/support/cluster.ts';

const room = readFileSync(join(import.meta.dirname, '../../testing/src/schemas/zoo/room.sql'), 'utf8');

let runner: Runner;
beforeAll(() => {
  runner = openRunner({ throwaway: testServer() });
});
afterAll(() => runner[Symbol.asyncDispose]());

/** What each table has in the end: rows that Postgres took with everything on, and what is said of the table. */
async function proved(ddl: string, rows: number) {
  const { blueprint, diagnostics } = await runner.inferDdl(ddl, { rows, repair: true });
  const { byTable } = await runner.prove(blueprint, { ddl, diagnostics });
  return { byTable, diagnostics };
}

test('tables with room for the rows asked get all of them', async () => {
  const { byTable, diagnostics } = await proved(room, 200);
  expect(byTable.filter((each) => each.rows !== 200)).toEqual([]);
  expect(diagnostics.filter((one) => one.code === 'unsatisfiable')).toEqual([]);
});
