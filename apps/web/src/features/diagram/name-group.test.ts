import { expect, test } from 'vitest';
import { nameGroup } from './name-group.ts';

const tables = [
  { schema: 'shop', name: 'orders' },
  { schema: 'shop', name: 'items' },
  { schema: 'shop', name: 'refunds' },
  { schema: 'log', name: 'events' },
  { schema: 'log', name: 'jobs' },
];
const links = [
  { from: 1, to: 0 },
  { from: 2, to: 0 },
  { from: 4, to: 0 },
];

test.each([
  ['a whole schema', [0, 1, 2], 'shop'],
  ['what the others refer to', [0, 1], 'orders and related'],
  ['a table alone', [3], null],
  ['relations to elsewhere', [1, 4], 'Others of shop'],
])('a group of %s', (_, members, name) => expect(nameGroup(members, tables, links)).toBe(name));

test('tables of one schema without relations', () => expect(nameGroup([0, 1], tables.slice(0, 3), [])).toBe('Without relations'));

test('a table whose name another schema has too is named with its schema, and a group that hangs together in parts says so', () => {
  const twice = [...tables, { schema: 'log', name: 'orders' }];
  expect(nameGroup([0, 1], twice, links)).toBe('shop.orders and related');
  expect(nameGroup([0, 1, 3, 4], [...tables, { schema: 'shop', name: 'visits' }], links)).toBe('orders and others');
});
