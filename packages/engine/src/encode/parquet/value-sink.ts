import type { Column } from '../../columns/column.ts';

/** Collects the values of one column for a row group, without NULLs, in Parquet's PLAIN encoding. */
export type ValueSink = {
  add(column: Column, from: number, n: number): void;
  /** Returns the values' bytes, valid until the next `add`, and starts over. */
  take(): Uint8Array;
};
