import { expect, test } from 'vitest';
import { freezeWhole } from './freeze.ts';

test('rows selected from a larger set keep their number, and a whole table has none', () => {
  const rows = [['1'], ['2']];
  expect(freezeWhole('public.seats', ['id'], rows, 'the 2 rows of 5 that Postgres took', '', 5).largest).toBe(2);
  expect(freezeWhole('public.seats', ['id'], rows, '2 rows that Postgres took').largest).toBeUndefined();
});
