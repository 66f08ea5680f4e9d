import type { MockColumn, ResolvedQuery } from '../../../core/index.ts';
import type { Budget } from '../budget.ts';
import { readRows, type Row, type View } from '../view.ts';
import type { GroupedRow } from './group.ts';
import { scan } from './scan.ts';
import { prepare } from './condition-of.ts';

/** All matching rows of a query that has no slice, with some columns. */
export function* matchingRows(view: View, query: ResolvedQuery, columns: readonly MockColumn[], budget: Budget): Generator<GroupedRow> {
  let part: number[] = [];
  const read = () => {
    budget.spend(part.length * columns.length, query.table.qualified, 'rows are aggregated');
    const rows = columns.length === 0 ? part.map((): Row => []) : readRows(view, query.table, part, columns);
    return rows.map((row, i) => ({ row, slot: part[i]! }));
  };
  for (const slot of matchingSlots(view, query, budget)) {
    part.push(slot);
    if (part.length < 2048) continue;
    yield* read();
    part = [];
  }
  yield* read();
}

/** Slots that meet the query's conditions, in the order of their rows. */
export function matchingSlots(view: View, query: ResolvedQuery, budget: Budget): Iterable<number> {
  const { access, where } = prepare(view, query, null, budget);
  return scan(view, { table: query.table, where, among: access, descending: false, by: null }, budget);
}
