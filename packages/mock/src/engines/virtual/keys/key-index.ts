import type { Base } from '../base.ts';
import type { Budget } from '../budget.ts';
import type { Row } from '../view.ts';
import type { KeyReader } from './key-reader.ts';

/** Larger tables have no index for a key: it takes 8 to 16 bytes per row. */
export const MAX_INDEXED = 2_000_000;

const BATCH = 2048;
const NONE = -1;

/**
 * Generated rows by the values that a key compares: a table of slots by a hash; reading a row generates it again. A budget may end before
 * the index is complete; the next request continues it.
 */
export class KeyIndex {
  readonly #base: Base;
  readonly #reader: KeyReader;
  readonly #rows: number;
  readonly #slots: Int32Array;
  readonly #mask: number;
  #done = 0;

  constructor(base: Base, reader: KeyReader) {
    this.#base = base;
    this.#reader = reader;
    this.#rows = base.rows(reader.key.table);
    const size = 2 ** Math.ceil(Math.log2(Math.max(2, this.#rows * 2)));
    this.#slots = new Int32Array(size).fill(NONE);
    this.#mask = size - 1;
  }

  /** Slots of generated rows with this text, as returned by `KeyReader.textOf`. */
  *find(text: string, budget: Budget): Generator<number> {
    this.#grow(budget);
    for (let at = hashOf(text) & this.#mask; this.#slots[at] !== NONE; at = (at + 1) & this.#mask) {
      const slot = this.#slots[at]!;
      if (this.#reader.textOf(this.#read([slot])[0]!) === text) yield slot;
    }
  }

  #grow(budget: Budget): void {
    const { key, columns } = this.#reader;
    while (this.#done < this.#rows) {
      const first = this.#done;
      const count = Math.min(BATCH, this.#rows - first);
      budget.spend(
        count * Math.max(1, columns.length),
        key.table.qualified,
        `the unique key ${key.name} is indexed; the next request goes on from row ${first + 1}`,
      );
      this.#read(Array.from({ length: count }, (_, i) => first + i)).forEach((row, i) => {
        const text = this.#reader.textOf(row);
        if (text !== null) this.#put(text, first + i);
      });
      this.#done += count;
    }
  }

  #put(text: string, slot: number): void {
    let at = hashOf(text) & this.#mask;
    while (this.#slots[at] !== NONE) at = (at + 1) & this.#mask;
    this.#slots[at] = slot;
  }

  #read(slots: readonly number[]): Row[] {
    return this.#base.cells(this.#reader.key.table, slots, this.#reader.columns);
  }
}

const indexes = new WeakMap<Base, Map<KeyReader, KeyIndex>>();

/** The index of a key over the rows of a base. */
export function keyIndexOf(base: Base, reader: KeyReader): KeyIndex {
  const kept = indexes.get(base) ?? new Map<KeyReader, KeyIndex>();
  indexes.set(base, kept);
  let index = kept.get(reader);
  if (!index) kept.set(reader, (index = new KeyIndex(base, reader)));
  return index;
}

/** FNV-1a over UTF-16 units, mixed once more: its low bits choose the place. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (hash ^ (hash >>> 13)) >>> 0;
}
