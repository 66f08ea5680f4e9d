const { join } = require('node:path');
const { createTestData } = require('seedbed');
const { debtOf } = require('../debt.cjs');

const schema = join(__dirname, '../schema.sql');

test('only unpaid invoices count', async () => {
  const { rows } = await createTestData(schema, {
    test: expect.getState().currentTestName,
    rows: { users: { children: { invoices: [{ count: 2, set: { status: 'paid' } }, { set: { status: 'overdue', total: 40 } }] } } },
  });
  expect(debtOf(rows.users[0], rows.invoices)).toBe(40);
});
