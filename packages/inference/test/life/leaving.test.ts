import { expect, test } from 'vitest';
import { infer } from '../../src/infer.ts';
import { makeCatalog, noTools } from '../make-catalog.ts';

test('whoever graduated has left as well, and what is net is gross less the discount', async () => {
  const { blueprint } = await infer(
    makeCatalog(
      [
        {
          name: 'trainees',
          columns: ['id bigint not null', 'first_name text not null', 'status stage not null', 'left_on date', 'created_at timestamp with time zone not null'],
        },
        {
          name: 'fee_invoices',
          columns: ['id bigint not null', 'gross_amount numeric(9,2) not null', 'discount numeric(9,2) not null', 'net_amount numeric(9,2) not null'],
        },
        {
          name: 'orders',
          columns: [
            'id bigint not null',
            'subtotal numeric(9,2) not null',
            'shipping_expenses numeric(9,2) not null',
            'discount numeric(9,2) not null',
            'total numeric(9,2) not null',
          ],
        },
      ],
      { stage: { kind: 'enum', labels: ['applied', 'enrolled', 'graduated', 'left'] } },
    ),
    noTools,
  );
  const made = (table: string, column: string) =>
    blueprint.tables.find(({ name }) => name === table)!.columns.find(({ name }) => name === column)!.generator!.parameters;
  expect(made('trainees', 'left_on')).toEqual({ step: 'left', also: ['graduated'] });
  expect(made('fee_invoices', 'net_amount')).toEqual({ expression: 'greatest(gross_amount - discount, 0.0)' });
  expect(made('orders', 'total')).toEqual({ expression: 'greatest(subtotal + shipping_expenses - discount, 0.0)' });
});
