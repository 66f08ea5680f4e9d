import { afterAll, beforeAll, expect, test } from 'vitest';
import { testServer } from '../../postgres/test/support/cluster.ts';
import { openWorkbench, type Workbench } from './fuzz/workbench.ts';
import { unsatisfiableCases } from './unsatisfiable-cases.ts';

let workbench: Workbench;
beforeAll(async () => void (workbench = await openWorkbench(testServer())));
afterAll(() => workbench[Symbol.asyncDispose]());

test.each(unsatisfiableCases)('$name: as many rows as possible, and the reason', async ({ ddl, most }) => {
  await workbench.lay(ddl);
  const { counts, diagnostics } = await workbench.fill(200);
  for (const [table, [rows, says]] of Object.entries(most)) {
    const reported = diagnostics.filter((one) => one.table === `public.${table}` && one.largest !== undefined);
    expect([table, counts.get(table), ...new Set(reported.map((one) => one.largest))]).toEqual([table, rows, rows]);
    expect(reported.map((one) => `${one.constraint ?? ''}: ${one.message}`).join(' ')).toMatch(says);
  }
});
