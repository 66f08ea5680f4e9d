import type { Run } from '@seedbed/contract';

type Past = Pick<Run, 'state' | 'target' | 'rowsDone' | 'startedAt' | 'finishedAt'>;

/** Smaller or shorter runs say more about starting than about loading. */
const LEAST = { rows: 100_000, seconds: 10 };

export type LoadTime = {
  readonly seconds: number;
  /** What each row takes, once a load is under way. */
  readonly rowsPerSecond: number;
  /** What every load takes beside its rows, in seconds; 0 where no small run has shown it. */
  readonly fixed: number;
  /** Rows of the run that measured it, and when that ended. */
  readonly by: { readonly rows: number; readonly at: string };
};

/**
 * How long a load of so many rows takes, by runs into the same target: the newest that was large enough tells what a row takes, the quickest small one what comes
 * beside them. Null where no run was large enough: what a small one took says nothing of a large one.
 */
export function loadTime(runs: readonly Past[], target: string | null, rows: number): LoadTime | null {
  const past = runs.flatMap((run) => {
    if (run.state !== 'succeeded' || run.target !== target || !run.startedAt || !run.finishedAt || run.rowsDone <= 0) return [];
    return [{ rows: run.rowsDone, seconds: (Date.parse(run.finishedAt) - Date.parse(run.startedAt)) / 1000, at: run.finishedAt }];
  });
  const isLarge = (run: { rows: number; seconds: number }) => run.rows >= LEAST.rows && run.seconds >= LEAST.seconds;
  const by = past.filter(isLarge).toSorted((a, b) => (a.at < b.at ? 1 : -1))[0];
  if (!by) return null;
  const small = past.filter((run) => run.rows < LEAST.rows).map(({ seconds }) => seconds);
  // Half of what was measured at most: the rest is rows' in any case.
  const fixed = small.length === 0 ? 0 : Math.min(by.seconds / 2, ...small);
  const rowsPerSecond = by.rows / (by.seconds - fixed);
  return { seconds: fixed + rows / rowsPerSecond, rowsPerSecond, fixed, by: { rows: by.rows, at: by.at } };
}
