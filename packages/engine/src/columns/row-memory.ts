export type MemoryEntry<T> = { readonly value: T; turn: number };

/**
 * What is known of a frame's rows beside its columns: the lives and names that several columns are made from, and working memory of groups.
 * It is the frame's own, so that no other frame's rows can come in between. Each thing is made once for the rows and forgotten with them;
 * its arrays are used again.
 */
export class RowMemory {
  /** Rows that the frame has at most: arrays have room for them. */
  readonly capacity: number;
  #turn = 0;
  readonly #entries = new Map<object, MemoryEntry<unknown>>();

  constructor(capacity: number) {
    this.capacity = capacity;
  }

  /** Other rows from now on. */
  turn(): void {
    this.#turn++;
  }

  /** Arrays under a key, made once and kept as they were left. */
  room<T>(key: object, make: (capacity: number) => T): T {
    return this.entry(key, make).value;
  }

  /** Arrays under a key, computed once for the rows. */
  once<T>(key: object, make: (capacity: number) => T, compute: (into: T) => void): T {
    return this.current(this.entry(key, make), compute);
  }

  /** The same of an entry that is known. */
  current<T>(entry: MemoryEntry<T>, compute: (into: T) => void): T {
    if (entry.turn !== this.#turn) {
      compute(entry.value);
      entry.turn = this.#turn;
    }
    return entry.value;
  }

  entry<T>(key: object, make: (capacity: number) => T): MemoryEntry<T> {
    let entry = this.#entries.get(key);
    if (!entry) this.#entries.set(key, (entry = { value: make(this.capacity), turn: -1 }));
    return entry as MemoryEntry<T>;
  }
}
