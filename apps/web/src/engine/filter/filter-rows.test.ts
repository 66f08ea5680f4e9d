import { emptyBlueprint, Problem, type Blueprint } from '@seedbed/contract';
import { compile, textRows, type Plan } from '@seedbed/engine';
import { loadWords } from '@seedbed/engine/words';
import { expect, test } from 'vitest';
import { countMatches, matchesFrom, searchMatches } from './filter-rows.ts';
import type { FilterOperator, RowFilter } from './row-filter.ts';

const id = { name: 'id', type: 'bigint', generator: { kind: 'sequence', parameters: { start: 11, step: 2 } } };
/** `orders` of a table's size, each user with as many of them as the next. */
const blueprint = (users: number, orders: number): Blueprint => ({
  ...emptyBlueprint(),
  tables: [
    {
      schema: 'public',
      name: 'users',
      rows: users,
      primaryKey: ['id'],
      uniqueKeys: [{ columns: ['email'] }],
      columns: [id, { name: 'email', type: 'text', generator: { kind: 'internet.email' } }],
    },
    {
      schema: 'public',
      name: 'orders',
      rows: orders,
      primaryKey: ['id'],
      columns: [
        id,
        { name: 'falling', type: 'integer', generator: { kind: 'sequence', parameters: { start: 0, step: -1 } } },
        { name: 'user_id', type: 'bigint' },
        { name: 'city', type: 'text', nullable: true, nullRate: 0.4, generator: { kind: 'location.city' } },
        { name: 'state', type: 'text', generator: { kind: 'values', parameters: { values: ['Open', 'closed'] } } },
        { name: 'total', type: 'numeric(8,2)', generator: { kind: 'number.float', parameters: { min: 0, max: 500 } } },
      ],
    },
  ],
  relations: [{ name: 'of', source: 'declared', from: { table: 'public.orders', columns: ['user_id'] }, to: { table: 'public.users', columns: ['id'] } }],
});
const words = await loadWords('en-US');
const ROWS = 5_000;
const plan = compile(blueprint(40, ROWS), words);
const COLUMNS = ['id', 'falling', 'user_id', 'city', 'state', 'total'];
const cells = textRows(plan, 'public.orders', 0, ROWS, COLUMNS);

const wanted = (column: string, op: FilterOperator, value = ''): RowFilter => ({ column, op, value });

/** All matching rows as the client gets them: counted and read if they are known, otherwise searched in pieces. */
function matching(of: Plan, table: string, filter: RowFilter): number[] {
  const count = countMatches(of, table, filter);
  if (count !== null) return [...matchesFrom(of, table, filter, 0, count, []).rows];
  const rows: number[] = [];
  for (let next = 0; next < ROWS;) {
    const found = searchMatches(of, table, filter, next, ROWS, 50, () => true);
    expect(found.next).toBeGreaterThan(next);
    rows.push(...found.rows);
    ({ next } = found);
  }
  return rows;
}

const is: Record<FilterOperator, (cell: string | null, value: string) => boolean> = {
  eq: (cell, value) => cell !== null && Number(cell) === Number(value),
  neq: (cell, value) => cell !== null && Number(cell) !== Number(value),
  contains: (cell, value) => cell !== null && cell.toLowerCase().includes(value.toLowerCase()),
  gt: (cell, value) => cell !== null && Number(cell) > Number(value),
  gte: (cell, value) => cell !== null && Number(cell) >= Number(value),
  lt: (cell, value) => cell !== null && Number(cell) < Number(value),
  lte: (cell, value) => cell !== null && Number(cell) <= Number(value),
  null: (cell) => cell === null,
  'not-null': (cell) => cell !== null,
};

/** The last value tells whether the count is known without a search. */
test.each<[column: string, op: FilterOperator, value: string, isKnown: boolean]>([
  ['id', 'eq', '4711', true],
  ['id', 'eq', '4712', true],
  ['id', 'gt', '4711', true],
  ['id', 'gte', '4711', true],
  ['id', 'lt', '4712', true],
  ['id', 'lte', '3', true],
  ['id', 'gt', '3', true],
  ['id', 'neq', '4711', false],
  ['falling', 'gt', '-100', true],
  ['falling', 'lte', '-4000', true],
  ['user_id', 'eq', '31', true],
  ['user_id', 'eq', '32', true],
  ['user_id', 'gt', '31', false],
  ['city', 'contains', 'AN', false],
  ['city', 'null', '', false],
  ['city', 'not-null', '', false],
  ['state', 'null', '', true],
  ['state', 'not-null', '', true],
  ['total', 'gte', '250.5', false],
  ['total', 'contains', '.5', false],
])('%s %s %s', (column, op, value, isKnown) => {
  const filter = wanted(column, op, value);
  const place = COLUMNS.indexOf(column);
  const expected = cells.flatMap((row, at) => (is[op](row[place]!, value) ? [at] : []));
  expect(matching(plan, 'public.orders', filter)).toEqual(expected);
  expect(countMatches(plan, 'public.orders', filter)).toBe(isKnown ? expected.length : null);
});

test('the children of a parent, a key and a range are exact at any size, with their texts', () => {
  const large = compile(blueprint(1_000_000, 1e12), words);
  const children = wanted('user_id', 'eq', '2000009');
  const count = countMatches(large, 'public.orders', children)!;
  expect(count).toBeGreaterThan(1_000);
  const part = matchesFrom(large, 'public.orders', children, count - 3, 10, ['user_id', 'id']);
  expect(part.rows).toHaveLength(3);
  expect(part.texts).toEqual([['2000009', '2000009', '2000009'], part.rows.map((row) => String(11 + row * 2))]);
  expect(countMatches(large, 'public.orders', wanted('id', 'gt', '1000000'))).toBe(1e12 - 499_995);
  expect(matchesFrom(large, 'public.orders', wanted('id', 'eq', '1999999999999'), 0, 9, []).rows).toEqual([999_999_999_994]);
  expect(countMatches(large, 'public.orders', wanted('state', 'eq', 'Open'))).toBeNull();
});

test('a search stops at its time limit, and continues where it was', () => {
  const large = compile(blueprint(1_000_000, 1e12), words);
  const open = wanted('state', 'eq', 'Open');
  const first = searchMatches(large, 'public.orders', open, 0, 1e12, 1e6, () => false);
  expect(first.next).toBeLessThan(10_000);
  expect(first.rows.length).toBeGreaterThan(100);
  const second = searchMatches(large, 'public.orders', open, first.next, first.next + 100, 1e6, () => true);
  expect(second.next).toBe(first.next + 100);
  expect(second.rows.every((row) => row >= first.next && row < second.next)).toBe(true);
});

test('an invalid value, or a removed column, is reported in words', () => {
  expect(() => countMatches(plan, 'public.orders', wanted('id', 'eq', 'seven'))).toThrow(Problem);
  expect(() => countMatches(plan, 'public.orders', wanted('id', 'eq', 'seven'))).toThrow('Invalid input syntax for type bigint: "seven"');
  expect(() => countMatches(plan, 'public.orders', wanted('gone', 'eq', '1'))).toThrow('public.orders has no column gone.');
});
