import { meanChildren, type Plan } from '@seedbed/engine';
import type { Relation } from '@seedbed/contract';
import type { ChildCounts } from './protocol.ts';

/**
 * The requested children per parent: the mean over all parents, and the share without children. Null if none is
 * requested.
 */
export function requestedFanOut({ fanOut, childless }: Relation): ChildCounts['asked'] {
  if (!fanOut && childless === undefined) return null;
  return { mean: fanOut ? meanChildren(fanOut, childless) : null, without: childless ?? null };
}

/**
 * How many of the listed parents can have children at all, if children reference rows of another table of the same
 * parent.
 */
export function parentsWithOthers(plan: Plan, index: number, parents: ArrayLike<number>): ChildCounts['among'] {
  const { relations } = plan.blueprint;
  const relation = relations[index]!;
  for (const other of relations) {
    if (other.from.table !== relation.from.table || other.within === undefined || other.within !== relation.name) continue;
    const between = relations.findIndex((one) => one.from.table === other.to.table && one.to.table === relation.to.table);
    const planned = plan.relations.find((one) => one.index === between);
    if (!planned || other.to.table === relation.to.table) continue;
    let have = 0;
    for (let i = 0; i < parents.length; i++) if (planned.childrenOf(parents[i]!).count > 0) have++;
    return { table: other.to.table, rows: plan.table(other.to.table).rows, have, without: relations[between]!.childless ?? 0 };
  }
  return null;
}
