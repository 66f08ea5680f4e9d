import { scopedPairs, type PairSpreads } from '../../relations/pairs.ts';
import type { RelationWork, Work } from '../work.ts';
import type { KeyOrder } from './key-order.ts';
import { candidatesOf } from './ways.ts';

/** The rows that both ends of a pair may refer to, if some are left out; null for all. */
export function parentsOfPair(work: Work, { low, high }: NonNullable<RelationWork['pair']>): readonly number[] | null {
  const ends = [low, high].map((end) => work.relations.get(end)!);
  return ends.every((end) => end.passesBy) ? ends[0]!.selected : null;
}

/** The pairs within each scope that both ends share; null for a pair without one, and if conditions allow only some parents. */
export function pairsInScope(work: Work, pair: NonNullable<RelationWork['pair']>, children: number, order: KeyOrder | null = null): PairSpreads | null {
  if (pair.inside.length === 0 || [pair.low, pair.high].some((end) => isRestricted(work.relations.get(end)!))) return null;
  const inside = candidatesOf(work, pair.inside);
  return inside && scopedPairs(children, inside, order);
}

/** Whether conditions choose among the parents; that single ones of a scope have no partner is known without them. */
function isRestricted({ draft, choosy }: RelationWork): boolean {
  return choosy !== null || draft.spec.share !== undefined || draft.spec.where !== undefined || draft.columns.some(({ spec }) => spec.domain !== undefined);
}
