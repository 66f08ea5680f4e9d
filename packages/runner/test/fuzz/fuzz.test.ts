import { todaysShare } from '@seedbed/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testServer } from '../../../postgres/test/support/cluster.ts';
import { makeSchema } from './make-schema.ts';
import { trySchema } from './try-schema.ts';
import { openWorkbench, type Workbench } from './workbench.ts';

/** A tenth of them in `npm test`, all in `npm run test:all`; `pnpm fuzz` takes a number. */
const SCHEMAS = 100;
/** Fewer of these, because their trials take longer. */
const OF_FAMILIES = 10;
/** Several tests, so that a failure names its seeds early. */
const AT_ONCE = 10;

let workbench: Workbench;
beforeAll(async () => void (workbench = await openWorkbench(testServer())));
afterAll(() => workbench[Symbol.asyncDispose]());

async function failuresOf(seeds: readonly number[], families?: 'any'): Promise<string[]> {
  const failures: string[] = [];
  for (const seed of seeds) {
    await workbench.lay('');
    const { failure } = await trySchema(await makeSchema(seed, workbench.client, families), 30, workbench);
    if (failure) failures.push(`seed ${seed}: ${failure.kind}${failure.table ? ` (${failure.table})` : ''}: ${failure.message}`);
  }
  return failures;
}

const STARTS = Array.from({ length: SCHEMAS / AT_ONCE }, (_, i) => i * AT_ONCE + 1);

test.each(todaysShare(STARTS, 10))('schemas of the seeds from %i on are filled', async (first) => {
  expect(await failuresOf(Array.from({ length: AT_ONCE }, (_, i) => first + i))).toEqual([]);
});

test('schemas with code are filled', async () => {
  expect(
    await failuresOf(
      todaysShare(
        Array.from({ length: OF_FAMILIES }, (_, i) => i + 1),
        10,
      ),
      'any',
    ),
  ).toEqual([]);
});
