import type { Patch } from 'immer';
import type { DraftState, Step } from './draft-store.ts';

type Steps = Pick<DraftState, 'tab' | 'others' | 'past' | 'future'>;

/** Whether this tab may undo a step: its own, or one of a closed tab. */
export function isOwn({ tab, others }: Pick<Steps, 'tab' | 'others'>, step: Step): boolean {
  return step.tab === undefined || step.tab === tab || !others.has(step.tab);
}

/** The next step to undo in this tab. */
export function lastOwn(state: Steps): Step | undefined {
  return state.past.findLast((step) => isOwn(state, step));
}

/** The next step to redo in this tab. */
export function nextOwn(state: Steps): Step | undefined {
  return state.future.find((step) => isOwn(state, step));
}

/** Steps that can be redone after a new step: none of this tab, and those of other tabs about other places. */
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
