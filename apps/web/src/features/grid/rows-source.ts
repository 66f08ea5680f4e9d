import type { ColumnTexts } from '../../engine/protocol.ts';

/** Where the grid's texts come from: the engine in the worker, or the API. */
export type RowsSource = {
  /** Goes up with every edit; texts of an older edition may be out of date. */
  readonly edition: number;
  /** Texts of `count` rows from `first` (from 0), one array a column, as Postgres prints them. */
  read(table: string, first: number, count: number, columns: readonly string[]): Promise<readonly ColumnTexts[]>;
  /** Which row of the table is at a place, where that is not the place itself; undefined until it was read. */
  readonly numberOf?: ((place: number) => number | undefined) | undefined;
};
