import type { CreatedDataset, GrowthProgress, ReadTable } from '@seedbed/contract';
import { createStore } from 'zustand/vanilla';

/** The source of the schema that is being read. */
export type GrowthSource = 'ddl' | 'database';

export type Reading = {
  readonly state: 'reading';
  readonly from: GrowthSource;
  /** The name of the dataset, if it already has one. */
  readonly name: string | null;
  readonly since: number;
  /** The tables whose statements have run, with their names in the DDL, and the total. */
  readonly made: readonly string[];
  readonly total: number;
  /** All tables, after they were read. */
  readonly read: readonly ReadTable[] | null;
  /** How many tables have generators; null before the first. */
  readonly chosen: { readonly done: number; readonly total: number } | null;
  /** When all were created, read, and had their generators. */
  readonly times: { readonly made: number | null; readonly read: number | null; readonly chosen: number | null };
};

/** A schema that becomes a dataset. Continues on whatever screen is open. One at a time. */
export type Growth = { readonly state: 'rest' } | Reading | { readonly state: 'refused'; readonly from: GrowthSource; readonly error: unknown };

const REST: Growth = { state: 'rest' };
/** Often enough for a list that grows. */
const REPORT_INTERVAL_MS = 50;
const NOT_YET = { made: null, read: null, chosen: null };
export const growthStore = createStore<Growth>(() => REST);

let stopping: AbortController | null = null;

/**
 * Starts reading a schema and cancels an earlier one. Null if it was itself cancelled or rejected; the store then has
 * the reason.
 */
export async function startGrowth(
  from: GrowthSource,
  name: string | null,
  make: (onProgress: (progress: GrowthProgress) => void, signal: AbortSignal) => Promise<CreatedDataset>,
): Promise<CreatedDataset | null> {
  stopping?.abort();
  const mine = (stopping = new AbortController());
  growthStore.setState({ state: 'reading', from, name, since: Date.now(), made: [], total: 0, read: null, chosen: null, times: NOT_YET }, true);
  // Many tables arrive at a time. Listeners are notified once for all of them.
  let next: Growth | null = null;
  const tell = () => {
    if (next && !mine.signal.aborted) growthStore.setState(next, true);
    next = null;
  };
  try {
    const created = await make((progress) => {
      if (next === null) setTimeout(tell, REPORT_INTERVAL_MS);
      next = withProgress(next ?? growthStore.getState(), progress);
    }, mine.signal);
    next = null;
    return mine.signal.aborted ? null : created;
  } catch (error) {
    next = null;
    if (!mine.signal.aborted) growthStore.setState({ state: 'refused', from, error }, true);
    return null;
  }
}

/** Cancels reading, and clears an error. */
export function endGrowth(): void {
  stopping?.abort();
  stopping = null;
  growthStore.setState(REST, true);
}

/** After a restart on the server, counts start again. */
function withProgress(state: Growth, progress: GrowthProgress): Growth {
  if (state.state !== 'reading') return state;
  const { times } = state;
  const now = Date.now();
  switch (progress.kind) {
    case 'made': {
      const { done, total, table } = progress;
      return { ...state, made: [...state.made.slice(0, done - 1), table], total, times: { ...NOT_YET, made: done === total ? now : null } };
    }
    case 'read':
      return { ...state, read: progress.tables, total: progress.tables.length, times: { ...times, made: times.made ?? now, read: now } };
    case 'chosen': {
      const { done, total } = progress;
      return { ...state, chosen: { done, total }, times: { ...times, chosen: done === total ? now : null } };
    }
  }
}
