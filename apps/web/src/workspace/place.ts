/** A cell of a table: row and column, both from 0. */
export type Place = { readonly row: number; readonly column: number };
