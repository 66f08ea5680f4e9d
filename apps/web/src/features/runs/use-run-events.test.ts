import type { Run } from '@seedbed/contract';
import { expect, test } from 'vitest';
import { doneWords } from './components/run-words.ts';
import { reduce, type RunLive } from './use-run-events.ts';

const parts = { total: 1, pending: 0, running: 1, done: 0, failed: 0 };
const run = { id: 'r', state: 'queued', rows: 100, rowsDone: 0, tables: [] } as unknown as Run;
const start: RunLive = { run: null, log: [], rate: null, lost: false };

test('progress updates the run', () => {
  const known = reduce(start, { kind: 'run', run }, '1');
  const moved = reduce(
    known,
    { kind: 'progress', state: 'running', rowsDone: 40, bytesDone: 9, rowsPerSecond: 20, secondsLeft: 3, parts, retries: 1, tables: [] },
    '2',
  );
  expect(moved.run).toMatchObject({ state: 'running', rowsDone: 40, parts, retries: 1 });
  expect(moved.rate).toEqual({ rowsPerSecond: 20, secondsLeft: 3, history: [20] });
});

test('a repeated log line is kept once', () => {
  const line = { kind: 'log', at: '2026-11-20T09:00:00Z', level: 'info', message: 'a' } as const;
  expect(reduce(reduce(start, line, '7'), line, '7').log).toHaveLength(1);
});

test('the result of a load tells how many rows were added, and where some are missing', () => {
  const tables = [
    { table: 'public.course', rows: 19, rowsDone: 0 },
    { table: 'public.lesson', rows: 81, rowsDone: 81 },
  ] as unknown as Run['tables'];
  const said = (rowsDone: number) => doneWords({ rows: 100, rowsDone, tables, target: 'db/shop' });
  expect(said(100)).toBe('All 100 rows are in db/shop.');
  expect(said(81)).toBe('81 of 100 rows are in db/shop. Not all rows of course (0 of 19) were added.');
  expect(said(0)).toBe('Nothing was loaded: no row was added to db/shop.');
});
