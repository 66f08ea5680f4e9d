import { BLOCK_ROWS, BlockCache, CHUNK_COLUMNS } from './block-cache.ts';
import type { RowsSource } from './rows-source.ts';

/** More would queue blocks that are no longer visible. */
const MAX_IN_FLIGHT = 4;

export type Wanted = { readonly fromRow: number; readonly toRow: number; readonly fromColumn: number; readonly toColumn: number };

/** Cells in view, then twice as many rows in the direction of scrolling. */
export function wantedAround(view: Wanted, down: boolean): readonly Wanted[] {
  const { fromRow, toRow } = view;
  const ahead = 2 * (toRow - fromRow);
  return [view, down ? { ...view, fromRow: toRow, toRow: toRow + ahead } : { ...view, fromRow: fromRow - ahead, toRow: fromRow }];
}

/** Requests blocks in view that are missing or out of date, the visible ones first, and caches them. */
export class BlockLoader {
  readonly cache = new BlockCache();
  readonly #onChange: (edition: number) => void;
  readonly #onError: (error: unknown) => void;
  readonly #inFlight = new Set<string>();
  #table = '';
  #rows = 0;
  #columns: readonly string[] = [];
  /** Increases when the table or its columns change, because earlier requests then answer for other cells. */
  #layout = 0;
  #wants: readonly Wanted[] = [];
  #source: RowsSource | null = null;

  constructor(onChange: (edition: number) => void, onError: (error: unknown) => void) {
    this.#onChange = onChange;
    this.#onError = onError;
  }

  setTable(table: string, rows: number, columns: readonly string[]): void {
    const same = table === this.#table && columns.length === this.#columns.length && columns.every((name, i) => name === this.#columns[i]);
    this.#rows = rows;
    if (same) return;
    this.#table = table;
    this.#columns = columns;
    this.#layout++;
    this.cache.clear();
  }

  setSource(source: RowsSource): void {
    this.#source = source;
  }

  get edition(): number {
    return this.#source?.edition ?? 0;
  }

  /** `wants` in order of haste. */
  ask(wants: readonly Wanted[]): void {
    this.#wants = wants;
    const source = this.#source;
    if (!source) return;
    for (const want of wants) {
      const lastBlock = Math.floor(Math.max(0, Math.min(want.toRow, this.#rows) - 1) / BLOCK_ROWS);
      for (let block = Math.floor(Math.max(0, want.fromRow) / BLOCK_ROWS); block <= lastBlock; block++) {
        for (let chunk = Math.floor(want.fromColumn / CHUNK_COLUMNS); chunk * CHUNK_COLUMNS < want.toColumn; chunk++) {
          if (this.#inFlight.size >= MAX_IN_FLIGHT) return;
          if (!this.cache.isFresh(block, chunk, source.edition)) void this.#load(source, block, chunk);
        }
      }
    }
  }

  async #load(source: RowsSource, block: number, chunk: number): Promise<void> {
    const table = this.#table;
    const layout = this.#layout;
    const key = `${layout} ${block} ${chunk} ${source.edition}`;
    if (this.#inFlight.has(key)) return;
    this.#inFlight.add(key);
    try {
      const first = block * BLOCK_ROWS;
      const names = this.#columns.slice(chunk * CHUNK_COLUMNS, (chunk + 1) * CHUNK_COLUMNS);
      const columns = await source.read(table, first, Math.min(BLOCK_ROWS, this.#rows - first), names);
      this.#inFlight.delete(key);
      // Blocks in view may have waited for a free request.
      if (layout !== this.#layout) return this.ask(this.#wants);
      this.cache.set(block, chunk, { columns, edition: source.edition });
      this.#onChange(source.edition);
    } catch (error) {
      this.#inFlight.delete(key);
      if (layout === this.#layout && source.edition === this.#source?.edition) this.#onError(error);
      // Blocks of the present rows may have waited for this request of earlier ones.
      else this.ask(this.#wants);
    }
  }
}
