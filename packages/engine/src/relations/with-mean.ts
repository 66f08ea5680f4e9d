import type { FanOut, Relation } from '@seedbed/contract';
import { BLOCK } from './block-counts.ts';
import { meanChildren, OWNED } from './mean-children.ts';

type Children = { readonly fanOut: FanOut; readonly childless?: number };

/** The smallest mean above 0: one child for the parents of a block. Fewer are a row count, not so many for each. */
export const MIN_MEAN = 1 / BLOCK;

/** Half a child for the parents of a block, which have whole numbers of children. */
const NEAR = 0.5 / BLOCK;
const STEPS = 24;

/**
 * The fan-out with another mean over all parents and its present shape: a curve or listed numbers are stretched. A parent that has children has at least one: below that,
 * more parents have none. `mean`: 0, or at least `MIN_MEAN`.
 */
export function withMean({ fanOut = OWNED, childless }: Pick<Relation, 'fanOut' | 'childless'>, mean: number): Children {
  if (mean === 0) return { fanOut: { kind: 'fixed', count: 0 } };
  if (childless !== undefined && mean <= 1 - childless) return { fanOut: { kind: 'fixed', count: 1 }, childless: 1 - mean };
  const kept = childless === undefined ? {} : { childless };
  let by = 1;
  for (let step = 0; step < STEPS; step++) {
    const next = stretched(fanOut, by);
    const is = next && meanChildren(next, childless);
    if (next === null || is === 0) break;
    if (Math.abs(is! - mean) <= NEAR) return { fanOut: next, ...kept };
    by *= mean / is!;
  }
  // A curve without a scale, or one that jumps over the mean: the two whole numbers next to it.
  return { fanOut: { kind: 'empirical', counts: split([{ children: mean / (1 - (childless ?? 0)), weight: 1 }]) }, ...kept };
}

/** The fan-out times a factor; null if its curve has no scale. */
function stretched(fanOut: FanOut, by: number): FanOut | null {
  switch (fanOut.kind) {
    case 'fixed':
      return by === 1 ? fanOut : { kind: 'empirical', counts: split([{ children: fanOut.count * by, weight: 1 }]) };
    case 'uniform':
      return by === 1 ? fanOut : stretchedRange(fanOut, by);
    case 'normal':
      return { ...fanOut, mean: fanOut.mean * by, deviation: fanOut.deviation * by };
    case 'lognormal':
      return { ...fanOut, median: fanOut.median * by };
    case 'poisson':
    case 'geometric':
    case 'pareto':
      return { ...fanOut, mean: fanOut.mean * by };
    case 'empirical':
      return by === 1 ? fanOut : { ...fanOut, counts: split(fanOut.counts.map((each) => ({ ...each, children: each.children * by }))) };
    case 'listed':
      return by === 1 ? fanOut : { kind: 'empirical', counts: split(fanOut.counts.map((children) => ({ children: children * by, weight: 1 }))) };
    case 'zipf':
      return by === 1 ? fanOut : null;
  }
}

/** Ranges of more numbers than this are stretched at their bounds. */
const MAX_NUMBERS = 24;

function stretchedRange({ min, max }: Extract<FanOut, { kind: 'uniform' }>, by: number): FanOut {
  if (max - min > MAX_NUMBERS) return { kind: 'uniform', min: Math.round(min * by), max: Math.round(max * by) };
  return { kind: 'empirical', counts: split(Array.from({ length: max - min + 1 }, (_, i) => ({ children: (min + i) * by, weight: 1 }))) };
}

/** Whole numbers with the same mean: each number goes to the two next to it. */
function split(counts: readonly { readonly children: number; readonly weight: number }[]): { children: number; weight: number }[] {
  const weights = new Map<number, number>();
  const add = (children: number, weight: number): void => {
    if (weight > 0) weights.set(children, (weights.get(children) ?? 0) + weight);
  };
  for (const { children, weight } of counts) {
    const floor = Math.floor(children);
    add(floor, weight * (1 - (children - floor)));
    add(floor + 1, weight * (children - floor));
  }
  return [...weights].toSorted(([one], [other]) => one - other).map(([children, weight]) => ({ children, weight: Number(weight.toPrecision(6)) }));
}
