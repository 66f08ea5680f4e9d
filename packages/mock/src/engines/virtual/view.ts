import type { MockColumn, MockSchema, MockTable } from '../../core/index.ts';
import type { Base } from './base.ts';

/** Cells as Postgres prints them, by the positions of their columns. */
export type Row = (string | null)[];

/** One table as a request sees it: generated rows, without changed or deleted ones, plus written rows. */
export type TableView = {
  readonly table: MockTable;
  /** Number of visible rows. */
  readonly count: number;
  /** Slots below it are generated, unless `isTouched`. */
  readonly made: number;
  /** Whether a generated row was changed or deleted. */
  isTouched(slot: number): boolean;
  /** Changed or created rows, by rising slots. */
  readonly written: readonly number[];
  /** Null for a slot that is not a written row. */
  writtenRow(slot: number): Row | null;
};

export type View = {
  readonly schema: MockSchema;
  readonly base: Base;
  table(table: MockTable): TableView;
};

/** Generated rows only. */
export function viewOf(schema: MockSchema, base: Base): View {
  const views = new Map(
    schema.tables.map((table): [MockTable, TableView] => [
      table,
      { table, count: base.rows(table), made: base.rows(table), isTouched: () => false, written: [], writtenRow: () => null },
    ]),
  );
  return { schema, base, table: (table) => views.get(table)! };
}

/** Cells of visible rows, generated or written. */
export function readRows(view: View, table: MockTable, slots: readonly number[], columns: readonly MockColumn[]): Row[] {
  const of = view.table(table);
  if (of.written.length === 0) return view.base.cells(table, slots, columns);
  const rows: (Row | null)[] = slots.map((slot) => of.writtenRow(slot));
  const wanted = slots.filter((_, i) => rows[i] === null);
  const made = view.base.cells(table, wanted, columns);
  let at = 0;
  return rows.map((row) => row ?? made[at++]!);
}
