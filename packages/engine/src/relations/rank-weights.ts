import type { FanOut } from '@seedbed/contract';
import { pow } from '../values/log-exp.ts';
import { countQuantile } from './quantiles.ts';

/** The weight of each rank of parents, heaviest first: it never increases. */
export function rankWeights(fanOut: FanOut, ranks: number, childless: number | undefined): (rank: number) => number {
  if (fanOut.kind === 'zipf') return (rank) => pow(rank + 1, -fanOut.exponent);
  const quantile = countQuantile(fanOut, childless === undefined ? undefined : 0);
  return (rank) => quantile.at(1 - (rank + 0.5) / ranks);
}
