import { createTestData } from 'seedbed';
import { expect, test } from 'vitest';
import { debtOf } from '../debt.cjs';

test('only unpaid invoices count', async ({ task }) => {
  const { rows } = await createTestData('schema.sql', {
    test: task,
    rows: { users: { children: { invoices: [{ count: 2, set: { status: 'paid' } }, { set: { status: 'overdue', total: 40 } }] } } },
  });
  expect(debtOf(rows.users[0], rows.invoices)).toBe(40);
});
