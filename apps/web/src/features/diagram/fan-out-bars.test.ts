import { expect, test } from 'vitest';
import { fanOutBars } from './fan-out-bars.ts';

test('bars have the shape of the distribution: a spike, a bell, a tail, or as counted', () => {
  expect(fanOutBars({ kind: 'fixed', count: 2 })).toEqual([0, 0, 1, 0, 0, 0, 0]);
  expect(
    fanOutBars({
      kind: 'empirical',
      counts: [
        { children: 0, weight: 1 },
        { children: 3, weight: 4 },
      ],
    }),
  ).toEqual([0.25, 0, 0, 1, 0, 0, 0]);
  const bell = fanOutBars({ kind: 'normal', mean: 50, deviation: 10 })!;
  expect(bell.indexOf(1)).toBe(4);
  const tail = fanOutBars({ kind: 'geometric', mean: 5 })!;
  expect(tail).toEqual(tail.toSorted((a, b) => b - a));
  expect(fanOutBars(undefined)).toBeNull();
});
