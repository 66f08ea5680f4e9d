import type { FanOut, Relation } from './blueprint/relation.ts';

/**
 * Set together with a share of parents without children: if rows are in time order, the share is that of all parents
 * together.
 */
export function overallByTime({ order }: Pick<Relation, 'order'>): Pick<Relation, 'childlessOverall'> {
  return order === 'time' ? { childlessOverall: true } : {};
}

/**
 * Sets how many children parents have. Listed counts hold for every parent, even if rows are ordered by time; a curve
 * distributes rows by time. What chose its parent row by row is counted by parent then.
 */
export function setFanOut(relation: Relation, fanOut: FanOut): void {
  relation.fanOut = fanOut;
  delete relation.exactCounts;
  delete relation.rowwise;
  if (relation.order !== 'time') return;
  relation.childlessOverall = true;
  if (fanOut.kind === 'uniform' || fanOut.kind === 'empirical') relation.exactCounts = true;
}
