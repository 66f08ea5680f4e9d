import { expect, test } from 'vitest';
import type { ChildCounts } from '../../../engine/protocol.ts';
import { barsByHand, byHand, MAX_DRAWN_BARS, withBars } from './by-hand.ts';
import { startOfCurve } from './start-of-curve.ts';

const counted = (counts: readonly (readonly [children: number, parents: number])[]): ChildCounts => {
  const parents = counts.reduce((sum, [, many]) => sum + many, 0);
  const rows = { parents, counted: parents, rows: 0, counts: counts.map(([children, many]) => ({ children, parents: many })) };
  return { ...rows, most: [], first: [], firstNames: [], asked: null, among: null };
};

test('a counted curve becomes weights of the parents that have children', () => {
  expect(byHand(counted([[0, 50], [1, 30], [3, 10]]))).toEqual({ kind: 'empirical', counts: [{ children: 1, weight: 75 }, { children: 2, weight: 0 }, { children: 3, weight: 25 }] }); // prettier-ignore
  expect(byHand(counted([[1, 999], [2, 1]]))!.counts[1]!.weight).toBe(0.1); // prettier-ignore
  expect(byHand(counted([[0, 9]]))).toBeNull(); // prettier-ignore
});

test('a long tail is one bar, and is drawn in proportion', () => {
  const long = byHand(counted([[1, 60], [2, 20], [40, 15], [75, 5]]))!; // prettier-ignore
  const bars = barsByHand(long);
  expect(bars).toHaveLength(MAX_DRAWN_BARS);
  expect(bars.at(-1)).toEqual({ from: MAX_DRAWN_BARS, to: 75, weight: 20 });
  const tail = withBars(long, new Map([[MAX_DRAWN_BARS - 1, 40]])).slice(-2);
  expect(tail).toEqual([{ children: 40, weight: 30 }, { children: 75, weight: 10 }]); // prettier-ignore
  expect(withBars(long, new Map([[0, 10]]))[0]).toEqual({ children: 1, weight: 10 });
});

test('another kind of curve starts with the counted numbers', () => {
  const rows = counted([[0, 10], [1, 10], [2, 20], [5, 10]]); // prettier-ignore
  expect(startOfCurve('uniform', rows)).toEqual({ kind: 'uniform', min: 1, max: 5 });
  expect(startOfCurve('fixed', rows)).toEqual({ kind: 'fixed', count: 3 });
  expect(startOfCurve('poisson', rows)).toEqual({ kind: 'poisson', mean: 2.5 });
  expect(startOfCurve('normal', rows)).toEqual({ kind: 'normal', mean: 2.5, deviation: 1.5 });
  expect(startOfCurve('lognormal', rows)).toMatchObject({ median: 2 });
  expect(startOfCurve('uniform', null)).toEqual({ kind: 'uniform', min: 1, max: 5 });
});
