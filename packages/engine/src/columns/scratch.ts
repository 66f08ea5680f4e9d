import { allocColumn } from './allocate.ts';
import { BATCH_ROWS, type Column, type Shape } from './column.ts';

/**
 * Working memory of one fill. Filling a column may fill a second one, and that a third, so no source keeps memory of its own: it borrows
 * memory and gives it back, or it uses the frame's (`rows.memory`).
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

/** Things of one kind that are lent: made when all that there are are in use. */
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

/** A column with room for NULLs where its source makes them. */
export function scratchColumn(shape: Shape, makesNulls: boolean, rows: number = BATCH_ROWS): Column {
  const column = allocColumn(shape, rows);
  if (makesNulls) column.nulls = new Uint8Array(rows);
  return column;
}

/** As deep as fills lie in each other, with room. */
const MAX_KEPT = 16;
