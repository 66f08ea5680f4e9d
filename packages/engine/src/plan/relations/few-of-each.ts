import type { Relation } from '@seedbed/contract';

/** At most this many children of each parent count as few: with more, sampling would be pointless. */
const FEW = 4;

/** Whether each parent has at least one child by its fan-out, but few. */
export function hasFewOfEach({ fanOut, childless }: Relation): boolean {
  if (!fanOut || (childless ?? 0) > 0) return false;
  if (fanOut.kind === 'fixed') return fanOut.count >= 1 && fanOut.count <= FEW;
  return fanOut.kind === 'uniform' && fanOut.min >= 1 && fanOut.max <= FEW;
}
