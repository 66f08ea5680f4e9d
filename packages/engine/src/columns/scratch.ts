import { allocColumn } from './allocate.ts';
import { BATCH_ROWS, type Column, type Shape } from './column.ts';

/**
 * Working memory of one fill. Filling a column may fill a second one, and so on, so a source never owns memory: it
 * borrows and returns it, or uses the frame's (`rows.memory`).
 */
export type Scratch = { readonly a: Int32Array; readonly b: Int32Array; readonly x: Float64Array };

const free: Scratch[] = [];

export function borrow(count: number): Scratch {
  const top = free.pop();
  if (top && top.a.length >= count) return top;
  const size = Math.max(count, BATCH_ROWS);
  return { a: new Int32Array(size), b: new Int32Array(size), x: new Float64Array(size) };
}

export function giveBack(scratch: Scratch): void {
  if (free.length < MAX_KEPT) free.push(scratch);
}

/** Lends objects of one kind and creates a new one only if all are in use. */
type Lender<T> = { borrow(): T; giveBack(one: T): void };

export function lender<T>(make: () => T): Lender<T> {
  const kept: T[] = [];
  return {
    borrow: () => kept.pop() ?? make(),
    giveBack(one) {
      if (kept.length < MAX_KEPT) kept.push(one);
    },
  };
}

/** A column with room for NULLs if its source produces them. */
export function scratchColumn(shape: Shape, makesNulls: boolean, rows: number = BATCH_ROWS): Column {
  const column = allocColumn(shape, rows);
  if (makesNulls) column.nulls = new Uint8Array(rows);
  return column;
}

/** Nested fills need fewer buffers than this. */
const MAX_KEPT = 16;
