import { expect, test } from 'vitest';
import { listed } from './listed.ts';

test('lists items in words', () => {
  expect([[], ['a'], ['a', 'b'], ['a', 'b', 'c']].map((texts) => listed(texts))).toEqual(['', 'a', 'a and b', 'a, b and c']);
  expect(listed(['a', 'b', 'c'], 2)).toBe('a, b and 1 more');
  expect(listed(['a', 'b'], 2)).toBe('a and b');
});
