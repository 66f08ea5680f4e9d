import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { createTestData } from 'seedbed';

/** Each test gets a customer with an overdue invoice. With `url` and `mode: 'append'` the rows would be in the database that the page shows. */
export const test = base.extend<{ data: Awaited<ReturnType<typeof createTestData>> }>({
  // Playwright reads from the pattern which fixtures this one needs: none.
  // oxlint-disable-next-line no-empty-pattern
  data: async ({}, use, testInfo) => {
    await use(
      await createTestData(join(import.meta.dirname, '../schema.sql'), {
        test: testInfo,
        rows: { users: { children: { invoices: { set: { status: 'overdue', total: 40 } } } } },
      }),
    );
  },
});
