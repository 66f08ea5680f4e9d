import type { SharedSchema } from '@seedbed/contract';
import { expect, test } from 'vitest';
import { aboutWords, openingTable } from './about-words.ts';

const table = (name: string, rows: number) => ({ schema: 'public', name, rows, primaryKey: [], columns: [] });
const relation = (child: string, parent: string): SharedSchema['relations'][number] => ({
  name: null,
  from: { table: `public.${child}`, columns: ['x'] },
  to: { table: `public.${parent}`, columns: ['id'] },
});
const tables = [table('addresses', 900), table('customers', 1_000), table('order_items', 4_400), table('orders', 1), table('settings', 3), table('audit', 0)];
const relations = [relation('addresses', 'customers'), relation('orders', 'customers'), relation('order_items', 'orders'), relation('orders', 'orders')];

test('a shared dataset is described by its main tables, and how they refer to each other', () => {
  expect(aboutWords({ tables, relations })).toEqual([
    '6,304 rows in 6 tables: 1 order, 1,000 customers, 900 addresses, 4,400 order items and rows of 2 more tables.',
    'Each order refers to a customer and each address refers to a customer.',
  ]);
});

test('a table without references is described by its rows, and none by nothing', () => {
  expect(aboutWords({ tables: [table('notes', 20)], relations: [] })).toEqual(['20 rows in 1 table: 20 notes.']);
  expect(aboutWords({ tables: [], relations: [] })).toEqual([]);
});

test('a link whose sender was at no table opens at the one that most others are tied to', () => {
  expect(openingTable({ tables, relations })).toBe('public.orders');
  expect(openingTable({ tables: [], relations: [] })).toBeNull();
});
