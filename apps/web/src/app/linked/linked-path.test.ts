import { expect, test } from 'vitest';
import { withChoice } from './linked-path.ts';

test('another relation at a level closes the deeper ones', () => {
  expect(withChoice(['a', 'b', 'c'], 1, 'd')).toEqual(['a', 'd']);
  expect(withChoice([], 0, 'a')).toEqual(['a']);
});
