import type { ColumnDraft, RelationDraft } from '../draft.ts';
import type { Work } from '../work.ts';

/**
 * Columns that refer to each other in a circle (each one's value is the next one's): rows are then paired, and the first column of the
 * circle makes the value that all share.
 */
export function pairCircles(work: Work): void {
  const settled = new Set<ColumnDraft>();
  for (const table of work.tables.values()) {
    for (const column of table.columns.keys()) {
      const path: ColumnDraft[] = [];
      for (let at: ColumnDraft | null = column; at && !settled.has(at); at = next(work, at)) {
        if (path.includes(at)) {
          breakCircle(work, path.slice(path.indexOf(at)));
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

function breakCircle(work: Work, circle: readonly ColumnDraft[]): void {
  for (const column of circle) work.relations.get(governing(work, column)!)!.paired = true;
  const [first] = circle;
  work.tables.get(first!.table)!.governing.delete(first!);
}
