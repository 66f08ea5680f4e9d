import { expect, test } from 'vitest';
import { infer } from '../../src/infer.ts';
import { makeCatalog, noTools } from '../make-catalog.ts';

const STATES = { 'public.s': { kind: 'enum' as const, labels: ['pending', 'succeeded', 'failed'] } };

/** The generator of the amount in payments of invoices. */
async function amountOf(columns: readonly string[], unique: readonly (readonly string[])[] = []) {
  const { blueprint } = await infer(
    makeCatalog(
      [
        { name: 'invoices', columns: ['id bigint not null', 'net numeric(10,2) not null', 'vat numeric(10,2) not null', 'gross numeric(10,2) not null'] },
        { name: 'payments', refers: ['invoice_id -> invoices.id'], unique, columns: ['id bigint not null', ...columns] },
      ],
      STATES,
    ),
    noTools,
  );
  return blueprint.tables.find((table) => table.name === 'payments')!.columns.find((column) => column.name === 'amount')!.generator;
}

test('several payments of a bill add up to it', async () => {
  expect(await amountOf(['invoice_id bigint not null', 'amount numeric(10,2) not null', 'paid_at timestamptz'])).toEqual({
    kind: 'split',
    parameters: { relation: 'payments_invoice_id_fkey', column: 'gross' },
  });
});

test('a single payment covers the whole bill, and so does each payment that may fail', async () => {
  const all = { kind: 'lookup', parameters: { relation: 'payments_invoice_id_fkey', column: 'gross' } };
  expect(await amountOf(['invoice_id bigint not null', 'amount numeric(10,2) not null'], [['invoice_id']])).toEqual(all);
  expect(await amountOf(['invoice_id bigint not null', 'amount numeric(10,2) not null', 'status public.s not null', 'created_at timestamptz'])).toEqual(all);
});

test('a payment in other units has its own amount', async () => {
  expect((await amountOf(['invoice_id bigint not null', 'amount integer not null']))!.kind).not.toMatch(/^(?:split|lookup)$/);
});
