import { expect, test } from 'vitest';
import { parseRowCounts, rowsAsked, rowsOfSize, scaledRows, splitNames, tablesNamed } from './row-counts.ts';

test.each([
  ['1000', 1000],
  ['1_000_000', 1_000_000],
  ['1,000', 1000],
  ['users=1000,public.orders=5_000', { users: 1000, 'public.orders': 5000 }],
  ['200,users=20', { '*': 200, users: 20 }],
  ['users=20, 200', { '*': 200, users: 20 }],
  ['*=5,a=b=3', { '*': 5, 'a=b': 3 }],
])('%s is read', (text, counts) => expect(typeof counts === 'number' ? parseRowCounts(text) : { ...(parseRowCounts(text) as object) }).toEqual(counts));

test.each(['many', 'users', 'users=', '=3', 'users=-1', '1.5', '200,users=20,users=30', '200,300,users=1', '9007199254740992', ''])('%j is refused', (text) =>
  expect(() => parseRowCounts(text)).toThrow(/^rows /),
);

test('a count for all tables can have exceptions by name', () => {
  const counts = parseRowCounts('200,users=20');
  expect(rowsAsked(counts, ['public.users', 'users'])).toEqual({ rows: 20, named: true });
  expect(rowsAsked(counts, ['public.orders', 'orders'])).toEqual({ rows: 200, named: false });
  expect(rowsAsked({ users: 1 }, ['orders'])).toBeUndefined();
  expect(tablesNamed(counts)).toEqual(['users']);
});

test('a scale above what a table can have names the table and the largest one', () => {
  expect([scaledRows('public.users', 300, 2), scaledRows('public.users', 300, 0.001)]).toEqual([600, 1]);
  expect(() => scaledRows('public.users', 300, 1e300)).toThrow(
    'scale: 1e+300 times the 300 rows of public.users is more than a table can have; at most 30023997515803 for it.',
  );
  expect(scaledRows('public.users', 300, 30_023_997_515_803)).toBeLessThanOrEqual(Number.MAX_SAFE_INTEGER);
});

test('names are split at commas outside quotes', () => {
  expect(splitNames('users, public.orders,"a,b".c,')).toEqual(['users', 'public.orders', '"a,b".c']);
});

test('small tables shrink less than large ones', () => {
  expect([1000, 300, 40, 13, 3, 1, 0].map((rows) => rowsOfSize(rows, 'S'))).toEqual([100, 30, 5, 5, 3, 1, 0]);
  expect([scaledRows('public.species', 13, 0.1), scaledRows('public.species', 13, 0.5), scaledRows('public.species', 13, 10)]).toEqual([5, 13, 130]);
});
