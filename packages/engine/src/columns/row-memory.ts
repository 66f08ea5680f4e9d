export type MemoryEntry<T> = { readonly value: T; turn: number };

/**
 * Data that a frame computes for its rows besides their columns: lifecycles and names that several columns share, and
 * working memory of groups. Each frame has its own memory, so frames cannot overwrite each other's data. Each entry is
 * computed once for the current rows; its arrays are reused for the next ones.
 */
export class RowMemory {
  /** Maximum number of rows in the frame; arrays are this long. */
  readonly capacity: number;
  #turn = 0;
  readonly #entries = new Map<object, MemoryEntry<unknown>>();

  constructor(capacity: number) {
    this.capacity = capacity;
  }

  /** Invalidates all entries because the frame moves to other rows. */
  turn(): void {
    this.#turn++;
  }

  /** Returns the arrays stored under a key. They are created once and keep whatever the last user wrote. */
  room<T>(key: object, make: (capacity: number) => T): T {
    return this.entry(key, make).value;
  }

  /** Returns the arrays stored under a key, computed once for the current rows. */
  once<T>(key: object, make: (capacity: number) => T, compute: (into: T) => void): T {
    return this.current(this.entry(key, make), compute);
  }

  /** Like `once`, for an entry that already exists. */
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
