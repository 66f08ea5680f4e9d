import { expect, test } from 'vitest';
import { capacityFor } from './capacity.ts';

test('K7: the next power of ten above the rows, and at most what the format holds', () => {
  expect([0, 1, 999, 1_000, 1_001, 123_456].map((rows) => capacityFor(rows))).toEqual([1_000, 1_000, 1_000, 10_000, 10_000, 1_000_000]);
  expect(capacityFor(5, 26)).toBe(26);
  expect(capacityFor(Number.MAX_SAFE_INTEGER)).toBe(Number.MAX_SAFE_INTEGER);
});
