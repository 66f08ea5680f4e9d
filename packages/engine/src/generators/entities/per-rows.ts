import { BATCH_ROWS, type Rows } from '../../columns/column.ts';

/**
 * What the members of an entity share, computed once for the rows of a batch: the last result is kept, since members are filled one
 * after the other for the same rows.
 */
export function perRows<T>(make: (size: number) => T, compute: (rows: Rows, into: T) => void): (rows: Rows) => T {
  let size = -1;
  let first = -1;
  let count = 0;
  let kept: T;
  return (rows) => {
    if (rows.at === null && rows.first === first && rows.count === count) return kept;
    if (rows.count > size) kept = make((size = Math.max(BATCH_ROWS, rows.count)));
    compute(rows, kept);
    first = rows.at === null ? rows.first : -1;
    count = rows.count;
    return kept;
  };
}

export const int32 = (size: number) => new Int32Array(size);
