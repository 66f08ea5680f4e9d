import { Problem, RUN_ENDED, type RunState } from '@seedbed/contract';

/**
 * Where a run can go from where it is (PRODUCT 4). A run that is being cancelled may yet succeed: where the COMMIT was
 * on its way already, its outcome is the truth. One that failed or was cancelled goes on where it is resumed.
 */
const NEXT: Readonly<Record<RunState, readonly RunState[]>> = {
  queued: ['preparing', 'failed', 'cancelling'],
  preparing: ['running', 'finishing', 'failed', 'cancelling'],
  running: ['finishing', 'failed', 'cancelling'],
  finishing: ['succeeded', 'failed', 'cancelling'],
  cancelling: ['cancelled', 'succeeded', 'failed'],
  succeeded: [],
  failed: ['queued'],
  cancelled: ['queued'],
};

/** States from which `to` can be reached. */
export function statesBefore(to: RunState): RunState[] {
  return (Object.keys(NEXT) as RunState[]).filter((state) => NEXT[state].includes(to));
}

/** States in which parts may be done. */
export const OPEN_STATES = (Object.keys(NEXT) as RunState[]).filter((state) => !RUN_ENDED.has(state));

export function refuseTransition(from: RunState, to: RunState): Problem {
  return new Problem('conflict', `A run that is ${from} cannot become ${to}.`, { facts: { state: from } });
}

/** Where a run goes whose parts are in these states; undefined while some are at work, in doubt, or still to be done. */
export function endOf(run: { readonly state: RunState; readonly stopped: boolean }, parts: PartCounts): 'succeeded' | 'failed' | 'cancelled' | undefined {
  if (parts.running > 0 || parts.inDoubt > 0) return undefined;
  if (parts.total > 0 && parts.done === parts.total) return 'succeeded';
  if (run.state === 'cancelling') return 'cancelled';
  return run.stopped ? 'failed' : undefined;
}

export type PartCounts = { readonly total: number; readonly running: number; readonly done: number; readonly inDoubt: number };
