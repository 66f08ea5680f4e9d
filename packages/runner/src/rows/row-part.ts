import type { FileFormat } from '@seedbed/contract';
import type { TablePlan } from '@seedbed/engine';

/** The i-th of n, from 1: the share of one of n independent machines. */
export type Shard = { readonly index: number; readonly count: number };

/**
 * Rows of a table in one file; the first file also has the text before all rows, and the last file the text after them.
 */
export type RowPart = { /** From 0. */ readonly first: number; readonly count: number; readonly isFirst: boolean; readonly isLast: boolean };

/** From and to, both in, from 1; cut at the table's end. */
export type RowRange = { readonly from?: number; readonly to?: number };

/** Rows of an SQL statement: a part begins with one. */
const STATEMENT_ROWS = 500;

/** A part of each table, of about equal length. Concatenated in the order of their shards, the files equal the file of one run. */
export function shardOf({ rows }: TablePlan, format: FileFormat, { index, count }: Shard): RowPart {
  const startOf = (shard: number): number => {
    if (shard >= count) return rows;
    // Exact even if the product is too large for a number.
    const start = Number((BigInt(rows) * BigInt(shard)) / BigInt(count));
    return format === 'sql' ? start - (start % STATEMENT_ROWS) : start;
  };
  const first = startOf(index - 1);
  return { first, count: startOf(index) - first, isFirst: index === 1, isLast: index === count };
}

/** A complete file of those rows. */
export function rangeOf({ rows }: TablePlan, { from = 1, to = rows }: RowRange): RowPart {
  const first = Math.min(from - 1, rows);
  return { first, count: Math.max(0, Math.min(to, rows) - first), isFirst: true, isLast: true };
}

/** The same rows in several files of at most that many rows each: concatenated in order, they are the single file. */
export function cutInto(part: RowPart, format: FileFormat, most: number): RowPart[] {
  const count = Math.max(1, Math.ceil(part.count / most));
  if (count === 1) return [part];
  const startOf = (piece: number): number => {
    if (piece >= count) return part.count;
    const start = Number((BigInt(part.count) * BigInt(piece)) / BigInt(count));
    return format === 'sql' ? start - (start % STATEMENT_ROWS) : start;
  };
  return Array.from({ length: count }, (_, i) => {
    const start = startOf(i);
    return { first: part.first + start, count: startOf(i + 1) - start, isFirst: part.isFirst && i === 0, isLast: part.isLast && i === count - 1 };
  });
}
