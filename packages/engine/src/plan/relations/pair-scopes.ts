import type { ColumnDraft, RelationDraft } from '../draft.ts';
import type { Work } from '../work.ts';

/**
 * Columns that refer to each other within a scope (each one's value is the next one's): rows are paired, and the first
 * column of the scope generates the shared value.
 */
export function pairScopes(work: Work): void {
  const settled = new Set<ColumnDraft>();
  for (const table of work.tables.values()) {
    for (const column of table.columns.keys()) {
      const path: ColumnDraft[] = [];
      for (let at: ColumnDraft | null = column; at && !settled.has(at); at = next(work, at)) {
        if (path.includes(at)) {
          breakScope(work, path.slice(path.indexOf(at)));
          break;
        }
        path.push(at);
      }
      for (const passed of path) settled.add(passed);
    }
  }
}

function next(work: Work, column: ColumnDraft): ColumnDraft | null {
  const relation = governing(work, column);
  return relation ? relation.parentColumns[relation.columns.indexOf(column)]! : null;
}

function governing(work: Work, column: ColumnDraft): RelationDraft | undefined {
  return work.tables.get(column.table)!.governing.get(column);
}

function breakScope(work: Work, scope: readonly ColumnDraft[]): void {
  for (const column of scope) work.relations.get(governing(work, column)!)!.paired = true;
  const [first] = scope;
  work.tables.get(first!.table)!.governing.delete(first!);
}
