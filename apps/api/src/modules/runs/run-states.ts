import { Problem, type RunState } from '@seedbed/contract';

/**
 * Where a run can go from where it is (PRODUCT 4). A run that is being cancelled may yet succeed: where the COMMIT was
 * on its way already, its outcome is the truth.
 */
const NEXT: Readonly<Record<RunState, readonly RunState[]>> = {
  queued: ['preparing', 'failed', 'cancelling'],
  preparing: ['running', 'finishing', 'failed', 'cancelling'],
  running: ['finishing', 'failed', 'cancelling'],
  finishing: ['succeeded', 'failed', 'cancelling'],
  cancelling: ['cancelled', 'succeeded', 'failed'],
  succeeded: [],
  failed: [],
  cancelled: [],
};

/** States from which `to` can be reached. */
export function statesBefore(to: RunState): RunState[] {
  return (Object.keys(NEXT) as RunState[]).filter((state) => NEXT[state].includes(to));
}

export function refuseTransition(from: RunState, to: RunState): Problem {
  return new Problem('conflict', `A run that is ${from} cannot become ${to}.`, { facts: { state: from } });
}
