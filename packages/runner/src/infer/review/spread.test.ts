import { expect, test } from 'vitest';
import { sharesOf, spreadOf } from './spread.ts';

test('rows with different values are shown, filled up with the first ones', () => {
  expect(spreadOf(['t', 't', 't', 'f', 't', null, 't'], 5)).toEqual([0, 1, 2, 3, 5]);
  expect(spreadOf(['a', 'a', 'b', 'c', 'd', 'e', 'f'], 5)).toEqual([0, 2, 3, 4, 5]);
  expect(spreadOf(['a', 'a'], 5)).toEqual([0, 1]);
  expect(spreadOf([], 5)).toEqual([]);
});

test('shares are shown where a column has few different values', () => {
  const of = (yes: number) => Array.from({ length: 40 }, (_, i) => (i < yes ? 'true' : 'false'));
  expect(sharesOf(of(36))).toBe('true in 36 of 40, false in 4');
  expect(sharesOf(of(40))).toBe('true in all 40 rows looked at');
  expect(sharesOf(Array.from({ length: 40 }, (_, i) => String(i)))).toBeNull();
  expect(sharesOf(['a'])).toBeNull();
});

test('rows that look wrong come before those that only differ', () => {
  expect(spreadOf(['a', 'b', 'c', 'd', 'e', 'f', 'f'], 5, [6, 5])).toEqual([0, 1, 2, 5, 6]);
});
