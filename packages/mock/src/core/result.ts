import type { SqlType } from '@seedbed/contract';

/** One member of a row of the answer. */
export type Field =
  /** A cell is the text as Postgres prints it, or null. */
  | { readonly name: string; readonly kind: 'value'; readonly type: SqlType }
  /** A cell is a row, or null. */
  | { readonly name: string; readonly kind: 'one'; readonly fields: readonly Field[] }
  /** A cell is a list of rows. */
  | { readonly name: string; readonly kind: 'many'; readonly fields: readonly Field[] }
  /** A to-many relation that is spread: a cell is a list of the cells of one field. */
  | { readonly name: string; readonly kind: 'list'; readonly of: Field };

export type Cell = string | null | ResultRow | readonly Cell[];
/** Cells in the order of the fields. */
export type ResultRow = readonly Cell[];

export type Result = {
  /** Generated columns that `*` omitted, as `schema.table.column`. */
  readonly leftOut?: readonly string[];
  readonly fields: readonly Field[];
  readonly rows: readonly ResultRow[];
  /** The same rows as texts of JSON objects, if an executor makes them without cells. Rows and texts are made on first use. */
  readonly texts?: readonly string[];
  /** How many rows match without limit and offset; null unless the query counts. */
  readonly total: number | null;
  /** How `total` was computed. */
  readonly totalIs: 'exact' | 'planned';
  /** Rows that a write touched; of an upsert `inserted` of them are new. */
  readonly affected: number;
  readonly inserted: number;
  /** Columns and values of the primary key of the first row that an insert wrote, for a `Location`; null without a key. */
  readonly location: readonly { readonly column: string; readonly value: string }[] | null;
};
