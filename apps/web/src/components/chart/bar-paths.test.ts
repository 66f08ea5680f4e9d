import { expect, test } from 'vitest';
import { barsPath, evenBars, outlinePath } from './bar-paths.ts';

test('the highest bar ends below the top, an empty one is absent, and a small one is visible', () => {
  const bars = evenBars([0, 50, 100, 0.001], 100, 40, 23);
  expect(bars.map(({ height }) => height)).toEqual([0, 10, 20, 1]);
  expect(barsPath(bars, 23).match(/M/g)).toHaveLength(3);
});

test('an outline covers all bars, also empty ones', () => {
  expect(outlinePath(evenBars([0, 100], 100, 40, 23), 23)).toBe('M0.00 23V23.00H20.00V3.00H40.00V23');
  expect(outlinePath([], 10)).toBe('M0.00 10V10');
});
