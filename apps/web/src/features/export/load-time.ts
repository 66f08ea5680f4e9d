import type { Run } from '@seedbed/contract';

type Past = Pick<Run, 'state' | 'target' | 'rowsDone' | 'startedAt' | 'finishedAt'>;

/** Smaller or shorter runs measure the start of a load more than the load. */
const MIN = { rows: 100_000, seconds: 10 };

export type LoadTime = {
  readonly seconds: number;
  /** The speed of a load after its start. */
  readonly rowsPerSecond: number;
  /** Seconds that each load needs besides its rows; 0 if no small run has shown it. */
  readonly fixed: number;
  /** Rows of the run that measured it, and when that ended. */
  readonly by: { readonly rows: number; readonly at: string };
};

/**
 * The duration of a load, estimated from runs into the same target: the newest large run gives the time per row, the fastest small run the
 * fixed time. Null if no run was large enough, because a small run says nothing about a large one.
 */
export function loadTime(runs: readonly Past[], target: string | null, rows: number): LoadTime | null {
  const past = runs.flatMap((run) => {
    if (run.state !== 'succeeded' || run.target !== target || !run.startedAt || !run.finishedAt || run.rowsDone <= 0) return [];
    return [{ rows: run.rowsDone, seconds: (Date.parse(run.finishedAt) - Date.parse(run.startedAt)) / 1000, at: run.finishedAt }];
  });
  const isLarge = (run: { rows: number; seconds: number }) => run.rows >= MIN.rows && run.seconds >= MIN.seconds;
  const by = past.filter(isLarge).toSorted((a, b) => (a.at < b.at ? 1 : -1))[0];
  if (!by) return null;
  const small = past.filter((run) => run.rows < MIN.rows).map(({ seconds }) => seconds);
  // At most half of the measured time; the other half belongs to rows in any case.
  const fixed = small.length === 0 ? 0 : Math.min(by.seconds / 2, ...small);
  const rowsPerSecond = by.rows / (by.seconds - fixed);
  return { seconds: fixed + rows / rowsPerSecond, rowsPerSecond, fixed, by: { rows: by.rows, at: by.at } };
}
