import type { GridColumn } from '../../workspace/grid-column.ts';

/**
 * Height of the sticky header in px: with the line that names each column's generator, and without it; in a low window
 * without the histograms.
 */
export const HEAD_PX = { full: 68, short: 52, low: 46, lowest: 30 } as const;

/**
 * `pinned`: how many of the first columns are pinned next to the row number. `lines`: 2 if a cell shows the values of
 * two sides.
 */
export type GridTable = {
  readonly name: string;
  readonly rows: number;
  readonly columns: readonly GridColumn[];
  readonly pinned: number;
  readonly lines: 1 | 2;
};
/** `from` … `to`: rendered columns after the `pinned` ones. */
export type GridView = {
  readonly top: number;
  readonly share: number;
  readonly inView: number;
  readonly from: number;
  readonly to: number;
  readonly pinned: number;
};
export type PainterEvents = {
  /** The view moved: the rail and the header follow. */
  view(view: GridView): void;
  /** The first rows of a table are there. */
  rows(): void;
  error(error: unknown): void;
};
