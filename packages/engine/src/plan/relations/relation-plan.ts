import type { RelationPlan } from '../plan.ts';
import type { RelationWork } from '../work.ts';

/** What the plan shows of a relation, and what frames read it by. */
export function relationPlan(relation: RelationWork): RelationPlan {
  const { draft } = relation;
  const spread = relation.spread!;
  const fill = 'fill' in spread ? (spread.fill as RelationPlan['fill']) : null;
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
    fill: fill ?? ((rows, parents) => {
      if (rows.at) for (let i = 0; i < rows.count; i++) parents[i] = spread.parentOf(rows.at[i]!);
      else for (let i = 0; i < rows.count; i++) parents[i] = spread.parentOf(rows.first + i);
    }),
  };
}
