import type { RowFilter } from '../../engine/filter/row-filter.ts';
import type { Engine } from '../../engine/engine-store.ts';
import { engineOfRows, engineOfSome } from '../../engine/some-rows.ts';

/** The number of scanned rows and found matches after which the person decides whether to continue. */
export const STRETCH = { rows: 2_000_000, matches: 100_000 } as const;
/** The grid reads its rows again each time that it gets more of them. */
const TELL_MS = 250;

/** The rows that match a filter, as far as known: `scanned` of the table's `rows` were read. */
export type MatchList = {
  readonly rows: number;
  readonly scanned: number;
  readonly count: number;
  /** Those that were searched for, in order; empty if the engine knows all of them. */
  readonly found: readonly number[];
  /** Has the matches as its rows; null before the first. */
  readonly some: Engine | null;
  readonly state: 'running' | 'resting' | 'done' | 'failed';
  readonly error?: unknown;
};

export function emptyList(rows: number): MatchList {
  return { rows, scanned: 0, count: 0, found: [], some: null, state: 'running' };
}

/**
 * Requests all matches from the engine; if it does not know them, scans another batch of rows and updates the list as
 * it grows.
 */
export async function continueList(
  engine: Engine,
  table: string,
  filter: RowFilter,
  before: MatchList,
  tell: (list: MatchList) => void,
  signal: AbortSignal,
): Promise<void> {
  const { rows } = before;
  const calls = engine.filter!;
  try {
    if (before.scanned === 0) {
      const count = await calls.count(table, filter);
      if (signal.aborted) return;
      if (count !== null) {
        const some = count === 0 ? null : engineOfSome(engine, (from, most, columns) => calls.from(table, filter, from, most, columns));
        return tell({ ...before, scanned: rows, count, some, state: 'done' });
      }
    }
    let { found, scanned } = before;
    const end = Math.min(rows, scanned + STRETCH.rows);
    const most = found.length + STRETCH.matches;
    const list = (state: MatchList['state']): MatchList => {
      const some = found.length === 0 ? null : engineOfRows(engine, table, found);
      return { rows, scanned, count: found.length, found, some, state };
    };
    let lastNotified = performance.now();
    while (scanned < end && found.length < most) {
      const { rows: more, next } = await calls.search(table, filter, scanned, end, most - found.length);
      if (signal.aborted) return;
      const isFirst = found.length === 0 && more.length > 0;
      if (more.length > 0) found = [...found, ...more];
      scanned = next;
      if (!isFirst && performance.now() - lastNotified < TELL_MS) continue;
      lastNotified = performance.now();
      tell(list('running'));
    }
    tell(list(scanned >= rows ? 'done' : 'resting'));
  } catch (error) {
    if (!signal.aborted) tell({ ...before, state: 'failed', error });
  }
}
