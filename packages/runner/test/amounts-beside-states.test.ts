import { expect, test } from 'vitest';
import { madeRows } from './support/made-rows.ts';

test('amounts that a state requires do not end its lifecycle: the amounts yield, and a void invoice is not paid', async () => {
  const ddl = `CREATE TABLE invoices (id serial PRIMARY KEY,
    status text NOT NULL CHECK (status IN ('draft','issued','partially_paid','paid','written_off','void')),
    total numeric(12,2) NOT NULL CHECK (total >= 0), amount_paid numeric(12,2) NOT NULL CHECK (amount_paid >= 0),
    created_at timestamptz NOT NULL, issued_at timestamptz, due_on date, paid_at timestamptz, voided_at timestamptz,
    CHECK (amount_paid <= total), CHECK (status <> 'paid' OR (paid_at IS NOT NULL AND amount_paid = total)),
    CHECK (status <> 'draft' OR issued_at IS NULL), CHECK (issued_at >= created_at), CHECK (paid_at >= issued_at));`;
  const { rows, proved } = await madeRows(ddl, 600);
  expect(proved).toBe(true);
  const invoices = rows.get('invoices')!;
  for (const row of invoices) {
    const of = row['status'];
    expect([of, row['paid_at'] !== null, row['voided_at'] !== null]).toEqual([of, of === 'paid', of === 'void']);
    if (of === 'issued' || of === 'paid') expect([of, row['issued_at'] !== null]).toEqual([of, true]);
  }
  expect(invoices.filter(({ status }) => status === 'paid').length).toBeGreaterThan(400);
});
