import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTestData } from 'seedbed';
import { debtOf } from '../debt.cjs';

test('only unpaid invoices count', async (context) => {
  const { rows } = await createTestData('schema.sql', {
    test: context.name,
    rows: { users: { children: { invoices: [{ count: 2, set: { status: 'paid' } }, { set: { status: 'overdue', total: 40 } }] } } },
  });
  assert.equal(debtOf(rows.users[0], rows.invoices), 40);
});
