import type { RelationPlan } from '../plan.ts';
import type { RelationWork } from '../work.ts';

/** What the plan shows of a relation, and what frames read it by. It looks at the spread when it is asked: keys may change it until the end. */
export function relationPlan(relation: Pick<RelationWork, 'draft' | 'spread'>): RelationPlan {
  const { draft } = relation;
  return {
    name: draft.name,
    index: draft.index,
    child: draft.child.name,
    parent: draft.parent.name,
    columns: draft.columns.map((column) => column.name),
    parentColumns: draft.parentColumns.map((column) => column.name),
    owner: draft.spec.owner === true,
    get optional() {
      return draft.nullable || draft.parent.rows === 0;
    },
    parentOf: (child) => relation.spread!.parentOf(child),
    childrenOf(parent) {
      const spread = relation.spread!;
      return { count: spread.countOf(parent), at: (ordinal) => spread.childAt(parent, ordinal) };
    },
    fill(rows, parents) {
      const spread = relation.spread!;
      if (spread.fill) spread.fill(rows, parents);
      else if (rows.at) for (let i = 0; i < rows.count; i++) parents[i] = spread.parentOf(rows.at[i]!);
      else for (let i = 0; i < rows.count; i++) parents[i] = spread.parentOf(rows.first + i);
    },
  };
}
