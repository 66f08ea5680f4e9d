import type { Patch } from 'immer';
import type { DraftState, Step } from './draft-store.ts';

type Steps = Pick<DraftState, 'tab' | 'others' | 'past' | 'future'>;

/** Whether a step is this tab's to undo: its own, or one of a tab that is no more. */
export function isOwn({ tab, others }: Pick<Steps, 'tab' | 'others'>, step: Step): boolean {
  return step.tab === undefined || step.tab === tab || !others.has(step.tab);
}

/** The step that is undone next here. */
export function lastOwn(state: Steps): Step | undefined {
  return state.past.findLast((step) => isOwn(state, step));
}

/** The step that is done again next here. */
export function nextOwn(state: Steps): Step | undefined {
  return state.future.find((step) => isOwn(state, step));
}

/** What can still be done again after a new step: nothing here, and in other tabs what is about other places. */
export function futureAfter(state: Steps, { forward }: Step): Step[] {
  return redoStepsKept(state, forward).filter((one) => !isOwn(state, one));
}

/** Steps that were undone, without those of other tabs about places that patches write now. */
export function redoStepsKept(state: Steps, patches: readonly Patch[]): Step[] {
  return state.future.filter((one) => isOwn(state, one) || !overlaps(one.forward, patches));
}

/** Whether patches write the same place, or one inside the other. */
export function overlaps(a: readonly Patch[], b: readonly Patch[]): boolean {
  return a.some((one) => b.some((other) => isWithin(placeOf(one), placeOf(other)) || isWithin(placeOf(other), placeOf(one))));
}

/** A list that gets shorter is written by its length. */
function placeOf({ path }: Patch): Patch['path'] {
  return path.at(-1) === 'length' ? path.slice(0, -1) : path;
}

function isWithin(outer: Patch['path'], inner: Patch['path']): boolean {
  return outer.length <= inner.length && outer.every((part, i) => part === inner[i]);
}
