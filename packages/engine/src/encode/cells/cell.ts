import type { Column } from '../../columns/column.ts';
import type { Operation } from '../wasm/operation.ts';
import type { Piece } from './pieces.ts';

/** Writes one column's cells. Created once per stream; `bind` passes it the arrays of the current batch. */
export type CellWriter = {
  bind(column: Column): void;
  /** Writes the cell of a row at `at`, with the text before and after it; returns the end. */
  write(u8: Uint8Array, view: DataView, at: number, row: number): number;
  /** Bytes of a cell at most, the growing part of `extra` apart. */
  readonly most: number;
  /**
   * For cells without a bound: the maximum bytes of rows from … from + n − 1 of the bound column, beyond `most` each.
   */
  extra?(from: number, n: number): number;
  /**
   * Set if the cell consists of pieces only: one loop can then write them together with those of neighbouring columns.
   */
  readonly pieces?: readonly Piece[];
  readonly strip?: Strip;
  /** If the WebAssembly row writer supports the cell: the operations it consists of. */
  readonly operations?: readonly Operation[];
};

/** Rows that are measured and written together: their bytes stay in the first-level cache. */
export const STRIP_ROWS = 256;

/**
 * Writes column by column: all lengths first, then all cells at their offsets. Each loop does one thing, and no cell
 * depends on the end of the previous one. A cell may overwrite some bytes after its end.
 */
export type Strip = {
  /** Bytes of a cell at least. */
  readonly least: number;
  /** Bytes after a cell's end that it may overwrite. */
  readonly over: number;
  /** Adds the bytes of the cells of rows `from + i` to `lengths[i]`, i < n. */
  measure(from: number, n: number, lengths: Int32Array): void;
  /**
   * Writes the cells of rows `from + i` at `at[i]` and advances `at[i]` to their ends, start ≤ i < end. They must have
   * been measured before.
   */
  put(u8: Uint8Array, view: DataView, from: number, start: number, end: number, at: Int32Array): void;
};

/** Cells of one fixed length that overwrite nothing else. */
export function evenStrip(length: number, put: Strip['put']): Strip {
  return {
    least: length,
    over: 0,
    measure(_from, n, lengths) {
      for (let i = 0; i < n; i++) lengths[i]! += length;
    },
    put,
  };
}

/** The text around a cell, delimiters and quotes: `after` has at most four bytes, so that it is a single store. */
export type Around = { readonly before: string; readonly after: string };

/** Bytes to be copied by words. */
export type Literal = { readonly words: Int32Array; readonly length: number };

const encoder = new TextEncoder();

export function literal(text: string): Literal {
  return literalOf(encoder.encode(text));
}

export function literalOf(bytes: Uint8Array): Literal {
  const words = new Int32Array((bytes.length + 3) >>> 2);
  for (let i = 0; i < bytes.length; i++) words[i >>> 2]! |= bytes[i]! << (8 * (i & 3));
  return { words, length: bytes.length };
}

/** The bytes of the text around a value. */
export function around({ before, after }: Around): { readonly before: Uint8Array; readonly after: Uint8Array } {
  return { before: encoder.encode(before), after: encoder.encode(after) };
}

/** At most four bytes as one word. */
export function ending(text: string): { word: number; length: number } {
  const { words, length } = literal(text);
  if (length > 4) throw new RangeError(`An ending has at most four bytes: ${text}`);
  return { word: words[0] ?? 0, length };
}

/** Copies `length` bytes from word `offset` on; may overwrite up to three bytes after the end. */
export function putWords(view: DataView, at: number, words: Int32Array, offset: number, length: number): number {
  const end = at + length;
  for (let o = offset; at < end; at += 4) view.setInt32(at, words[o++]!, true);
  return end;
}

/** The plan and its batches disagree: a bug, not a user's error. */
export function wrongStore(column: Column, wanted: string): never {
  throw new TypeError(`The batch brings a ${column.store} column where the plan has ${wanted}.`);
}
