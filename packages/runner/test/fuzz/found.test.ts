import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { todaysShare } from '@seedbed/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testServer } from '../../../postgres/test/support/cluster.ts';
import { found } from './found.ts';
import { fillAndJudge } from './try-schema.ts';
import { openWorkbench, type Workbench } from './workbench.ts';

let workbench: Workbench;
beforeAll(async () => void (workbench = await openWorkbench(testServer())));
afterAll(() => workbench[Symbol.asyncDispose]());

const files = readdirSync(found.folder).filter((name) => name.endsWith('.sql'));

test.each(todaysShare(files, 3))('%s: what failed once is right, at the first try where it does not say otherwise', async (name) => {
  const text = readFileSync(join(found.folder, name), 'utf8');
  const { rows, atLeast, repaired } = found.read(text);
  await workbench.lay(text);
  const { failure } = await fillAndJudge(atLeast, rows, workbench, !repaired);
  expect(failure).toBeUndefined();
});
