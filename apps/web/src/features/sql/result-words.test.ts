import { expect, test } from 'vitest';
import { countWords, limitWords, seenWords } from './result-words.ts';

const rows = (count: number) => Array.from({ length: count }, () => ['1']);

test.each([
  [0, false, 'No rows'],
  [1, false, '1 row'],
  [1_000, false, '1,000 rows'],
  [1_000, true, 'The first 1,000 rows: the result has more'],
])('%i rows, more of them: %s', (count, hasMore, words) => expect(countWords({ rows: rows(count), hasMore })).toBe(words));

test('a query over all rows has no limits to report', () => {
  expect(limitWords({ tables: [{ table: 'public.orders', rows: 7, total: 7 }], cutCells: 0 })).toEqual([]);
});

test('rows outside the query, missing tables and long values are named', () => {
  const tables = [
    ...['a', 'b', 'c', 'd', 'e'].map((name) => ({ table: `public.${name}`, rows: 100_000, total: 1_000_000 })),
    { table: 'public.items', rows: 0, total: 9, problem: 'Postgres refused its rows: invalid input syntax.' },
  ];
  expect(limitWords({ tables, cutCells: 1 })).toEqual([
    'Over the first 100,000 of 1,000,000 rows of a, 100,000 of 1,000,000 rows of b, 100,000 of 1,000,000 rows of c and of 2 more tables. Counts and sums are of these rows.',
    'items cannot be queried. Postgres refused its rows: invalid input syntax.',
    '1 long value ends with “…”.',
  ]);
});

test.each([
  [1, 'It reads the saved revision: of each table up to 100,000 rows, the first ones.'],
  [40, 'It reads the saved revision: of each table up to 25,000 rows, the first ones.'],
])('names %i tables that a query can read', (tables, words) => expect(seenWords(tables)).toBe(words));
