import type { FanOut } from '@seedbed/contract';
import { BLOCK, stratifiedCounts } from './block-counts.ts';
import { countQuantile } from './quantiles.ts';

/** A parent's parts, by default. */
export const OWNED: FanOut = { kind: 'geometric', mean: 2.8 };

/**
 * Children that a parent has on average where its relation owns the child's rows, parents without any included. A block has fewer of a
 * heavy tail than the distribution's mean.
 */
export function meanChildren(fanOut: FanOut = OWNED, childless?: number): number {
  return stratifiedCounts(countQuantile(fanOut, childless), BLOCK).reduce((sum, count) => sum + count, 0) / BLOCK;
}
