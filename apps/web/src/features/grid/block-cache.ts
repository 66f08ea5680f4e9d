import type { ColumnTexts } from '../../engine/protocol.ts';

/** Rows of a block and columns of a chunk: the unit of a request. */
export const BLOCK_ROWS = 64;
export const CHUNK_COLUMNS = 32;

/** Marks the value of a column that Postgres computes. No text equals it, because Postgres has no NUL. */
export const MADE_BY_POSTGRES = '\u0000';
/** The text of such a cell. */
export const BY_POSTGRES = 'by Postgres';

/** Texts of one block of rows, by column of the chunk, then by row. */
export type Block = { readonly columns: readonly ColumnTexts[]; readonly edition: number };

/**
 * Blocks of rows as last received. A block of an older edition (before an edit) is still returned, so that cells keep
 * their old text until the new one arrives; `isFresh` distinguishes them.
 */
export class BlockCache {
  readonly #blocks = new Map<string, Block>();
  readonly #most: number;

  constructor(most = 400) {
    this.#most = most;
  }

  get(block: number, chunk: number): Block | undefined {
    return this.#blocks.get(`${block}:${chunk}`);
  }

  set(block: number, chunk: number, value: Block): void {
    const key = `${block}:${chunk}`;
    this.#blocks.delete(key);
    this.#blocks.set(key, value);
    if (this.#blocks.size <= this.#most) return;
    // A Map keeps insertion order: the first entry is the least recently written.
    for (const oldest of this.#blocks.keys()) {
      this.#blocks.delete(oldest);
      break;
    }
  }

  isFresh(block: number, chunk: number, edition: number): boolean {
    return this.get(block, chunk)?.edition === edition;
  }

  clear(): void {
    this.#blocks.clear();
  }

  /** The text of a cell; undefined if it is not loaded. */
  text(row: number, column: number): string | null | undefined {
    const block = this.get(Math.floor(row / BLOCK_ROWS), Math.floor(column / CHUNK_COLUMNS));
    const texts = block?.columns[column % CHUNK_COLUMNS];
    return texts === null ? MADE_BY_POSTGRES : texts?.[row % BLOCK_ROWS];
  }
}
