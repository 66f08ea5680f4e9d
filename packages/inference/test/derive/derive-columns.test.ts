import { beforeAll, expect, test } from 'vitest';
import type { Blueprint, Generator } from '@seedbed/contract';
import { compile, loadWords, textRows } from '@seedbed/engine';
import { makeCatalog, noTools } from '../make-catalog.ts';
import { infer } from '../../src/infer.ts';

const catalog = makeCatalog([
  {
    name: 'customers',
    columns: ['id bigint not null', 'name text not null', 'email text not null', 'currency character(3) not null', 'orders_count integer not null'],
  },
  { name: 'products', columns: ['id bigint not null', 'name text not null', 'price numeric(10,2) not null'] },
  {
    name: 'orders',
    refers: ['customer_id -> customers.id'],
    columns: [
      'id bigint not null',
      'customer_id bigint not null',
      'customer_email text not null',
      'currency character(3) not null',
      'shipping_fee numeric(10,2) not null',
      'total numeric(12,2) not null',
      'started_at timestamp with time zone not null',
      'ended_at timestamp with time zone',
      'duration_minutes integer',
      'deleted_at timestamp with time zone',
      'is_deleted boolean not null',
    ],
  },
  {
    name: 'order_items',
    refers: ['order_id -> orders.id', 'product_id -> products.id'],
    columns: [
      'id bigint not null',
      'order_id bigint not null',
      'product_id bigint not null',
      'quantity integer not null',
      'unit_price numeric(10,2) not null',
      'line_total numeric(12,2) not null',
    ],
  },
]);

let blueprint: Blueprint;
beforeAll(async () => {
  ({ blueprint } = await infer(catalog, noTools));
});

function generatorOf(table: string, column: string): Generator | undefined {
  return blueprint.tables.find((each) => each.name === table)!.columns.find((each) => each.name === column)!.generator;
}

test('copies equal the parent’s values', () => {
  expect(generatorOf('orders', 'customer_email')).toEqual({ kind: 'lookup', parameters: { relation: 'orders_customer_id_fkey', column: 'email' } });
  expect(generatorOf('orders', 'currency')).toEqual({ kind: 'lookup', parameters: { relation: 'orders_customer_id_fkey', column: 'currency' } });
  expect(generatorOf('order_items', 'unit_price')).toEqual({ kind: 'lookup', parameters: { relation: 'order_items_product_id_fkey', column: 'price' } });
});

test('counts, lines and wholes are computed', () => {
  expect(generatorOf('customers', 'orders_count')).toEqual({ kind: 'derived', parameters: { relation: 'orders_customer_id_fkey', aggregate: 'count' } });
  expect(generatorOf('order_items', 'line_total')).toEqual({ kind: 'expression', parameters: { expression: 'round(quantity * unit_price, 2)' } });
  expect(generatorOf('orders', 'total')).toEqual({
    kind: 'expression',
    parameters: { expression: 'coalesce(sum(order_items, line_total), 0.0) + shipping_fee' },
  });
});

test('a flag follows its timestamp, a duration its span', () => {
  expect(generatorOf('orders', 'is_deleted')).toEqual({ kind: 'expression', parameters: { expression: 'deleted_at != null' } });
  expect(generatorOf('orders', 'duration_minutes')).toEqual({ kind: 'expression', parameters: { expression: 'greatest(ended_at - started_at, 0) / 60' } });
});

test('it holds in the rows: totals are the sums of their lines and the fee', async () => {
  const plan = compile(blueprint, await loadWords(blueprint.locale));
  const rowsOf = (table: string): Record<string, string | null>[] => {
    const { columns, rows } = plan.table(`public.${table}`);
    return textRows(plan, `public.${table}`, 0, Math.min(rows, 60_000)).map((row) => Object.fromEntries(row.map((cell, i) => [columns[i]!.name, cell])));
  };
  const lines = rowsOf('order_items');
  for (const order of rowsOf('orders').slice(0, 50)) {
    const own = lines.filter((line) => line.order_id === order.id);
    expect(Number(order.total)).toBeCloseTo(own.reduce((sum, line) => sum + Number(line.line_total), 0) + Number(order.shipping_fee), 2);
  }
});
