import { expect, test } from 'vitest';
import { freezeWhole } from './freeze.ts';

test('rows selected from a larger set keep their number, and a whole table has none', () => {
  const seats = { table: 'public.seats', columns: ['id'], rows: [['1'], ['2']] };
  expect(freezeWhole({ ...seats, how: 'the 2 rows of 5 that Postgres took', sent: 5 }).largest).toBe(2);
  expect(freezeWhole({ ...seats, how: '2 rows that Postgres took' }).largest).toBeUndefined();
});
