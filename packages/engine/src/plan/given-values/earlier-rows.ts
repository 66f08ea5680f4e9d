import { BATCH_ROWS, type Column, type Rows } from '../../columns/column.ts';
import type { ColumnDraft } from '../draft.ts';
import type { Frame } from '../frame.ts';
import { rowAt } from '../keys/rank-rules.ts';
import type { GivenValues, TableWork } from '../work.ts';

/** A row at place `i` of its block, with the column's own value there and those of the key's other columns. */
type Visit = (row: number, i: number, plain: Column, scopes: readonly Column[]) => void;

/**
 * Shows a key the rows of its table one after another, each once, up to the last of those asked for, but none from `most` rows on: what a row has follows from all earlier
 * ones. Returns the last row asked for.
 */
export function earlierRows(
  { draft }: TableWork,
  column: ColumnDraft,
  { within, base }: GivenValues,
  most: (needed: number) => number,
  visit: Visit,
): (frame: Frame, wanted: Rows) => number {
  let known = 0;
  return (frame, wanted) => {
    let last = -1;
    for (let i = 0; i < wanted.count; i++) last = Math.max(last, rowAt(wanted, i));
    const end = most(last + 1);
    while (known < Math.min(last + 1, end)) {
      const before = frame.other(`before ${column.name}`, draft.name, BATCH_ROWS);
      const count = Math.min(BATCH_ROWS, end - known);
      before.reset({ first: known, count, at: null });
      const plain = before.node(base);
      const scopes = within.map((other) => before.column(other.name));
      for (let i = 0; i < count; i++) visit(known + i, i, plain, scopes);
      known += count;
    }
    return last;
  };
}
