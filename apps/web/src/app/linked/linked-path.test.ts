import { expect, test } from 'vitest';
import { hasLinked, withChoice } from './linked-path.ts';

test('another relation at a level closes the deeper ones', () => {
  expect(withChoice(['a', 'b', 'c'], 1, 'd')).toEqual(['a', 'd']);
  expect(withChoice([], 0, 'a')).toEqual(['a']);
});

test('only a table that another refers to has tables beside it', () => {
  const relations = [{ source: 'declared' as const, from: { table: 'public.lines', columns: ['order_id'] }, to: { table: 'public.orders', columns: ['id'] } }];
  expect(hasLinked(relations, 'public.orders')).toBe(true);
  expect(hasLinked(relations, 'public.lines')).toBe(false);
});
