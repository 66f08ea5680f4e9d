import { expect, test } from 'vitest';
import { columnsOf } from '../columns-of.ts';

test.each([
  ['policies', 'term', { minWidth: 365, maxWidth: 365 }],
  ['bookings', 'during', { minWidth: 1, maxWidth: 10 }],
  ['things', 'during', {}],
])('a range of %s.%s has a usual length', async (table, column, expected) => {
  const { generator } = (await columnsOf(table, [`${column} daterange not null`])).get(column)!;
  expect(generator).toMatchObject({ kind: 'range' });
  expect(generator!.parameters ?? {}).toEqual(expected);
});
