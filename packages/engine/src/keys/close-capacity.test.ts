import { expect, test } from 'vitest';
import { closeCapacityFor } from './close-capacity.ts';

test.each([
  [0, 10],
  [9, 10],
  [10, 20],
  [60, 100],
  [328, 500],
  [1000, 2000],
  [1999, 2000],
  [1e9, 2e9],
])('%i rows draw from %i values', (rows, capacity) => {
  expect(closeCapacityFor(rows)).toBe(capacity);
});

test('never above the number of values', () => {
  expect(closeCapacityFor(60, 64)).toBe(64);
  expect(closeCapacityFor(1e6, 100)).toBe(100);
  expect(closeCapacityFor(2 ** 53)).toBe(Number.MAX_SAFE_INTEGER);
});
