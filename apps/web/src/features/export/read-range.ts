import { parseCount } from '../../lib/go-to-row.ts';

export type Range = { readonly from?: number; readonly to?: number } | { readonly fault: string };

/** Reads the two ends of a range of rows, both from 1 and both in it; empty for the table's own ends. */
export function readRange(from: string, to: string): Range {
  const first = from.trim() === '' ? undefined : parseCount(from);
  const last = to.trim() === '' || to.trim().toLowerCase() === 'last' ? undefined : parseCount(to);
  if (first === null || last === null) return { fault: 'Enter row numbers, such as 1 and 1M.' };
  if (first === 0 || last === 0) return { fault: 'Rows are counted from 1.' };
  if (first !== undefined && last !== undefined && first > last) return { fault: `The first row (${first}) is after the last (${last}).` };
  return { ...(first === undefined ? {} : { from: first }), ...(last === undefined ? {} : { to: last }) };
}
