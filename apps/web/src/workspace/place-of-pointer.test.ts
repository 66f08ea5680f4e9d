import { emptyBlueprint, type Blueprint } from '@seedbed/contract';
import { expect, test } from 'vitest';
import { lastTable } from './kept-places.ts';
import { placeOfPointer } from './place-of-pointer.ts';

const blueprint: Blueprint = {
  ...emptyBlueprint(),
  tables: [
    {
      schema: 'public',
      name: 'Order',
      columns: [
        { name: 'id', type: 'bigint' },
        { name: 'total', type: 'numeric' },
      ],
    },
  ],
  relations: [{ from: { table: 'public.items', columns: ['order_id'] }, to: { table: 'public."Order"', columns: ['id'] }, source: 'declared' }],
};

test.each([
  ['/tables/0/columns/1/generator/parameters/min', { table: 'public."Order"', column: 'total' }],
  ['/tables/0/rows', { table: 'public."Order"' }],
  ['/relations/0/fanOut', { table: 'public.items', column: 'order_id' }],
  ['/tables/9', {}],
  ['/seed', {}],
  [undefined, {}],
])('%s', (pointer, place) => expect(placeOfPointer(blueprint, pointer)).toEqual(place));

test('the way back from a screen without a table leads to the one that was open last in the dataset', () => {
  expect(lastTable('shop', null)).toBeNull();
  expect(lastTable('shop', 'public.orders')).toBe('public.orders');
  expect(lastTable('school', null)).toBeNull();
  expect(lastTable('shop', null)).toBe('public.orders');
});
