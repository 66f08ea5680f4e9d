import { expect, test } from 'vitest';
import { columnsOf } from '../columns-of.ts';

type Listed = { values: number[]; weights: number[] };

const listed = async (column: string): Promise<Listed> => (await columnsOf('deliveries', [column])).get(column.split(' ')[0]!)!.generator!.parameters as Listed;

test('a list without its DEFAULT 0 leads with it, more so if retries are rare', async () => {
  const grace = await listed('grace_period_days integer not null default 0');
  expect(grace.values[0]).toBe(0);
  expect(grace.values.length).toBeGreaterThan(3);
  const retries = await listed('retries integer not null default 0');
  expect(retries.values[0]).toBe(0);
  expect(retries.weights[0]).toBeGreaterThan(grace.weights[0]!);
  expect(Math.max(...retries.values)).toBeLessThan(5);
});

test('a rare deduction is zero in most rows, but not in a table about it', async () => {
  const columns = ['discount_amount_cents bigint not null default 0', 'fees_amount_cents bigint not null default 0'];
  const ofInvoices = await columnsOf('invoices', columns);
  expect(ofInvoices.get('discount_amount_cents')!.generator).toMatchObject({ kind: 'weighted', parameters: { choices: [{ value: 0 }, {}] } });
  expect(ofInvoices.get('fees_amount_cents')!.generator!.kind).not.toBe('weighted');
  expect((await columnsOf('discounts', columns)).get('discount_amount_cents')!.generator!.kind).not.toBe('weighted');
});
