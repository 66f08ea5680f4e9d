import type { FanOut } from '@seedbed/contract';
import { countQuantile } from './quantiles.ts';
import { rankWeights } from './rank-weights.ts';

/** How the children of all parents together lie: the share of parents that have none, and how much each of so many others weighs, the heaviest first. */
export type Overall = {
  readonly childless: number;
  readonly weights: (ranks: number) => (rank: number) => number;
};

/** The fan-out over all parents together. Without `childless` the share is that of the fan-out itself, such as a curve drawn by hand. */
export function overallOf(fanOut: FanOut, childless: number | undefined): Overall {
  if (childless !== undefined) return { childless, weights: (ranks) => rankWeights(fanOut, ranks, 0) };
  if (fanOut.kind === 'zipf') return { childless: 0, weights: (ranks) => rankWeights(fanOut, ranks, undefined) };
  const { at } = countQuantile(fanOut);
  const none = shareBelow(at, 0.5);
  return { childless: none, weights: (ranks) => (rank) => at(1 - ((rank + 0.5) / ranks) * (1 - none)) };
}

/** The share of parents for which a rising quantile stays below `bound`. */
function shareBelow(at: (u: number) => number, bound: number): number {
  let low = 0;
  let high = 1;
  for (let round = 0; round < 40; round++) {
    const middle = (low + high) / 2;
    if (at(middle) < bound) low = middle;
    else high = middle;
  }
  return low;
}
