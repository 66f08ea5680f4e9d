import type { Rows } from '../../columns/column.ts';

/**
 * What the members of an entity share, computed once for the rows of a frame: members are filled one after the other for the same rows. Rows
 * that are no frame's have it computed for themselves.
 */
export function perRows<T>(make: (size: number) => T, compute: (rows: Rows, into: T) => void): (rows: Rows) => T {
  const key = {};
  return (rows) => {
    if (rows.memory) return rows.memory.once(key, make, (into) => compute(rows, into));
    const made = make(rows.count);
    compute(rows, made);
    return made;
  };
}

export const int32 = (size: number) => new Int32Array(size);
