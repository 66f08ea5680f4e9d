import { afterAll, beforeAll, expect, test } from 'vitest';
import { testServer } from '../../../postgres/test/support/cluster.ts';
import { makeSchema } from './make-schema.ts';
import { trySchema } from './try-schema.ts';
import { openWorkbench, type Workbench } from './workbench.ts';

/** Every day; `pnpm fuzz` takes as many as it is told. */
const SCHEMAS = 100;
/** More tests than one, so that a failure names its seeds soon. */
const AT_ONCE = 20;

let workbench: Workbench;
beforeAll(async () => void (workbench = await openWorkbench(testServer())));
afterAll(() => workbench[Symbol.asyncDispose]());

test.each(Array.from({ length: SCHEMAS / AT_ONCE }, (_, i) => i * AT_ONCE + 1))('schemas of the seeds from %i on are filled', async (first) => {
  const failures: string[] = [];
  for (let seed = first; seed < first + AT_ONCE; seed++) {
    await workbench.lay('');
    const { failure } = await trySchema(await makeSchema(seed, workbench.client), 30, workbench);
    if (failure) failures.push(`seed ${seed}: ${failure.kind}${failure.table ? ` (${failure.table})` : ''}: ${failure.message}`);
  }
  expect(failures).toEqual([]);
});
