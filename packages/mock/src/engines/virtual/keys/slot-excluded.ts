import type { Budget } from '../budget.ts';
import { EXACT } from '../predicate/compile-test.ts';
import { madeWithValue } from '../read/access.ts';
import type { Slots } from '../read/slots.ts';
import type { Row, View } from '../view.ts';
import type { ExclusionReader } from './exclusion-reader.ts';

const BATCH = 2048;

/** Another row that may not be beside this one, with its slot; null without one. `self`: the slot of the row itself, −1 of a new one. */
export function slotExcluded(view: View, reader: ExclusionReader, row: Row, self: number, budget: Budget): { readonly slot: number; readonly row: Row } | null {
  if (!reader.binds(row)) return null;
  const of = view.table(reader.exclusion.table);
  for (const slot of of.written) {
    const other = of.writtenRow(slot)!;
    if (slot !== self && reader.binds(other) && reader.meet(row, other)) return { slot, row: other };
  }
  const slots = likely(view, reader, row, budget);
  for (let done = 0; done < slots.count; done += BATCH) {
    const part = Array.from({ length: Math.min(BATCH, slots.count - done) }, (_, i) => slots.at(done + i)).filter(
      (slot) => slot !== self && !of.isTouched(slot),
    );
    budget.spend(
      part.length * Math.max(1, reader.columns.length),
      of.table.qualified,
      `rows are looked at for the exclusion constraint ${reader.exclusion.name}`,
    );
    const rows = view.base.cells(of.table, part, reader.columns);
    const at = rows.findIndex((other) => reader.binds(other) && reader.meet(row, other));
    if (at >= 0) return { slot: part[at]!, row: rows[at]! };
  }
  return null;
}

/** Generated rows with the same value in the most selective column; every row if there is none. */
function likely(view: View, { exclusion: { table }, equal }: ExclusionReader, row: Row, budget: Budget): Slots {
  let best: Slots = { count: view.table(table).made, at: (index) => index };
  for (const column of equal) {
    if (!EXACT.has(column.type.base)) continue;
    const made = madeWithValue(view.base, table, column, row[column.index]!, budget);
    if (made !== null && made.count < best.count) best = made;
  }
  return best;
}
