import type { FanOut } from '@seedbed/contract';
import { shareBelow } from '../values/share-below.ts';
import { countQuantile } from './quantiles.ts';
import { rankWeights } from './rank-weights.ts';

/**
 * The distribution of children over all parents: the share of parents without children, and the weights of the others,
 * heaviest first.
 */
export type Overall = {
  readonly childless: number;
  readonly weights: (ranks: number) => (rank: number) => number;
};

/**
 * The fan-out over all parents. Without `childless` the share comes from the fan-out itself, such as a hand-drawn
 * curve.
 */
export function overallOf(fanOut: FanOut, childless: number | undefined): Overall {
  if (childless !== undefined) return { childless, weights: (ranks) => rankWeights(fanOut, ranks, 0) };
  if (fanOut.kind === 'zipf') return { childless: 0, weights: (ranks) => rankWeights(fanOut, ranks, undefined) };
  const { at } = countQuantile(fanOut);
  const none = shareBelow(at, 0.5);
  return { childless: none, weights: (ranks) => (rank) => at(1 - ((rank + 0.5) / ranks) * (1 - none)) };
}
