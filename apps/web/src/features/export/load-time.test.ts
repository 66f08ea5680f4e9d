import { expect, test } from 'vitest';
import { loadTime } from './load-time.ts';

const START = Date.parse('2026-01-01T00:00:00.000Z');
/** A run that ended on the given day. */
const run = (target: string, rowsDone: number, seconds: number, day = 0, state: 'succeeded' | 'failed' = 'succeeded') => ({
  target,
  rowsDone,
  state,
  startedAt: new Date(START + day * 86_400_000).toISOString(),
  finishedAt: new Date(START + day * 86_400_000 + seconds * 1000).toISOString(),
});

test('a small run gives no estimate for a large one', () => {
  // 7,187 rows took 6.8 s; 14,468,784 rows then took about three minutes, not four hours.
  expect(loadTime([run('a', 7_187, 6.8)], 'a', 14_468_784)).toBeNull();
  const time = loadTime([run('a', 7_187, 6.8), run('a', 3_617_196, 43)], 'a', 14_468_784)!;
  expect(time.seconds).toBeGreaterThan(120);
  expect(time.seconds).toBeLessThan(240);
});

test('the fixed time of every load is not multiplied by its rows', () => {
  const { fixed, rowsPerSecond, seconds, by } = loadTime([run('a', 500, 5, 2), run('a', 1_000_000, 25, 1)], 'a', 100_000)!;
  expect({ fixed, rowsPerSecond, seconds, rows: by.rows }).toEqual({ fixed: 5, rowsPerSecond: 50_000, seconds: 7, rows: 1_000_000 });
});

test('the newest large run counts', () => {
  expect(loadTime([run('a', 1_000_000, 100, 1), run('a', 1_000_000, 20, 3), run('a', 2_000, 1, 4)], 'a', 1_000_000)!.seconds).toBeCloseTo(20);
});

test.each([
  ['another target', [run('b', 1_000_000, 20)]],
  ['failed', [run('a', 1_000_000, 20, 0, 'failed')]],
  ['over too soon to tell', [run('a', 200_000, 3)]],
])('a run with %s is not measured', (_, runs) => expect(loadTime(runs, 'a', 10)).toBeNull());
