import { BATCH_ROWS, type Batch } from './columns/column.ts';
import { openReader, type Reader } from './plan/reader.ts';
import type { Plan, TablePlan } from './plan/plan.ts';

/**
 * Rows `first … first + count − 1` of a table in batches, which share their arrays. A row has the same bytes alone, in any order and in
 * batches of any size.
 */
export function* generate(
  plan: Plan,
  table: string | TablePlan,
  first: number,
  count: number,
  columns?: readonly string[],
  batchRows: number = BATCH_ROWS,
): Generator<Batch> {
  const reader = openReader(plan, table, columns);
  if (reader.table.left.length > 0) return yield* sentRows(reader, first, count, batchRows);
  // The first few rows show whether a full batch would be too large; they are generated again.
  let rows = count > 8 * LOOKED_AT ? fitting(reader.read({ first, count: LOOKED_AT, at: null }), batchRows) : batchRows;
  for (let done = 0; done < count;) {
    const batch = reader.read({ first: first + done, count: Math.min(rows, count - done), at: null });
    done += batch.count;
    rows = fitting(batch, batchRows);
    yield batch;
  }
}

const LOOKED_AT = 8;

/** Approximate bytes of all columns of a batch: with wide cells a batch has fewer rows. */
const BATCH_BYTES = 16 * 1024 * 1024;

function fitting({ columns, count }: Batch, batchRows: number): number {
  let bytes = 0;
  for (const column of columns) if (column.store === 'arena') bytes += column.offsets[count]!;
  return bytes * batchRows <= BATCH_BYTES * count ? batchRows : Math.max(1, Math.floor((count * BATCH_BYTES) / bytes));
}

/** The rows without the skipped ones, in batches of consecutive rows. */
function* sentRows(reader: Reader, first: number, count: number, batchRows: number): Generator<Batch> {
  const end = first + count;
  let at = first;
  for (const left of [...reader.table.left.filter((row) => row >= first && row < end), end]) {
    for (; at < left; at += Math.min(batchRows, left - at)) yield reader.read({ first: at, count: Math.min(batchRows, left - at), at: null });
    at = left + 1;
  }
}
