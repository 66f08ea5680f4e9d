import { expect, test } from 'vitest';
import { childName, chosenChild, keyOf, type Child } from './child.ts';

const child = (table: string, relation: string, count: number | null): Child => ({ table, relation, columns: [`${relation}_id`], count, first: null });
const orders = child('public.orders', 'customer', 3);
const refunds = child('public.refunds', 'customer', 0);
const visits = child('web.visits', 'customer', null);

test('the chosen relation is shown, otherwise the first that has or may have rows', () => {
  expect(chosenChild([refunds, orders], keyOf(refunds))).toBe(refunds);
  expect(chosenChild([refunds, orders], undefined)).toBe(orders);
  expect(chosenChild([refunds, orders], 'gone gone')).toBe(orders);
  expect(chosenChild([refunds, visits], undefined)).toBe(visits);
  expect(chosenChild([refunds], undefined)).toBe(refunds);
  expect(chosenChild([], undefined)).toBeUndefined();
});

test('relations of one table have their columns in their names', () => {
  expect(childName(orders, [orders, refunds])).toBe('orders');
  const buyer = child('public.orders', 'buyer', 1);
  expect(childName(buyer, [orders, buyer])).toBe('orders by buyer_id');
  expect(childName(visits, [visits])).toBe('web.visits');
});
