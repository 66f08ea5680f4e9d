import { expect, test } from 'vitest';
import { loadWords } from '../words/index.ts';
import { compile } from './compile.ts';
import { blueprintOf, ID, link } from './testing/blueprint-of.ts';
import { textRows } from './text-rows.ts';

const words = await loadWords('en-US');
const created = { type: 'timestamp with time zone', generator: { kind: 'date.created' } };
const plan = compile(
  blueprintOf(
    {
      users: { rows: 200, columns: { id: ID, created_at: created }, primaryKey: ['id'] },
      products: { rows: 50, columns: { id: ID, created_at: created }, primaryKey: ['id'] },
      orders: {
        columns: {
          id: ID,
          user_id: 'integer',
          product_id: 'integer',
          created_at: created,
          updated_at: { type: 'timestamp with time zone', generator: { kind: 'date.updated', parameters: { after: 'created_at' } } },
        },
        primaryKey: ['id'],
      },
      notes: { columns: { order_id: 'integer', created_at: created } },
    },
    [link('orders.user_id', 'users.id', { owner: true }), link('orders.product_id', 'products.id'), link('notes.order_id', 'orders.id', { owner: true })],
  ),
  words,
);
const cells = (table: string, columns: string[]) => textRows(plan, table, 0, plan.table(table).rows, columns) as string[][];

test('nothing happens before its parents are there, nor after the reference date', () => {
  const users = new Map(cells('users', ['id', 'created_at']) as [string, string][]);
  const products = new Map(cells('products', ['id', 'created_at']) as [string, string][]);
  const orders = cells('orders', ['id', 'user_id', 'product_id', 'created_at', 'updated_at']);
  for (const [, user, product, at, updated] of orders) {
    expect(at! >= users.get(user!)! && at! >= products.get(product!)! && updated! >= at!).toBe(true);
    expect(at! < '2026-01-02').toBe(true);
  }
  const placed = new Map(orders.map(([id, , , at]) => [id!, at!]));
  for (const [order, at] of cells('notes', ['order_id', 'created_at'])) expect(at! >= placed.get(order!)!).toBe(true);
});

test('a row alone has the moment that it has among all', () => {
  const all = cells('notes', ['created_at']);
  for (const row of [0, 77, all.length - 1]) expect(textRows(plan, 'notes', row, 1, ['created_at'])[0]).toEqual(all[row]);
});
