import { emptyBlueprint, type Blueprint } from '@seedbed/contract';
import { expect, test } from 'vitest';
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
