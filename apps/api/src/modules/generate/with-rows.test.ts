import { emptyBlueprint, type Blueprint } from '@seedbed/contract';
import { expect, test } from 'vitest';
import { withRows } from './with-rows.ts';

const blueprint: Blueprint = {
  ...emptyBlueprint(),
  tables: [
    { schema: 'public', name: 'users', rows: 10, columns: [] },
    { schema: 'public', name: 'Order/Items', columns: [] },
  ],
};
const counts = (changed: Blueprint) => changed.tables.map((table) => table.rows);

test('one count is for tables that have one', () => expect(counts(withRows(blueprint, 5))).toEqual([5, undefined]));
test('names set what they name, whatever their form', () => {
  expect(counts(withRows(blueprint, { users: 1, 'public."Order/Items"': 2 }))).toEqual([1, 2]);
  expect(counts(withRows(blueprint, { 'public.users': 3, 'Order/Items': 4 }))).toEqual([3, 4]);
});
test('nothing is nothing', () => expect(withRows(blueprint, undefined)).toBe(blueprint));
test('a table that is not there is told, with its place', () => {
  expect(() => withRows(blueprint, { 'a/b': 1 })).toThrow(expect.objectContaining({ type: 'invalid-request', errors: [{ pointer: '/rows/a~1b', message: 'is no table of the schema' }] }));
});
