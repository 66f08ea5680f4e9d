import { expect, test } from 'vitest';
import { madeRows } from './support/made-rows.ts';

test('the shares of labels decide among the cases of several CHECKs, and times that other labels tell of are NULL', async () => {
  const { blueprint, rows, proved } = await madeRows(
    `CREATE TABLE invoices (id bigserial PRIMARY KEY, status text NOT NULL CHECK (status IN ('draft','issued','paid','dunned','written_off')),
       issued_on date, due_on date, paid_on date, dunned_on date, written_off_on date,
       CHECK (status = 'draft' OR (issued_on IS NOT NULL AND due_on IS NOT NULL)), CHECK (due_on >= issued_on), CHECK (paid_on >= issued_on),
       CHECK (dunned_on > due_on), CHECK ((status = 'paid') = (paid_on IS NOT NULL)), CHECK ((status = 'written_off') = (written_off_on IS NOT NULL)),
       CHECK (status <> 'dunned' OR dunned_on IS NOT NULL));`,
    600,
  );
  expect(proved).toBe(true);
  const { values, weights } = blueprint.tables[0]!.columns.find(({ name }) => name === 'status')!.generator!.parameters as {
    values: string[];
    weights: number[];
  };
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const invoices = rows.get('invoices')!;
  for (const [i, label] of values.entries()) {
    const share = invoices.filter(({ status }) => status === label).length / invoices.length;
    expect(Math.abs(share - weights[i]! / total), label).toBeLessThan(0.07);
  }
  const stray = invoices.filter(({ status, dunned_on: dunned }) => status !== 'dunned' && dunned !== null).length;
  expect(stray).toBeLessThan(15);
});
