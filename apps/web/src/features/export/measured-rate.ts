import type { Run } from '@seedbed/contract';

/** What a small machine does; said as a guess until a run has measured it. */
export const GUESSED_ROWS_PER_SECOND = 60_000;
/** Shorter runs say more about starting than about loading. */
const LEAST_SECONDS = 0.5;

/** Rows a second as the newest run of this dataset that succeeded had them, into this target where there is one; null where none has measured it. */
export function measuredRate(runs: readonly Pick<Run, 'state' | 'target' | 'rowsDone' | 'startedAt' | 'finishedAt'>[], target: string | null): number | null {
  const rates = runs.flatMap((run) => {
    if (run.state !== 'succeeded' || !run.startedAt || !run.finishedAt) return [];
    const seconds = (Date.parse(run.finishedAt) - Date.parse(run.startedAt)) / 1000;
    return seconds >= LEAST_SECONDS && run.rowsDone > 0 ? [{ here: run.target === target, rate: run.rowsDone / seconds }] : [];
  });
  return (rates.find((one) => one.here) ?? rates[0])?.rate ?? null;
}
