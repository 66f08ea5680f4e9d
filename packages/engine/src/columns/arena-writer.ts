import { LIMITS } from '@seedbed/contract';
import { CellFault } from './cell-fault.ts';
import type { Column } from './column.ts';

type ArenaColumn = Extract<Column, { store: 'arena' }>;

const encoder = new TextEncoder();

const LONGEST = LIMITS.cellBytes;

function tooLong(size: number): CellFault {
  return new CellFault(`A value of ${size} bytes or more is not made: a cell has at most ${LONGEST}.`);
}

/**
 * Appends cells to an arena column in row order, growing its bytes as needed. `startArena` first, then one `put` a row
 * (an empty text for NULL; the mask says that it is one).
 */
export function startArena(column: ArenaColumn): void {
  column.offsets[0] = 0;
}

/** Sets row `row` to this text; earlier rows must be written already. */
export function putText(column: ArenaColumn, row: number, text: string): void {
  if (text.length > LONGEST) throw tooLong(text.length);
  const at = column.offsets[row]!;
  // A UTF-16 unit takes at most three bytes.
  reserve(column, at, 3 * text.length);
  const { written } = encoder.encodeInto(text, column.bytes.subarray(at));
  if (written > LONGEST) throw tooLong(written);
  column.offsets[row + 1] = at + written;
}

/** Sets row `row` to these bytes. */
export function putBytes(column: ArenaColumn, row: number, bytes: Uint8Array): void {
  if (bytes.length > LONGEST) throw tooLong(bytes.length);
  const at = column.offsets[row]!;
  reserve(column, at, bytes.length);
  column.bytes.set(bytes, at);
  column.offsets[row + 1] = at + bytes.length;
}

/** Grows the buffer by `more` bytes after the first `used` bytes, which are kept. */
export function reserve(column: ArenaColumn, used: number, more: number): void {
  if (used + more <= column.bytes.length) return;
  const grown = new Uint8Array(Math.max(2 * column.bytes.length, used + more + 64));
  grown.set(column.bytes.subarray(0, used));
  column.bytes = grown;
}

/** Before the first cell of a batch. */
export function restart(out: Column): void {
  if (out.store === 'arena') startArena(out);
}
