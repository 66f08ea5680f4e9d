import type { BlueprintTable, Relation } from '@seedbed/contract';
import { expect, test } from 'vitest';
import { mayBeHeavy, withPinned } from './heavy-parents.ts';

const table = (more: Partial<BlueprintTable> = {}): BlueprintTable => ({ schema: 'public', name: 'orders', columns: [], primaryKey: ['id'], ...more });
const relation = (more: Partial<Relation> = {}): Relation => ({
  source: 'declared',
  from: { table: 'public.orders', columns: ['user_id'] },
  to: { table: 'public.users', columns: ['id'] },
  ...more,
});

test('a parent can be heavy unless a key, another relation or a tree decides', () => {
  expect(mayBeHeavy(table(), relation())).toBe(true);
  expect(mayBeHeavy(table({ primaryKey: ['user_id', 'line'] }), relation())).toBe(true);
  expect(mayBeHeavy(table({ primaryKey: ['user_id'] }), relation())).toBe(false);
  expect(mayBeHeavy(table({ uniqueKeys: [{ columns: ['user_id'] }] }), relation())).toBe(false);
  expect(mayBeHeavy(table(), relation({ within: 'tenant' }))).toBe(false);
  expect(mayBeHeavy(table(), relation({ self: true }))).toBe(false);
});

test('exact counts are of the first parents in order', () => {
  expect(withPinned([5, 2], 2, 3.4)).toEqual([5, 2, 3]);
  expect(withPinned([5, 2, 3], 1, -1)).toEqual([5, 0, 3]);
  expect(withPinned([5, 2, 3], 1, null)).toEqual([5]);
});
