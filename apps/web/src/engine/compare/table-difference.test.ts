import { emptyBlueprint, type Blueprint } from '@seedbed/contract';
import { compile } from '@seedbed/engine';
import { loadWords } from '@seedbed/engine/words';
import { expect, test } from 'vitest';
import { nextDifference } from './next-difference.ts';
import { pairTables, tableDifference } from './table-difference.ts';

const int = (name: string, max: number) => ({ name, type: 'integer', generator: { kind: 'number.int', parameters: { min: 1, max } } });
const blueprint = (max: number, rows: number, nullRate = 0): Blueprint => ({
  ...emptyBlueprint(),
  tables: [
    {
      schema: 'public',
      name: 'a',
      rows,
      columns: [int('x', max), { ...int('y', 900), nullable: true, nullRate }, { name: 'z', type: 'integer', generated: 'x' }],
    },
  ],
});
const plans = async (a: Blueprint, b: Blueprint) => {
  const words = await loadWords('en');
  return [compile(a, words), compile(b, words)] as const;
};

test('counts compare only the compared rows; columns that Postgres computes are skipped and named', async () => {
  const [before, after] = await plans(blueprint(900, 200), blueprint(50, 260));
  const [table] = pairTables(before, after);
  expect(table).toEqual({ name: 'public.a', rows: [200, 260], columns: ['x', 'y'], byPostgres: ['z'] });
  const { compared, of, columns } = await tableDifference(before, after, table!);
  expect([compared, of, columns.map(({ name }) => name)]).toEqual([200, 200, ['x', 'y']]);
  expect(columns[0]!.differ).toBeGreaterThan(150);
  expect(columns[1]!.differ).toBe(0);
});

test('of a large table only a thousand rows are compared', async () => {
  const [before, after] = await plans(blueprint(900, 50_000), blueprint(900, 50_000, 0.5));
  const found = await tableDifference(before, after, pairTables(before, after)[0]!);
  expect([found.compared, found.of]).toEqual([1_000, 50_000]);
  expect(found.columns.map(({ differ }) => Math.round(differ / 100))).toEqual([0, 5]);
});

test('a table that exists on one side only has nothing to compare', async () => {
  const [before, after] = await plans({ ...blueprint(900, 5), tables: [] }, blueprint(900, 5));
  const [table] = pairTables(before, after);
  expect(table).toMatchObject({ rows: [null, 5], columns: [] });
  expect(await tableDifference(before, after, table!)).toMatchObject({ compared: 0, of: 0, columns: [] });
});

test('the next difference is found in both directions, also rows that only one side has', async () => {
  const [before, after] = await plans(blueprint(900, 3_000), blueprint(900, 3_010, 0.001));
  const always = () => true;
  const next = (from: number, isBack = false) => nextDifference(before, after, 'public.a', ['x', 'y'], from, isBack, always);
  const first = next(0) as { row: number; columns: readonly string[] };
  expect(first.columns).toEqual(['y']);
  expect(first.row).toBeGreaterThan(0);
  expect(next(2_999, true)).toMatchObject({ columns: ['y'] });
  expect(next(first.row - 1, true)).toBeNull();
  expect(nextDifference(before, after, 'public.a', ['x'], 0, false, always)).toEqual({ row: 3_000, columns: [] });
  expect(next(3_005)).toEqual({ row: 3_005, columns: [] });
  expect([next(3_010), next(-1, true)]).toEqual([null, null]);
  expect(nextDifference(before, after, 'public.a', ['x'], 0, false, () => false)).toEqual({ next: 256 });
});
