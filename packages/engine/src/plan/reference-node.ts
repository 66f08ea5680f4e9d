import { copyValues } from './copy-column.ts';
import type { ColumnDraft, RelationDraft } from './draft.ts';
import { existingReference } from './existing/existing-reference.ts';
import { addNode, type FinalNode, type TableWork, type Work } from './work.ts';

/** A column of a relation: the parent's cell for each row. */
export function referenceNode(work: Work, table: TableWork, column: ColumnDraft, relation: RelationDraft, finalNode: FinalNode): number | null {
  const parentColumn = relation.parentColumns[relation.columns.indexOf(column)]!;
  const parentTable = work.tables.get(relation.parent)!;
  const parentNode = finalNode(work, parentColumn);
  if (parentNode === null) return null;
  const node = parentTable.nodes[parentNode]!;
  const { plan } = work.relations.get(relation)!;
  // In a reference of several columns, NOT NULL columns have arbitrary values when the others are NULL.
  const makesNulls = column.nullable && (plan.optional || node.makesNulls);
  const existingTable = existingReference(work, column, relation, node);
  return addNode(table, existingTable?.shape ?? node.shape, makesNulls, (rows, out, frame) => {
    const from = frame.parent(plan).node(parentNode);
    if (existingTable) existingTable.fill(frame, from, out);
    else copyValues(from, out, rows.count);
    if (!makesNulls) return;
    const parents = frame.parents(plan);
    const nulls = out.nulls!;
    for (let i = 0; i < rows.count; i++) nulls[i] = parents[i]! < 0 || from.nulls?.[i] ? 1 : 0;
  });
}
