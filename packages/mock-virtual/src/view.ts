import type { MockColumn, MockSchema, MockTable } from '@seedbed/mock-query';
import type { Base } from './base.ts';

/** Cells as Postgres prints them, by the places of their columns. */
export type Row = (string | null)[];

/** One table as a request sees it: rows that are made, less those that were changed or deleted, and rows that were written. */
export type TableView = {
  readonly table: MockTable;
  /** Rows that can be seen. */
  readonly count: number;
  /** Slots below it are made, unless `isTouched`. */
  readonly made: number;
  /** Whether a made row was changed or deleted. */
  isTouched(slot: number): boolean;
  /** Rows that were changed or created, in rising order of their slots. */
  readonly written: readonly number[];
  /** Null for a slot that is not a written row. */
  writtenRow(slot: number): Row | null;
};

export type View = {
  readonly schema: MockSchema;
  readonly base: Base;
  table(table: MockTable): TableView;
};

/** What is made, and nothing else. */
export function viewOf(schema: MockSchema, base: Base): View {
  const views = new Map(
    schema.tables.map((table): [MockTable, TableView] => [
      table,
      { table, count: base.rows(table), made: base.rows(table), isTouched: () => false, written: [], writtenRow: () => null },
    ]),
  );
  return { schema, base, table: (table) => views.get(table)! };
}

/** Cells of any visible rows, made or written. */
export function readRows(view: View, table: MockTable, slots: readonly number[], columns: readonly MockColumn[]): Row[] {
  const of = view.table(table);
  if (of.written.length === 0) return view.base.cells(table, slots, columns);
  const rows: (Row | null)[] = slots.map((slot) => of.writtenRow(slot));
  const wanted = slots.filter((_, i) => rows[i] === null);
  const made = view.base.cells(table, wanted, columns);
  let at = 0;
  return rows.map((row) => row ?? made[at++]!);
}
