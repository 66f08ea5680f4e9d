import type { SqlType } from '@seedbed/contract';
import type { Batch, Shape } from '../columns/column.ts';

/** Every format of the engine. Golden values exist for each, in this order. */
export const FORMATS = ['csv', 'ndjson', 'json', 'copy-text', 'copy-binary', 'sql-insert', 'parquet'] as const;
export type Format = (typeof FORMATS)[number];

/** The parts of a table that an encoder needs. A `TablePlan` has them, and so does a plan cut to fewer columns. */
export type EncodedTable = {
  readonly schema: string;
  readonly table: string;
  readonly columns: readonly EncodedColumn[];
};

export type EncodedColumn = {
  readonly name: string;
  readonly type: SqlType;
  readonly shape: Shape;
  readonly makesNulls: boolean;
  readonly identity?: 'always' | 'byDefault';
};

/**
 * Writes the rows of one stream as bytes: `head`, then whole rows batch by batch, then `tail`. It keeps the state of
 * the stream (a comma before each row but the first), so every stream needs its own encoder.
 */
export type Encoder = {
  /** The format actually written; `copy-binary` becomes `copy-text` if a type of the table has no binary form. */
  readonly format: Format;
  readonly head: Uint8Array;
  /** The bytes after the last row. Read it when all rows are written. */
  readonly tail: Uint8Array;
  /** Bytes of the longest row, but for cells of `arena` columns. */
  readonly maxRow: number;
  /** Maximum bytes of these rows, including spare bytes for copies that overrun. */
  bound(batch: Batch, from: number, n: number): number;
  /**
   * Writes rows `from … from + n − 1` of the batch, whose columns are the table's in order, at `at`; returns the end.
   * `u8` and `view` are the same memory, with `bound` bytes free after `at`.
   */
  write(batch: Batch, from: number, n: number, u8: Uint8Array, view: DataView, at: number): number;
};

/** Copies move four bytes at a time and may overrun by three; a short ending is a single store. */
export const SPARE = 16;
