import { BATCH_ROWS } from '../../columns/column.ts';

/** Working arrays of one fill. Borrowed and given back, because sources may fill inner sources in the midst of their own work. */
export type Scratch = { readonly a: Int32Array; readonly b: Int32Array; readonly x: Float64Array };

const free: Scratch[] = [];

export function borrow(count: number): Scratch {
  const top = free.pop();
  if (top && top.a.length >= count) return top;
  const size = Math.max(count, BATCH_ROWS);
  return { a: new Int32Array(size), b: new Int32Array(size), x: new Float64Array(size) };
}

export function giveBack(scratch: Scratch): void {
  if (free.length < 16) free.push(scratch);
}
