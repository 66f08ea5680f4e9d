import type { FanOut } from '@seedbed/contract';
import { pow } from '../values/log-exp.ts';
import { countQuantile } from './quantiles.ts';

/** How much each rank of parents weighs, the most popular first: it never rises. */
export function rankWeights(fanOut: FanOut, ranks: number, childless: number | undefined): (rank: number) => number {
  if (fanOut.kind === 'zipf') return (rank) => pow(rank + 1, -fanOut.exponent);
  const quantile = countQuantile(fanOut, childless === undefined ? undefined : 0);
  return (rank) => quantile.at(1 - (rank + 0.5) / ranks);
}
