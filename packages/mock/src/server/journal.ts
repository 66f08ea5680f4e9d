type JournalEntry = { readonly method: string; readonly path: string; readonly status: number; readonly milliseconds: number };

const MAX_ENTRIES = 1000;

/** The last requests, for tests and people. */
export class Journal {
  #entries: JournalEntry[] = [];

  add(entry: JournalEntry): void {
    this.#entries.push(entry);
    if (this.#entries.length >= 2 * MAX_ENTRIES) this.#entries = this.#entries.slice(-MAX_ENTRIES);
  }

  get entries(): readonly JournalEntry[] {
    return this.#entries.slice(-MAX_ENTRIES);
  }
}
