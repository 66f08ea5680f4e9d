import type { Relation } from '@seedbed/contract';

/** Children of each parent that are few: with more of them a sample would be none. */
const FEW = 4;

/** Whether each parent has at least one child by its fan-out, and few. */
export function hasFewOfEach({ fanOut, childless }: Relation): boolean {
  if (!fanOut || (childless ?? 0) > 0) return false;
  if (fanOut.kind === 'fixed') return fanOut.count >= 1 && fanOut.count <= FEW;
  return fanOut.kind === 'uniform' && fanOut.min >= 1 && fanOut.max <= FEW;
}
