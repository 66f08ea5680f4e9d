import { expect, test } from 'vitest';
import type { TableDifference } from '../../engine/protocol.ts';
import { firstToShow, sidesOf } from './sides.ts';

test.each([
  ['nothing is asked for: the newest and the one before', {}, { before: { revision: 4 }, after: { revision: 5 }, isSame: false }],
  ['two revisions', { a: 1, b: 3 }, { before: { revision: 1 }, after: { revision: 3 }, isSame: false }],
  ['another seed', { a: 3, seed: '43' }, { before: { revision: 3 }, after: { revision: 3, seed: '43' }, isSame: false }],
  ['the same twice', { a: 3, b: 3 }, { before: { revision: 3 }, after: { revision: 3 }, isSame: true }],
] as const)('%s', (_, search, sides) => expect(sidesOf(search, 5)).toEqual(sides));

test('the first table that differs is shown, once those before it were counted', () => {
  const table = (name: string) => ({ name, rows: [5, 5] as const, columns: ['x'], byPostgres: [] });
  const counted = (name: string, differ: number): [string, TableDifference] => [name, { table: name, compared: 5, of: 5, columns: [{ name: 'x', differ }] }];
  const tables = [table('a'), table('b'), table('c')];
  expect(firstToShow(tables, new Map([counted('b', 2)]))).toBeUndefined();
  expect(firstToShow(tables, new Map([counted('a', 0), counted('b', 2)]))?.name).toBe('b');
  expect(firstToShow(tables, new Map(['a', 'b', 'c'].map((name) => counted(name, 0))))?.name).toBe('a');
});
