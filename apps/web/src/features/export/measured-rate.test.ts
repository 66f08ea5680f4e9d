import { expect, test } from 'vitest';
import { measuredRate } from './measured-rate.ts';

const run = (target: string, rowsDone: number, seconds: number, state: 'succeeded' | 'failed' = 'succeeded') => ({
  target,
  rowsDone,
  state,
  startedAt: '2026-01-01T00:00:00.000Z',
  finishedAt: new Date(Date.parse('2026-01-01T00:00:00.000Z') + seconds * 1000).toISOString(),
});

test('the newest run into the same target counts, then the newest into any', () => {
  const runs = [run('b', 900, 3), run('a', 1_000, 10), run('a', 5_000, 10)];
  expect(measuredRate(runs, 'a')).toBe(100);
  expect(measuredRate(runs, null)).toBe(300);
});
test('runs that failed or were over at once measure nothing', () => expect(measuredRate([run('a', 9, 0.1), run('a', 900, 9, 'failed')], 'a')).toBeNull());
