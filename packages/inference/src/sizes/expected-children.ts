import type { Relation } from '@seedbed/contract';
import { meanChildren } from '@seedbed/engine';

/** The expected number of rows of that many owners, at least one. */
export function expectedChildren(parents: number, { childless, fanOut }: Pick<Relation, 'childless' | 'fanOut'>, isOneToOne: boolean): number {
  return Math.max(1, Math.round(parents * (isOneToOne ? 1 - (childless ?? 0) : meanChildren(fanOut, childless))));
}
