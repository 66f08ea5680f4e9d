import type { Spread } from '../../relations/spread.ts';
import type { RelationDraft } from '../draft.ts';
import type { RelationPlan } from '../plan.ts';

/** What the plan shows of a relation, and what frames read it by. The spread is built when it is first asked for: most plans are read at a few tables. */
export function relationPlan(draft: RelationDraft, spreadOf: () => Spread): RelationPlan {
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
    get keeps() {
      return spreadOf().keeps ?? { children: false, parents: false };
    },
    parentOf: (child) => spreadOf().parentOf(child),
    childrenOf(parent) {
      const spread = spreadOf();
      return { count: spread.countOf(parent), first: spread.firstOf?.(parent) ?? null, at: (ordinal) => spread.childAt(parent, ordinal) };
    },
    fillStarts(rows, starts) {
      const spread = spreadOf();
      if (!spread.fillStarts || rows.at) return false;
      spread.fillStarts(rows.first, rows.count, starts);
      return true;
    },
    fill(rows, parents) {
      const spread = spreadOf();
      if (spread.fill) spread.fill(rows, parents);
      else if (rows.at) for (let i = 0; i < rows.count; i++) parents[i] = spread.parentOf(rows.at[i]!);
      else for (let i = 0; i < rows.count; i++) parents[i] = spread.parentOf(rows.first + i);
    },
    ranks: () => spreadOf().ranks ?? null,
  };
}
