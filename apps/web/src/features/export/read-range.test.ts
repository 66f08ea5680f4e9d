import { expect, test } from 'vitest';
import { readRange } from './read-range.ts';

test('ranges', () => {
  expect(readRange('', '')).toEqual({});
  expect(readRange('70,001', '70100')).toEqual({ from: 70_001, to: 70_100 });
  expect(readRange('1M', 'last')).toEqual({ from: 1_000_000 });
});

test.each([
  ['0', ''],
  ['x', ''],
  ['5', '4'],
  ['', '0'],
])('%s to %s is refused with words', (from, to) => {
  expect(readRange(from, to)).toHaveProperty('fault');
});
