import { afterEach, expect, test, vi } from 'vitest';
import type { LoadProgress } from '../report.ts';
import { loadProgress } from './load-progress.ts';

const tables = [
  { name: 'public.a', rows: 3 },
  { name: 'public.b', rows: 2 },
];

afterEach(() => vi.useRealTimers());

test('the seconds of a table are its own, without waiting and earlier tables', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const reported: LoadProgress[] = [];
  const progress = loadProgress(tables, (each) => reported.push(each));
  expect(reported.map(({ table, state, seconds }) => [table, state, seconds])).toEqual([
    ['public.a', 'waiting', null],
    ['public.b', 'waiting', null],
  ]);

  const first = progress.table('public.a');
  first.begin();
  vi.advanceTimersByTime(60);
  first.add(3, 30);
  expect(reported.at(-1)!.seconds).toBe(0.06);
  first.end(3);
  const second = progress.table('public.b');
  second.begin();
  expect(reported.at(-1)).toEqual({ table: 'public.b', state: 'running', rows: 0, total: 2, bytes: 0, seconds: 0, taken: 0 });
  second.end(2);
  expect(reported.at(-1)!.seconds).toBe(0);
  expect(progress.report().tables.map(({ seconds }) => seconds)).toEqual(
    ['public.a', 'public.b'].map((name) => reported.findLast(({ table }) => table === name)!.seconds),
  );
});

test('a table that was not reached took no time', () => {
  expect(loadProgress(tables).report()).toEqual({
    tables: tables.map(({ name }) => ({ table: name, rows: 0, bytes: 0, seconds: 0 })),
    rows: 0,
    bytes: 0,
  });
});

test('a plan that is made again while rows are sent corrects the counts of tables that are not loaded yet', () => {
  const progress = loadProgress(tables);
  const first = progress.table('public.a');
  first.begin();
  first.end(3);
  progress.replan([
    { name: 'public.a', rows: 9 },
    { name: 'public.b', rows: 7, left: [0] },
  ]);
  const second = progress.table('public.b');
  second.begin();
  second.end(6);
  expect(progress.diagnostics()).toEqual([]);
});
