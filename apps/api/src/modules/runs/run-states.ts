import { Problem, RUN_ENDED, toProblemDocument, type ProblemDocument, type RunState } from '@seedbed/contract';
import type { FilesReadBack, ReadBack } from '@seedbed/runner/compute';

/**
 * The next states of each state. A run that is being cancelled may yet succeed, if its COMMIT was already sent. A failed or
 * cancelled one continues on resume.
 */
const NEXT: Readonly<Record<RunState, readonly RunState[]>> = {
  queued: ['preparing', 'failed', 'cancelling'],
  preparing: ['proving', 'running', 'finishing', 'failed', 'cancelling'],
  proving: ['preparing', 'failed', 'cancelling'],
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

/** States in which parts may run. */
export const OPEN_STATES = (Object.keys(NEXT) as RunState[]).filter((state) => !RUN_ENDED.has(state));

export function refuseTransition(from: RunState, to: RunState): Problem {
  return new Problem('conflict', `A run that is ${from} cannot become ${to}.`, { facts: { state: from } });
}

/** The read-back at a run's end: for a load from its target, for an export from the store. Only one function creates each, from a query. */
export type EndReadBack = ReadBack | FilesReadBack;

/** The end of a run. Success requires the read-back. */
type RunEnd =
  | { readonly state: 'succeeded'; readonly readBack: EndReadBack }
  | { readonly state: 'failed'; readonly error?: ProblemDocument }
  | { readonly state: 'cancelled' };

/** The end of a run whose parts have these states; undefined while some are running, in doubt, or open. */
export function endOf(run: RunAtEnd, parts: PartCounts): RunEnd | undefined {
  if (parts.running > 0 || parts.inDoubt > 0) return undefined;
  if (parts.total > 0 && parts.done === parts.total)
    return run.readBack === null ? { state: 'failed', error: NOT_READ_BACK } : { state: 'succeeded', readBack: run.readBack };
  if (run.state === 'cancelling') return { state: 'cancelled' };
  return run.stopped ? { state: 'failed' } : undefined;
}

type RunAtEnd = { readonly state: RunState; readonly stopped: boolean; readonly readBack: EndReadBack | null };

const NOT_READ_BACK: ProblemDocument = toProblemDocument(
  new Problem(
    'internal',
    'All parts of the run finished, but the result was not read back and is unproven. Check the target; start the run again with the mode "truncate".',
  ),
  'urn:seedbed:run:end',
);

type PartCounts = { readonly total: number; readonly running: number; readonly done: number; readonly inDoubt: number };
