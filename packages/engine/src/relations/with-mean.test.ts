import type { FanOut } from '@seedbed/contract';
import { expect, test } from 'vitest';
import { meanChildren } from './mean-children.ts';
import { withMean } from './with-mean.ts';

const CURVES: readonly FanOut[] = [
  { kind: 'fixed', count: 3 },
  { kind: 'uniform', min: 1, max: 4 },
  { kind: 'uniform', min: 10, max: 90 },
  { kind: 'normal', mean: 6, deviation: 2 },
  { kind: 'lognormal', median: 5, sigma: 0.8 },
  { kind: 'poisson', mean: 2 },
  { kind: 'geometric', mean: 2.8 },
  { kind: 'pareto', mean: 3.4, shape: 1.4 },
  { kind: 'zipf', exponent: 0.5 },
  {
    kind: 'empirical',
    counts: [
      { children: 1, weight: 90 },
      { children: 2, weight: 8 },
      { children: 3, weight: 2 },
    ],
  },
  { kind: 'listed', counts: [2, 5, 1] },
];

test.each(CURVES.map((fanOut) => [fanOut.kind, fanOut] as const))(
  '%s gets the mean that is asked, with and without parents that have no children',
  (_, fanOut) => {
    for (const childless of [undefined, 0.35]) {
      for (const mean of [0.2, 0.65, 1, 2.1, 7, 40]) {
        const changed = withMean({ fanOut, ...(childless !== undefined && { childless }) }, mean);
        expect(Math.abs(meanChildren(changed.fanOut, changed.childless) - mean), `${JSON.stringify(changed)} for ${mean}`).toBeLessThanOrEqual(
          Math.max(0.025, mean * 0.02),
        );
      }
    }
  },
);

test('a curve keeps its kind and its share of parents without children; the same mean changes nothing', () => {
  const pareto: FanOut = { kind: 'pareto', mean: 3.4, shape: 1.4 };
  expect(withMean({ fanOut: pareto, childless: 0.35 }, 5)).toMatchObject({ fanOut: { kind: 'pareto', shape: 1.4 }, childless: 0.35 });
  expect(withMean({ fanOut: pareto, childless: 0.35 }, meanChildren(pareto, 0.35))).toEqual({ fanOut: pareto, childless: 0.35 });
  expect(withMean({ fanOut: pareto }, 0)).toEqual({ fanOut: { kind: 'fixed', count: 0 } });
});
