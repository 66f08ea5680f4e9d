import type { Column } from '../../columns/column.ts';
import type { Operation } from '../wasm/operation.ts';
import type { Piece } from './pieces.ts';

/** Writes one column's cells. Made once a stream; `bind` hands it the arrays of the batch at hand. */
export type CellWriter = {
  bind(column: Column): void;
  /** Writes the cell of a row at `at`, with the text before and after it; returns the end. */
  write(u8: Uint8Array, view: DataView, at: number, row: number): number;
  /** Bytes of a cell at most, the growing part of `extra` apart. */
  readonly most: number;
  /** For cells without a bound: the bytes that rows from … from + n − 1 of the bound column take at most, beyond `most` each. */
  extra?(from: number, n: number): number;
  /** Set if the cell consists of pieces only: one loop can write them together with those of its neighbours. */
  readonly pieces?: readonly Piece[];
  readonly strip?: Strip;
  /** Where the module for rows can write it: all that it consists of. */
  readonly operations?: readonly Operation[];
};

/** Rows that are measured and put at a time: their bytes stay in the nearest cache. */
export const STRIP_ROWS = 256;

/**
 * The same column by column: all lengths first, then all cells at their places. Each loop does one thing, and no cell waits for the
 * end of the one before it. A cell may write over some bytes behind its end.
 */
export type Strip = {
  /** Bytes of a cell at least. */
  readonly least: number;
  /** Bytes behind a cell's end that it may write over. */
  readonly over: number;
  /** Adds the bytes of the cells of rows `from + i` to `lengths[i]`, i < n. */
  measure(from: number, n: number, lengths: Int32Array): void;
  /** Writes the cells of rows `from + i` at `at[i]` and moves that to their ends, start ≤ i < end. They were measured before. */
  put(u8: Uint8Array, view: DataView, from: number, start: number, end: number, at: Int32Array): void;
};

/** Cells that are all of one length, and write nothing else. */
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

/** The text around a cell, delimiters and quotes: `after` has four bytes at most, so that it is one store. */
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

/** Copies `length` bytes from `offset` words on; up to three bytes behind the end are overwritten. */
export function putWords(view: DataView, at: number, words: Int32Array, offset: number, length: number): number {
  const end = at + length;
  for (let o = offset; at < end; at += 4) view.setInt32(at, words[o++]!, true);
  return end;
}

/** A plan and its batches disagree: a fault of the program, not of a user. */
export function wrongStore(column: Column, wanted: string): never {
  throw new TypeError(`The batch brings a ${column.store} column where the plan has ${wanted}.`);
}
