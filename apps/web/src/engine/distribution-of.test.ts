import { expect, test } from 'vitest';
import { runsOver } from './distribution-of.ts';

test.each([
  [0, 2_000],
  [5, 2_000],
  [2_000, 2_000],
  [2_500, 4_000],
  [2_001, 2_000],
  [1_000_000_000, 2_000],
  [Number.MAX_SAFE_INTEGER, 2_000],
])('runs over %d rows stay inside and apart', (rows, sample) => {
  const runs = runsOver(rows, sample);
  let end = 0;
  for (const run of runs) {
    expect(Number.isSafeInteger(run.first)).toBe(true);
    expect(run.first).toBeGreaterThanOrEqual(end);
    end = run.first + run.count;
  }
  expect(end).toBeLessThanOrEqual(rows);
  const seen = runs.reduce((sum, run) => sum + run.count, 0);
  expect(seen).toBe(rows <= sample ? rows : 2_000);
});
