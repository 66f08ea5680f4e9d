import type { Rows } from '../../columns/column.ts';
import type { MemoryEntry, RowMemory } from '../../columns/row-memory.ts';

/**
 * The shared data of an entity's members, computed once for the rows of a frame, since members fill the same rows one after the other. For
 * rows outside of a frame it is computed on each call.
 */
export function perRows<T>(make: (size: number) => T, compute: (rows: Rows, into: T) => void): (rows: Rows) => T {
  const key = {};
  /** The memory of the latest call and its entry: the next call usually uses the same one. */
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
