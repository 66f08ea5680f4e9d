import { emptyBlueprint, type Blueprint } from '@seedbed/contract';
import { compile } from '@seedbed/engine';
import { loadWords } from '@seedbed/engine/words';
import { expect, test } from 'vitest';
import { comparePlans } from './compare-plans.ts';

const int = (name: string, max: number) => ({ name, type: 'integer', generator: { kind: 'number.int', parameters: { min: 1, max } } });
const blueprint = (max: number, nullRate = 0, rows = 50_000): Blueprint => ({
  ...emptyBlueprint(),
  tables: [
    { schema: 'public', name: 'a', rows, columns: [int('x', max), { ...int('y', 900), nullable: true, nullRate }] },
    { schema: 'public', name: 'b', rows: 0, columns: [int('z', 900)] },
  ],
});
const plans = async (a: Blueprint, b: Blueprint) => {
  const words = await loadWords('en');
  return [compile(a, words), compile(b, words)] as const;
};

test('an edit of one column changes only that column, out of all', async () => {
  const [before, after] = await plans(blueprint(900), blueprint(50));
  expect(await comparePlans(before, after, [])).toEqual({ changed: ['public.a.x'], counts: [], columns: 3, byPostgres: 0, unread: 0, isSample: true });
  expect(await comparePlans(before, before, [])).toEqual({ changed: [], counts: [], columns: 3, byPostgres: 0, unread: 0, isSample: false });
});

test('a change in few rows is found among a thousand rows, or in the visible ones', async () => {
  const [before, after] = await plans(blueprint(900), blueprint(900, 0.01));
  expect(await comparePlans(before, after, [])).toMatchObject({ changed: ['public.a.y'] });
  // One row in five thousand is NULL: the summary must not claim that nothing changed.
  const [dense, rare] = await plans(blueprint(900, 0), blueprint(900, 0.000_2));
  const seen = [{ table: 'public.a', first: 0, count: 40_000 }];
  expect(await comparePlans(dense, rare, seen)).toMatchObject({ changed: ['public.a.y'] });
});

test('another number of rows is reported, and the common rows are compared', async () => {
  const [before, after] = await plans(blueprint(900), blueprint(900, 0, 60_000));
  expect(await comparePlans(before, after, [])).toMatchObject({ changed: [], counts: ['public.a'], columns: 3 });
});

test('without time for all columns it claims nothing', async () => {
  const [before, after] = await plans(blueprint(900), blueprint(50));
  expect(await comparePlans(before, after, [], async () => false)).toBeNull();
});
