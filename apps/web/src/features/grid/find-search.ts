import type { Engine } from '../../engine/engine-store.ts';
import type { Hit, Wanted } from '../../engine/find-rows.ts';

/** The number of scanned rows before the person is asked whether to continue. */
export const STRETCH = 1_000_000;
const MAX_HITS = 1_000;

/** The state of a search. `scanned` rows were read from `start` on, wrapping around the end. */
export type Search = {
  readonly wanted: Wanted;
  readonly columns: readonly string[];
  readonly start: number;
  readonly rows: number;
  readonly scanned: number;
  readonly hits: readonly Hit[];
  readonly state: 'running' | 'resting' | 'done' | 'failed';
  /** The row followed from its value, without a search. */
  readonly told: boolean;
  readonly error?: unknown;
};

export function beginSearch(wanted: Wanted, columns: readonly string[], start: number, rows: number): Search {
  return { wanted, columns, start, rows, scanned: 0, hits: [], state: 'running', told: false };
}

/** The next rows to read, without reading rows below the start twice. */
export function nextRange({ start, rows, scanned }: Search, most: number): { first: number; end: number } {
  const first = start + scanned < rows ? start + scanned : start + scanned - rows;
  const end = Math.min(first + most, first >= start ? rows : start);
  return { first, end };
}

/**
 * Continues a search for a batch of rows; reports its progress regularly, and at the end. A key value is first looked
 * up, because its row may be known immediately.
 */
export async function goOn(engine: Engine, table: string, search: Search, tell: (search: Search) => void, signal: AbortSignal): Promise<void> {
  let now: Search = { ...search, state: 'running' };
  const until = now.scanned + STRETCH;
  try {
    if (now.scanned === 0 && now.columns.length === 1 && engine.search) {
      const row = await engine.search.rowOf(table, now.columns[0]!, now.wanted.text);
      if (signal.aborted) return;
      if (row !== null) return tell({ ...now, hits: [{ row, column: now.columns[0]! }], state: 'done', told: true });
    }
    while (now.scanned < Math.min(until, now.rows) && now.hits.length < MAX_HITS) {
      const { first, end } = nextRange(now, until - now.scanned);
      const found = await engine.search!.find(table, now.columns, now.wanted, first, end, MAX_HITS - now.hits.length);
      if (signal.aborted) return;
      now = { ...now, hits: [...now.hits, ...found.hits], scanned: now.scanned + found.next - first };
      tell(now);
    }
    tell({ ...now, state: now.scanned >= now.rows || now.hits.length >= MAX_HITS ? 'done' : 'resting' });
  } catch (error) {
    if (!signal.aborted) tell({ ...now, state: 'failed', error });
  }
}
