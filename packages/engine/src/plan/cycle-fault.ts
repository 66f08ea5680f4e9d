import type { ColumnDraft } from './draft.ts';
import type { Work } from './work.ts';

/** A column that depends on itself: the message lists the whole cycle. */
export function cycleFault(work: Work, column: ColumnDraft): void {
  const from = Math.max(0, work.path.indexOf(column));
  const way = [...work.path.slice(from), column].map((each) => `${each.table.name}.${each.name}`);
  work.faults.add(`${column.pointer}/generator`, `This column is made from itself: ${way.join(' → ')}.`);
}
