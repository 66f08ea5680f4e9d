import { emptyBlueprint, type Blueprint, type BlueprintColumn } from '@seedbed/contract';

const column = (name: string, type: string, more: Partial<BlueprintColumn> = {}): BlueprintColumn => ({ name, type, ...more });
const id = column('id', 'integer', { generator: { kind: 'sequence' } });
const states = ['open', 'paid', 'in transit', 'refunded'];

/**
 * A shop with everything that requests can change: labels by CHECK and by weight, a flag, numbers, texts, children and
 * times.
 */
export const SHOP: Blueprint = {
  ...emptyBlueprint(),
  tables: [
    {
      schema: 'public',
      name: 'customers',
      rows: 100,
      primaryKey: ['id'],
      columns: [
        id,
        column('last_name', 'text', { generator: { kind: 'person.lastName' } }),
        column('phone', 'text', { nullable: true, generator: { kind: 'phone.number' } }),
        column('is_active', 'boolean', { generator: { kind: 'datatype.boolean' } }),
      ],
    },
    {
      schema: 'public',
      name: 'orders',
      rows: 500,
      primaryKey: ['id'],
      timeline: { from: '2024-01-01', to: '2025-12-31', rows: 500 },
      columns: [
        id,
        column('customer_id', 'integer'),
        column('status', 'text', { domain: { in: states }, generator: { kind: 'values', parameters: { values: states, weights: [2, 6, 1, 1] } } }),
        column('total', 'numeric(8,2)', { generator: { kind: 'finance.amount' } }),
        column('note', 'text', { nullable: true, generator: { kind: 'text.plain' } }),
        column('placed_at', 'timestamp with time zone', { generator: { kind: 'date.created' } }),
      ],
    },
  ],
  relations: [
    {
      name: 'orders_customer_id',
      from: { table: 'public.orders', columns: ['customer_id'] },
      to: { table: 'public.customers', columns: ['id'] },
      source: 'declared',
      owner: true,
    },
  ],
};
