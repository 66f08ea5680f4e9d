import { evenSpread } from '../relations/even.ts';
import type { Spread } from '../relations/spread.ts';
import type { RelationPlan } from './plan.ts';
import type { RelationWork } from './work.ts';

/** Fixes how a relation's children lie over its parents, once both row counts are known. */
export function joinRelation(relation: RelationWork): void {
  const { child, parent } = relation.draft;
  const spread = evenSpread(child.rows, parent.rows);
  relation.spread = spread;
  relation.plan = relationPlan(relation, spread);
}

function relationPlan({ draft }: RelationWork, spread: Spread): RelationPlan {
  return {
    name: draft.name,
    index: draft.index,
    child: draft.child.name,
    parent: draft.parent.name,
    columns: draft.columns.map((column) => column.name),
    parentColumns: draft.parentColumns.map((column) => column.name),
    owner: draft.spec.owner === true,
    optional: draft.nullable || spread.parents === 0,
    parentOf: spread.parentOf,
    childrenOf: (parent) => ({ count: spread.countOf(parent), at: (ordinal) => spread.childAt(parent, ordinal) }),
    fill(rows, parents) {
      if (rows.at) for (let i = 0; i < rows.count; i++) parents[i] = spread.parentOf(rows.at[i]!);
      else for (let i = 0; i < rows.count; i++) parents[i] = spread.parentOf(rows.first + i);
    },
  };
}
