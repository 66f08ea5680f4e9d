import type { RelationWork, Work } from '../work.ts';

/** The rows that both ends of a pair may refer to, if some are left out; null for all. */
export function parentsOfPair(work: Work, { low, high }: NonNullable<RelationWork['pair']>): readonly number[] | null {
  const ends = [low, high].map((end) => work.relations.get(end)!);
  return ends.every((end) => end.passesBy) ? ends[0]!.selected : null;
}
