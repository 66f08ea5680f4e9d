import { beforeAll, expect, test } from 'vitest';
import type { BlueprintColumn } from '@seedbed/contract';
import { makeCatalog, noTools } from '../make-catalog.ts';
import { infer } from '../../src/infer.ts';

const columns = new Map<string, BlueprintColumn>();

beforeAll(async () => {
  const { blueprint } = await infer(
    makeCatalog([
      { name: 'customers', columns: ['id bigint not null', 'email text not null', 'total_spent numeric(12,2)', 'last_order_at timestamptz'] },
      {
        name: 'products',
        columns: ['id bigint not null', 'name text not null', 'sku text not null', 'price numeric(10,2) not null', 'compare_at_price numeric(10,2)'],
      },
      {
        name: 'orders',
        refers: ['customer_id -> customers.id'],
        columns: ['id bigint not null', 'customer_id bigint not null', 'placed_at timestamptz not null', 'total numeric(12,2) not null'],
      },
      {
        name: 'order_items',
        refers: ['order_id -> orders.id', 'product_id -> products.id'],
        columns: [
          'id bigint not null',
          'order_id bigint not null',
          'product_id bigint not null',
          'sku text',
          'quantity integer not null',
          'unit_price numeric(10,2) not null',
          'tax numeric(10,2)',
        ],
      },
      {
        name: 'payments',
        refers: ['order_id -> orders.id'],
        columns: ['id bigint not null', 'order_id bigint not null', 'amount numeric(12,2) not null', 'paid_at timestamptz'],
      },
      { name: 'purchase_orders', columns: ['id bigint not null', 'ordered_at date', 'received_at date'] },
    ]),
    noTools,
  );
  for (const table of blueprint.tables) for (const column of table.columns) columns.set(`${table.name}.${column.name}`, column);
});

test('a customer’s spending and last order are computed from the orders', () => {
  expect(columns.get('customers.total_spent')!.generator).toMatchObject({ kind: 'derived', parameters: { column: 'total', aggregate: 'sum' } });
  expect(columns.get('customers.last_order_at')!.generator).toMatchObject({ kind: 'derived', parameters: { column: 'placed_at', aggregate: 'max' } });
});

test('a payment has the amount due, a line has its product’s code and its share of tax', () => {
  expect(columns.get('payments.amount')!.generator).toMatchObject({ kind: 'split', parameters: { column: 'total' } });
  expect(columns.get('order_items.sku')!.generator).toMatchObject({ kind: 'lookup', parameters: { column: 'sku' } });
  expect(columns.get('order_items.tax')!.generator!.parameters).toEqual({ expression: 'round(quantity * unit_price * 0.08, 2)' });
});

test('the previous price is above the price, and ordered goods are received later', () => {
  expect(columns.get('products.compare_at_price')!.generator!.parameters).toEqual({ expression: 'round(price * 1.25, 2)' });
  expect(columns.get('purchase_orders.ordered_at')!.generator!.kind).toBe('date.created');
  expect(columns.get('purchase_orders.received_at')!.generator).toMatchObject({ kind: 'date.event', parameters: { after: 'ordered_at' } });
});
