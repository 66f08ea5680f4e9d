import { expect, test } from 'vitest';
import type { Blueprint } from '@seedbed/contract';
import { settleOrder } from './settle-order.ts';

test.each([
  [10, undefined],
  [1000, 'time'],
])('with %i children the parents are %s by time: with few, all would have the first parent', (rows, expected) => {
  const table = (name: string) => ({
    schema: 'public',
    name,
    rows,
    columns: [{ name: 'created_at', type: 'timestamptz', generator: { kind: 'date.created' } }],
  });
  const relation = { from: { table: 'public.orders', columns: ['customer_id'] }, to: { table: 'public.customers', columns: ['id'] }, source: 'declared' };
  const blueprint = { tables: [table('customers'), table('orders')], relations: [relation] } as unknown as Blueprint;
  settleOrder(blueprint);
  expect(blueprint.relations[0]!.order).toBe(expected);
});
