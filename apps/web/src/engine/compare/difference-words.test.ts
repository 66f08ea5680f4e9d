import { expect, test } from 'vitest';
import type { PairTable, TableDifference } from '../protocol.ts';
import { rowsWords, sampleWords, sumsOf, sumsWords, tableWords } from './difference-words.ts';

const table = (name: string, rows: PairTable['rows'], columns: readonly string[], byPostgres: readonly string[] = []): PairTable => ({
  name,
  rows,
  columns,
  byPostgres,
});
const counted = (name: string, compared: number, of: number, differ: Readonly<Record<string, number>>): TableDifference => ({
  table: name,
  compared,
  of,
  columns: Object.entries(differ).map(([column, count]) => ({ name: column, differ: count })),
});
const emp = table('public.emp', [160, 222], ['id', 'name', 'mail'], ['full']);
const empDiffers = counted('public.emp', 160, 160, { id: 0, name: 159, mail: 160 });
const log = table('public.log', [2_000_000, 2_000_000], ['at']);
const logStays = counted('public.log', 1_000, 2_000_000, { at: 0 });

test('a table lists the columns that differ, each with its row count, and what was not compared', () => {
  expect(tableWords(emp, empDiffers)).toBe('mail differs in 160 and name in 159 of the 160 rows that both have · 62 rows more · 1 made by Postgres');
  const customers = table('public.customers', [1_000, 1_000], ['id', 'country', 'a', 'b', 'c']);
  expect(tableWords(customers, counted('public.customers', 1_000, 1_000, { id: 0, country: 763 }))).toBe('country differs in 763 of 1,000 rows');
  expect(tableWords(customers, counted('public.customers', 1_000, 1_000, { country: 7, a: 9, b: 8, c: 1 }))).toBe(
    '4 of 5 columns differ: a in 9, b in 8, country in 7 of 1,000 rows, and 1 more',
  );
  expect(tableWords(log, counted('public.log', 1_000, 2_000_000, { at: 3 }))).toBe('at differs in 3 of 1,000 rows compared, spread evenly over 2,000,000');
  expect(tableWords(log, logStays)).toBe('no column differs in 1,000 of 2,000,000 rows, spread evenly');
  expect(tableWords(table('public.new', [null, 5], []), counted('public.new', 0, 0, {}))).toBe('only in the second');
  expect(tableWords(table('public.a', [0, 5], ['x']), counted('public.a', 0, 0, { x: 0 }))).toBe('no row is in both · 5 rows more');
});

test.each([
  [[5, 5], null],
  [[5, 6], '1 row more'],
  [[6, 5], '1 row fewer'],
  [[6, null], 'only in the first'],
] as const)('%j: %s', (rows, words) => expect(rowsWords(table('t', rows, []))).toBe(words));

test('sums are of what was counted, and say where it is a sample', () => {
  const part = sumsOf([emp, log], new Map([['public.emp', empDiffers]]));
  expect(part).toMatchObject({ tables: 2, counted: 1, columns: 4, differing: 2, isSample: false });
  const all = sumsOf(
    [emp, log],
    new Map([
      ['public.emp', empDiffers],
      ['public.log', logStays],
    ]),
  );
  expect(sumsWords(all)).toBe('2 of 5 columns differ, in 1 of 2 tables · 1 table with another number of rows · 1 made by Postgres, not compared');
  expect(sampleWords(all)).toMatch(/^From 1,000 rows of each table/);
  expect(sumsWords(sumsOf([log], new Map([['public.log', logStays]])))).toBe('no value of 1 column differs');
});
