import type { FanOut } from '@seedbed/contract';
import { expect, test } from 'vitest';
import type { ChildCounts } from '../../../engine/protocol.ts';
import { fanOutChart, fanOutHandles, sharesOf, withNumber } from './fan-out-chart.ts';

const counted = (counts: readonly (readonly [children: number, parents: number])[]): ChildCounts => {
  const parents = counts.reduce((sum, [, many]) => sum + many, 0);
  return {
    parents,
    counted: parents,
    rows: 0,
    counts: counts.map(([children, many]) => ({ children, parents: many })),
    most: [],
    first: [],
    firstNames: [],
    asked: null,
    among: null,
  };
};

test('the chart begins at 0 and names mean, minimum, maximum and the share without children', () => {
  const chart = fanOutChart(counted([[0, 25], [2, 50], [4, 25]]))!; // prettier-ignore
  expect(chart).toEqual({ bars: [25, 0, 50, 0, 25, 0], high: 5, beyond: null, mean: 2, least: 2, most: 4, without: 0.25 });
  expect(fanOutChart(counted([[3, 10]]))).toMatchObject({ bars: [0, 0, 0, 10, 0], without: 0 });
  expect(fanOutChart(counted([[0, 10]]))).toMatchObject({ least: null, most: 0, without: 1 });
  expect(fanOutChart(counted([]))).toBeNull();
});

test('one heavy parent leaves the others their room', () => {
  const chart = fanOutChart(counted([[1, 500], [2, 400], [3, 99], [4_000, 1]]))!; // prettier-ignore
  expect([chart.high, chart.beyond]).toEqual([4, 4_000]);
  expect(fanOutChart(counted([[1, 10]]), 20)!.high).toBe(21);
});

test('handles are the numbers that are places among children; ends of a range push each other', () => {
  const range: FanOut = { kind: 'uniform', min: 2, max: 5 };
  const [min, max] = fanOutHandles(range);
  expect(withNumber(range, min!, 7.4)).toEqual({ kind: 'uniform', min: 7, max: 7 });
  expect(withNumber(range, max!, -3)).toEqual({ kind: 'uniform', min: 0, max: 0 });
  expect(fanOutHandles({ kind: 'normal', mean: 5, deviation: 2 }).map(({ name, at }) => [name, at])).toEqual([['mean', 5], ['deviation', 7]]); // prettier-ignore
  expect(fanOutHandles({ kind: 'zipf', exponent: 1 })).toEqual([]);
});

test('weights of a curve are shares of all', () => expect(sharesOf([3, 1, 0])).toEqual([0.75, 0.25, 0]));
