/**
 * One step of writing a row, as `wasm/assembly/rows.ts` defines it: a cell, or a piece of one. The module can write cells that consist of
 * operations only.
 */
export type Operation = {
  readonly kind: (typeof KIND)[keyof typeof KIND];
  /** The bound column's array; absent for fixed bytes. */
  data?(): Int32Array | Float64Array;
  /** Entries with the delimiters around them, as words in memory order. */
  readonly dictionary?: { readonly words: Int32Array; readonly offset: Int32Array; readonly length: Int32Array };
  readonly before?: Uint8Array;
  /** Eight bytes at most. */
  readonly after?: Uint8Array;
  /** Digits of a padded number, decimal digits, or the separator of date and time. */
  readonly detail?: number;
  readonly omitZero?: boolean;
  /** On the first operation of a cell: the bytes to write for NULL, and the number of operations that they replace. */
  readonly nullable?: { mask(): Uint8Array | null; readonly none: Uint8Array; readonly operations: number };
};

export const KIND = { dictionary: 0, integer: 1, fixed: 2, padded: 3, int32: 4, decimal: 5, date: 6, timestamp: 7 } as const;

/** Bytes that one store may write after a value. */
export const MAX_OVERRUN_BYTES = 8;
