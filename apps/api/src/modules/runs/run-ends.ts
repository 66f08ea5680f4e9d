import type { RunKind, RunState } from '@seedbed/contract';
import type { Log } from '../../log/open-log.ts';
import type { RunMetrics } from '../../metrics/run-metrics.ts';

/** A run that has just ended, in this process. */
export type EndedRun = { readonly id: string; readonly kind: RunKind; readonly state: RunState; readonly startedAt: Date | null; readonly finishedAt: Date };

/** Counts each end, and writes a line of the log about it. */
export function tellOfEnds(metrics: RunMetrics, log: Log): (run: EndedRun) => void {
  return ({ id, kind, state, startedAt, finishedAt }) => {
    // One that was cancelled in the queue never began.
    const seconds = startedAt ? (finishedAt.getTime() - startedAt.getTime()) / 1000 : 0;
    metrics.ended({ kind, state, seconds });
    log.info({ runId: id, kind, state, seconds }, 'a run ended');
  };
}
