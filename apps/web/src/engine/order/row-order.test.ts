import { expect, test } from 'vitest';
import { nextOrder, printOrder, readOrder, type RowOrder } from './row-order.ts';

test.each<[RowOrder, string]>([
  [{ column: 'total', descending: false }, 'total:asc'],
  [{ column: 'a:b ü', descending: true }, 'a%3Ab%20%C3%BC:desc'],
  [{ column: '42', descending: false }, '42:asc'],
])('%j is %s in the address, and the reverse', (order, text) => {
  expect(printOrder(order)).toBe(text);
  expect(readOrder(text)).toEqual(order);
});

test.each(['', 'total', 'total:up', ':asc', '%:asc', 'a:b:asc'])('%j is not an order', (text) => expect(readOrder(text)).toBeNull());

test('the key switches from ascending to descending to the order of the table', () => {
  const up = nextOrder(null, 'total')!;
  expect(up).toEqual({ column: 'total', descending: false });
  const down = nextOrder(up, 'total')!;
  expect(down).toEqual({ column: 'total', descending: true });
  expect(nextOrder(down, 'total')).toBeNull();
  expect(nextOrder(down, 'state')).toEqual({ column: 'state', descending: false });
});
