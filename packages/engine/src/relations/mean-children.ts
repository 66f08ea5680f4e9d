import type { FanOut } from '@seedbed/contract';
import { BLOCK, stratifiedCounts } from './block-counts.ts';
import { countQuantile } from './quantiles.ts';

/** A parent's parts, by default. */
export const OWNED: FanOut = { kind: 'geometric', mean: 2.8 };

/**
 * The average number of children per parent if the relation owns the child's rows, including parents without children.
 * For a heavy tail, a block has fewer than the distribution's mean.
 */
export function meanChildren(fanOut: FanOut = OWNED, childless?: number): number {
  return stratifiedCounts(countQuantile(fanOut, childless), BLOCK).reduce((sum, count) => sum + count, 0) / BLOCK;
}
