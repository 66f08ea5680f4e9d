import type { SqlType } from '@seedbed/contract';
import type { Batch, Shape } from '../columns/column.ts';

/** Every format of the engine. Golden values exist for each, in this order. */
export const FORMATS = ['csv', 'ndjson', 'json', 'copy-text', 'copy-binary', 'sql-insert', 'parquet'] as const;
export type Format = (typeof FORMATS)[number];

/** The parts of a table that an encoder needs. A `TablePlan` has them, and so has a plan cut to fewer columns. */
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
 * Writes the rows of one stream as bytes: `head`, then whole rows batch by batch, then `tail`. It remembers how far the stream
 * is (a comma before each row but the first), so every stream gets an encoder of its own.
 */
export type Encoder = {
  /** The format written; for `copy-binary` it may be `copy-text`, if a type of the table has no binary form. */
  readonly format: Format;
  readonly head: Uint8Array;
  /** The bytes after the last row. Ask for them when all rows are written. */
  readonly tail: Uint8Array;
  /** Bytes of the longest row, but for cells of `arena` columns. */
  readonly maxRow: number;
  /** Bytes that these rows take at most, spare bytes for overrunning copies included. */
  bound(batch: Batch, from: number, n: number): number;
  /**
   * Writes rows `from … from + n − 1` of the batch, whose columns are the table's in order, at `at`; returns the end. `u8` and
   * `view` are the same memory, with `bound` bytes free behind `at`.
   */
  write(batch: Batch, from: number, n: number, u8: Uint8Array, view: DataView, at: number): number;
};

/** Copies move four bytes at a time and may run over by three; an ending of a few bytes is one store. */
export const SPARE = 16;
