import type { ColumnTexts } from '../../engine/protocol.ts';

/** The source of the grid's texts: the engine in the worker, or the API. */
export type RowsSource = {
  /** Increases with every edit; texts of an older edition may be out of date. */
  readonly edition: number;
  /** Texts of `count` rows from `first` (from 0), one array a column, as Postgres prints them. */
  read(table: string, first: number, count: number, columns: readonly string[]): Promise<readonly ColumnTexts[]>;
  /** The row number at a grid position, if they differ; undefined until it was read. */
  readonly numberOf?: ((place: number) => number | undefined) | undefined;
};
