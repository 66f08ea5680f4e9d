import type { MockRelation } from '../../core/index.ts';
import type { Budget } from '../../engines/virtual/index.ts';
import type { Draft } from '../state.ts';

/** The most rows that one row may bring along. */
export const MAX_CASCADE = 10_000;
/** Above this average number of children, looks for some before listing all of one parent. */
const MANY_CHILDREN = 100_000;
/** How many rows of the child to check. */
const MAX_ROWS_CHECKED = 200_000;

/**
 * Whether more rows refer to one than a statement may change, judged by the child's first rows. False is inconclusive: then listing them is
 * acceptable. Listing 50 million takes many seconds, during which nothing can be refused.
 */
export function hasManyChildren(draft: Draft, relation: MockRelation, parent: number, budget: Budget): boolean {
  const children = draft.table(relation.child);
  const parents = draft.table(relation.parent);
  if (relation.plan === null || children.made < MANY_CHILDREN * Math.max(1, parents.made) || parents.writtenRow(parent) !== null) return false;
  let found = 0;
  for (let child = 0; child < MAX_ROWS_CHECKED && child < children.made; child++) {
    if (child % 1000 === 0) budget.spend(1000, relation.child.qualified, 'rows that refer to one are looked for');
    if (draft.base.parent(relation, child) !== parent || children.isTouched(child)) continue;
    if (++found > MAX_CASCADE) return true;
  }
  return false;
}
