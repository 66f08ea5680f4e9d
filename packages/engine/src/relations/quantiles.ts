import type { FanOut } from '@seedbed/contract';
import { cumulativeTable, locate } from '../values/cumulative.ts';
import { exp, log, pow } from '../values/log-exp.ts';
import { normalQuantile } from '../values/normal.ts';

/**
 * Number of children by share of parents: `at(u)` for 0 < u < 1 rises with u; u = 0.9 is the count that nine of ten
 * parents do not exceed. Counts are real numbers, so that they can be scaled to a total before rounding.
 */
export type CountQuantile = { at(u: number): number };

/**
 * The quantile function of a fan-out. With `childless` that share of parents has no children and the others have at
 * least one, with counts from the fan-out; without it, the fan-out also determines the parents without children.
 */
export function countQuantile(fanOut: FanOut, childless?: number): CountQuantile {
  if (childless === undefined) return { at: naturalQuantile(fanOut) };
  const counted = positiveQuantile(fanOut);
  return { at: (u) => (u < childless ? 0 : Math.max(1, counted((u - childless) / (1 - childless)))) };
}

function naturalQuantile(fanOut: FanOut): (u: number) => number {
  switch (fanOut.kind) {
    case 'fixed':
      return () => fanOut.count;
    case 'uniform':
      return (u) => Math.min(fanOut.max, fanOut.min + Math.floor(u * (fanOut.max - fanOut.min + 1)));
    case 'normal':
      return (u) => Math.max(0, fanOut.mean + fanOut.deviation * normalQuantile(inside(u)));
    case 'lognormal':
      return (u) => fanOut.median * exp(fanOut.sigma * normalQuantile(inside(u)));
    case 'poisson':
      return poisson(fanOut.mean);
    case 'geometric':
      return geometric(fanOut.mean);
    case 'pareto':
      return (u) => paretoLeast(fanOut) * pow(1 - inside(u), -1 / fanOut.shape);
    case 'zipf':
      return (u) => pow(1 - inside(u), -fanOut.exponent);
    case 'empirical':
      return empirical(fanOut.counts);
    case 'listed':
      return empirical(fanOut.counts.map((children) => ({ children, weight: 1 })));
  }
}

/** For parents that have children at all. Event counts then start at one. */
function positiveQuantile(fanOut: FanOut): (u: number) => number {
  if (fanOut.kind === 'poisson' || fanOut.kind === 'geometric') {
    const more = naturalQuantile({ ...fanOut, mean: Math.max(0, fanOut.mean - 1) });
    return (u) => 1 + more(u);
  }
  return naturalQuantile(fanOut);
}

/** Clamps away from the ends, where a quantile may be infinite. */
function inside(u: number): number {
  return Math.min(1 - 1e-12, Math.max(1e-12, u));
}

/** The minimum of a Pareto distribution with this mean; without a finite mean (shape ≤ 1) `mean` is used as the median. */
function paretoLeast({ mean, shape }: Extract<FanOut, { kind: 'pareto' }>): number {
  return shape > 1 ? (mean * (shape - 1)) / shape : mean / pow(2, 1 / shape);
}

/** P(X > k) = q^(k + 1) with q = mean / (1 + mean). */
function geometric(mean: number): (u: number) => number {
  if (mean === 0) return () => 0;
  const step = log(mean / (1 + mean));
  return (u) => Math.floor(log(1 - inside(u)) / step);
}

/** By summing probabilities; for large means by the normal distribution with the first Cornish–Fisher correction. */
function poisson(mean: number): (u: number) => number {
  if (mean > 500) {
    const deviation = Math.sqrt(mean);
    return (u) => {
      const z = normalQuantile(inside(u));
      return Math.max(0, Math.floor(mean + deviation * z + (z * z - 1) / 6 + 0.5));
    };
  }
  const sums: number[] = [];
  let term = exp(-mean);
  let sum = term;
  for (let k = 1; sum < 1 - 1e-13 && k < 2_000; k++) {
    sums.push(sum);
    term *= mean / k;
    sum += term;
  }
  return (u) => upperBound(sums, u);
}

function empirical(counts: readonly { readonly children: number; readonly weight: number }[]): (u: number) => number {
  const sorted = counts.toSorted((x, y) => x.children - y.children);
  const table = cumulativeTable(sorted.map((entry) => entry.weight));
  return (u) => sorted[locate(table, u)]!.children;
}

/** How many of the ascending `bounds` are ≤ x. */
function upperBound(bounds: readonly number[], x: number): number {
  let low = 0;
  let high = bounds.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (bounds[middle]! <= x) low = middle + 1;
    else high = middle;
  }
  return low;
}
