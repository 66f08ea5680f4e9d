export type MemoryEntry<T> = { readonly value: T; turn: number };

/**
 * What a frame computes for its rows besides their columns: lives and names that several columns share, and working memory of groups. Each
 * frame has its own, so that no other frame's rows can come in between. Each entry is computed once for the rows and discarded with them;
 * its arrays are reused.
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

  /** Arrays under a key, created once; later calls get them as the last user left them. */
  room<T>(key: object, make: (capacity: number) => T): T {
    return this.entry(key, make).value;
  }

  /** Arrays under a key, computed once for the rows. */
  once<T>(key: object, make: (capacity: number) => T, compute: (into: T) => void): T {
    return this.current(this.entry(key, make), compute);
  }

  /** The same for an entry that exists. */
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
