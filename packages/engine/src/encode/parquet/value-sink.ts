import type { Column } from '../../columns/column.ts';

/** Gathers the values of one column for a row group, NULLs left out, in Parquet's PLAIN encoding. */
export type ValueSink = {
  add(column: Column, from: number, n: number): void;
  /** The values' bytes, valid until the next `add`; the sink starts again. */
  take(): Uint8Array;
};
