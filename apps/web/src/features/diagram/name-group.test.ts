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
  ['a whole schema', [0, 1, 2], 'schema', ['shop']],
  ['a part of a schema', [0, 1], 'schema', ['shop: around orders', 'Around orders', 'orders']],
  ['a whole schema that was found by its relations', [0, 1, 2], 'relation', ['Around orders', 'Around orders', 'orders']],
  ['a table alone', [3], 'relation', []],
  ['tables that are only linked to others', [1, 4], 'relation', ['Linked elsewhere']],
] as const)('a group of %s', (_, members, by, names) => expect(nameGroup(members, tables, links, by)).toEqual(names));

test('tables without relations', () => expect(nameGroup([0, 1], tables, [], 'relation')).toEqual(['Without relations']));

test('a table whose name exists in two schemas shows its schema, and a group of separate parts names each part', () => {
  const twice = [...tables, { schema: 'log', name: 'orders' }];
  expect(nameGroup([0, 1], twice, links, 'relation')).toEqual(['Around shop.orders', 'Around shop.orders', 'shop.orders']);
  expect(nameGroup([0, 1, 3], tables, links, 'relation')).toEqual(['Around orders and events', 'Around orders, …', 'orders, …']);
  expect(nameGroup([0, 1, 2, 3, 4, 5, 6], [...tables, { schema: 'a', name: 'x' }, { schema: 'a', name: 'y' }], links.slice(0, 2), 'relation')[0]).toBe(
    'Around orders, events and 3 more',
  );
});
