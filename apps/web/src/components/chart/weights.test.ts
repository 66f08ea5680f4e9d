import { expect, test } from 'vitest';
import { paintedBetween, topOf, weightAt, weightByKey } from './weights.ts';

test('a bar follows the pointer in steps and does not go below 0', () => {
  expect(topOf([1, 2])).toBe(2.5);
  expect(topOf([0, 0])).toBe(1);
  expect(weightAt(0.5, 2.5, 0.1)).toBe(1.3);
  expect(weightAt(-0.2, 2.5, 0.1)).toBe(0);
});

test('arrow keys change the value by one, Shift and Page keys by ten, Home sets 0, and other keys are ignored', () => {
  const keys = ['ArrowUp', 'ArrowDown', 'PageUp', 'Home', 'ArrowLeft', 'constructor'];
  expect(keys.map((key) => weightByKey(key, false, 1, 0.1))).toEqual([1.1, 0.9, 2, 0, null, null]);
  expect(weightByKey('ArrowDown', true, 0.5, 0.1)).toBe(0);
});

test('a drag over several bars paints those between, at heights between', () => {
  expect(paintedBetween({ bar: 2, at: 0.4 }, { bar: 2, at: 0.5 })).toEqual([{ bar: 2, at: 0.5 }]);
  expect(paintedBetween({ bar: 1, at: 0 }, { bar: 3, at: 1 })).toEqual([
    { bar: 2, at: 0.5 },
    { bar: 3, at: 1 },
  ]);
  expect(paintedBetween({ bar: 3, at: 1 }, { bar: 1, at: 0 }).map(({ bar }) => bar)).toEqual([2, 1]);
});
