import { expect, test } from 'vitest';
import { parseRowCounts, rowsAsked, splitNames, tablesNamed } from './row-counts.ts';

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

test('names are split at commas outside quotes', () => {
  expect(splitNames('users, public.orders,"a,b".c,')).toEqual(['users', 'public.orders', '"a,b".c']);
});
