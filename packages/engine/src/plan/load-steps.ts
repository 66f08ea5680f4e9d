import type { RelationDraft, TableDraft } from './draft.ts';
import { opensByDeferring, type TableOrder } from './order-tables.ts';
import type { LoadStep } from './plan.ts';
import type { Work } from './work.ts';

/** Copies in the tables' order, then updates of the references that were initially NULL. */
export function loadSteps(order: TableOrder, work: Work): LoadStep[] {
  const steps: LoadStep[] = [];
  const updates: LoadStep[] = [];
  for (const step of order.steps) {
    const loaded = step.filter((table) => isLoaded(table, work));
    if (loaded.length > 1) steps.push({ kind: 'cycle', tables: loaded.map((table) => table.name), deferrable: opensByDeferring(loaded) });
    for (const table of loaded) {
      const late = loaded.length > 1 ? [] : table.relations.filter((relation) => relation.isThere && order.late.has(relation));
      const columns = late.flatMap(ownColumns);
      if (loaded.length === 1) steps.push({ kind: 'copy', table: table.name, leaveNull: [...new Set(columns)] });
      for (const relation of late) updates.push({ kind: 'update', table: table.name, columns: ownColumns(relation), relation: relation.name });
    }
  }
  return [...steps, ...updates];
}

function isLoaded(table: TableDraft, _work: Work): boolean {
  return (
    table.isThere &&
    table.rows > 0 &&
    (table.spec.mode === undefined || table.spec.mode === 'generate' || table.spec.mode === 'append' || table.spec.mode === 'truncate')
  );
}

/** Columns that may be NULL at first: those that no other, earlier reference needs. */
function ownColumns(relation: RelationDraft): string[] {
  return relation.columns.filter((column) => column.nullable).map((column) => column.name);
}
