import type { RelationPlan } from '@seedbed/engine';

/** The row before this one among the rows of its parent. */
export function siblingBefore(relation: RelationPlan, parent: number, row: number): number | null {
  const at = ordinalOf(relation, parent, row);
  return at === 0 ? null : relation.childrenOf(parent).at(at - 1);
}

/** The place of a row among the rows of its parent, from 0. */
export function ordinalOf(relation: RelationPlan, parent: number, row: number): number {
  const children = relation.childrenOf(parent);
  if (children.first !== null) return row - children.first;
  let ordinal = 0;
  while (ordinal < children.count - 1 && children.at(ordinal) !== row) ordinal++;
  return ordinal;
}
