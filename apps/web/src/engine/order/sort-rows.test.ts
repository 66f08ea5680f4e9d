import { emptyBlueprint, type Blueprint } from '@seedbed/contract';
import { compile, textRows, type Plan } from '@seedbed/engine';
import { loadWords } from '@seedbed/engine/words';
import { expect, test } from 'vitest';
import { knownOrder, RowSorter } from './sort-rows.ts';

const ROWS = 5_000;
const plain = (name: string, type: string, kind: string, parameters = {}) => ({ name, type, generator: { kind, parameters } });
const blueprint = (rows: number): Blueprint => ({
  ...emptyBlueprint(),
  types: { 'public.mood': { kind: 'enum', labels: ['low', 'high', 'middle'] } },
  tables: [
    {
      schema: 'public',
      name: 'orders',
      rows,
      primaryKey: ['id'],
      columns: [
        plain('id', 'bigint', 'sequence', { start: 11, step: 2 }),
        plain('falling', 'integer', 'sequence', { start: 0, step: -1 }),
        { ...plain('city', 'text', 'location.city'), nullable: true, nullRate: 0.3 },
        plain('mood', 'public.mood', 'values', { values: ['low', 'high', 'middle'] }),
        plain('total', 'numeric(8,2)', 'number.float', { min: -50, max: 500 }),
        plain('paid', 'boolean', 'datatype.boolean'),
        plain('placed', 'timestamp', 'date.past'),
        plain('token', 'uuid', 'string.uuid'),
        plain('key', 'uuid', 'string.uuid', { version: 7 }),
        plain('created', 'timestamp', 'date.created'),
        plain('body', 'json', 'constant', { value: '{}' }),
      ],
    },
  ],
});
const words = await loadWords('en-US');
const plan = compile(blueprint(ROWS), words);
const textsOf = (column: string) => textRows(plan, 'public.orders', 0, ROWS, [column]).map(([text]) => text ?? null);

/** All steps of a sort, each of one batch. */
function sorted(of: Plan, column: string, rows: readonly number[] | null = null): number[] {
  const sorter = new RowSorter(of, 'public.orders', column, rows);
  for (let before = -1; ;) {
    const { read, order } = sorter.step(() => false);
    expect(read).toBeGreaterThan(before);
    before = read;
    if (order) return [...order];
  }
}

const MOODS = ['low', 'high', 'middle'];
const byNumber = (a: string, b: string) => Number(a) - Number(b);
const byText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
test.each<[column: string, order: (a: string, b: string) => number]>([
  ['city', byText],
  ['mood', (a, b) => MOODS.indexOf(a) - MOODS.indexOf(b)],
  ['total', byNumber],
  ['paid', byText],
  ['placed', (a, b) => Date.parse(a) - Date.parse(b) || byText(a.padEnd(26, '0'), b.padEnd(26, '0'))],
  ['token', byText],
  ['falling', byNumber],
  ['key', byText],
  ['created', byText],
])('rows are put in the order of %s, NULLs last, equal values as in the table', (column, order) => {
  const texts = textsOf(column);
  expect(new Set(texts).size).toBeGreaterThan(1);
  const expected = texts
    .map((_, row) => row)
    .toSorted((a, b) => {
      const [x, y] = [texts[a]!, texts[b]!];
      if (x === null || y === null) return Number(x === null) - Number(y === null) || a - b;
      return order(x, y) || a - b;
    });
  expect(sorted(plan, column)).toEqual(expected);
});

test('listed rows are sorted among themselves', () => {
  const rows = Array.from({ length: 900 }, (_, i) => i * 5 + 3);
  const all = sorted(plan, 'total');
  expect(sorted(plan, 'total', rows)).toEqual(all.filter((row) => row % 5 === 3 && row < 4_500));
});

test('columns in the order of the rows need no sort, at any size', () => {
  const large = compile(blueprint(1e8), words);
  const wayOf = (column: string) => knownOrder(large, 'public.orders', column).way;
  expect(wayOf('id')).toBe('rises');
  expect(wayOf('falling')).toBe('falls');
  expect(['key', 'created'].map(wayOf)).toEqual(['rises', 'rises']);
  expect(['city', 'total', 'placed', 'token'].map(wayOf)).toEqual([null, null, null, null]);
});

test('a type without an order, or a removed column, is reported in words', () => {
  expect(() => knownOrder(plan, 'public.orders', 'body')).toThrow('Comparing values of type json by size');
  expect(() => new RowSorter(plan, 'public.orders', 'gone', null)).toThrow('public.orders has no column gone.');
});
