import type { Rows } from '../../columns/column.ts';
import type { MemoryEntry, RowMemory } from '../../columns/row-memory.ts';

/**
 * What the members of an entity share, computed once for the rows of a frame: members are filled one after the other for the same rows. Rows
 * that are no frame's have it computed for themselves.
 */
export function perRows<T>(make: (size: number) => T, compute: (rows: Rows, into: T) => void): (rows: Rows) => T {
  const key = {};
  /** The memory that was asked last, and its entry: mostly it is asked again. */
  let known: RowMemory | null = null;
  let entry: MemoryEntry<T>;
  return (rows) => {
    const { memory } = rows;
    if (!memory) {
      const made = make(rows.count);
      compute(rows, made);
      return made;
    }
    if (memory !== known) {
      entry = memory.entry(key, make);
      known = memory;
    }
    return memory.current(entry, (into) => compute(rows, into));
  };
}

export const int32 = (size: number) => new Int32Array(size);
