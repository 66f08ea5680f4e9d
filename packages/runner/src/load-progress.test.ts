import { expect, test } from 'vitest';
import { loadProgress } from './load-progress.ts';
import type { LoadProgress } from './runner.ts';

const tables = [
  { name: 'public.a', rows: 3 },
  { name: 'public.b', rows: 2 },
];

test('a table’s seconds are its own: none while it waits, and none of the tables before it', async () => {
  const told: LoadProgress[] = [];
  const progress = loadProgress(tables, (each) => told.push(each));
  expect(told.map(({ table, state, seconds }) => [table, state, seconds])).toEqual([
    ['public.a', 'waiting', null],
    ['public.b', 'waiting', null],
  ]);

  const first = progress.table('public.a');
  first.begin();
  await new Promise((resolve) => setTimeout(resolve, 60));
  first.add(3, 30);
  expect(told.at(-1)!.seconds).toBeGreaterThan(0.05);
  first.end(3);
  const second = progress.table('public.b');
  second.begin();
  expect(told.at(-1)).toEqual({ table: 'public.b', state: 'running', rows: 0, total: 2, bytes: 0, seconds: 0, taken: 0 });
  second.end(2);
  expect(told.at(-1)!.seconds).toBeLessThan(0.05);
  expect(progress.report().tables.map(({ seconds }) => seconds)).toEqual(
    ['public.a', 'public.b'].map((name) => told.findLast(({ table }) => table === name)!.seconds),
  );
});

test('a table that was not reached took no time', () => {
  expect(loadProgress(tables).report()).toEqual({
    tables: tables.map(({ name }) => ({ table: name, rows: 0, bytes: 0, seconds: 0 })),
    rows: 0,
    bytes: 0,
  });
});
