import type { Rows } from '../columns/column.ts';

/** The random stream of one (table, column, purpose): 64 bits for each row and draw index, by Threefry-2x32-13. */
export type Draws = {
  readonly key0: number;
  readonly key1: number;
  /** Fills `a[i]` and `b[i]` (32 bits each) for the given rows; `draw` 0 … 2,047. */
  fill(rows: Rows, a: Int32Array, b: Int32Array, draw?: number): void;
  /** The two words of one row, into `out[0]` and `out[1]`. */
  one(row: number, out: Int32Array, draw?: number): void;
};
