import type { Blueprint } from '@seedbed/contract';
import { applyPatches, enablePatches, produceWithPatches, type Draft, type Patch } from 'immer';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { difference, type Change } from './difference.ts';
import { joinChanges } from './join-changes.ts';
import { keepSteps, placeOfPatch } from './keep-steps.ts';
import { futureAfter, redoStepsKept, lastOwn, nextOwn, overlaps } from './own-steps.ts';

enablePatches();

/** An edit that can be undone. `label` describes it: "orders.total: spread 0.55 → 0.61". */
export type Step = {
  readonly label: string;
  readonly forward: readonly Patch[];
  readonly back: readonly Patch[];
  readonly merge: string | null;
  readonly at: number;
  /** The tab that made the edit; only this tab undoes it. */
  readonly tab?: string;
  /** A change of the schema by the server, without patches. */
  readonly schema?: SchemaStep;
};

/** Statements that changed the schema, what the label said about them, and the revisions before and after. */
export type SchemaStep = {
  readonly statements: string;
  readonly said: string;
  readonly before: number;
  readonly after: number;
  /** The statements that revert them, if they only add. */
  readonly back?: string;
  /** The table and column that they are about. */
  readonly table: string | null;
  readonly column: string | null;
};

/** Unsaved edits of a dataset, stored in this browser. `pending` leads from revision `base` to the visible state. */
export type KeptDraft = { readonly base: number; readonly pending: readonly Patch[]; readonly past: readonly Step[]; readonly future: readonly Step[] };

export type Saving =
  /** `held`: the pending edits do not compile, so they are not saved as a revision. */
  | { readonly state: 'saved' | 'saving' | 'held' }
  /** `elsewhere`: another tab of this browser made the edit, and saves it. */
  | { readonly state: 'waiting'; readonly elsewhere?: true }
  | { readonly state: 'failed'; readonly error: unknown }
  | {
      readonly state: 'conflict';
      readonly theirs: { readonly number: number; readonly author: string; readonly blueprint: Blueprint };
      readonly places: readonly Collision[];
    };

/** A place that both sides changed. */
export type Collision = { readonly mine: Change; readonly theirs: Change };

export type DraftState = {
  readonly datasetId: string;
  /** This tab, and the other ones of this browser that have the dataset open: their steps are not undone here. */
  readonly tab: string;
  readonly others: ReadonlySet<string>;
  /** The revision that `pending` starts from. */
  readonly base: number;
  readonly saved: Blueprint;
  readonly blueprint: Blueprint;
  /** Goes up with every change of `blueprint`. */
  readonly edition: number;
  /** Goes up with every step; edits that join a step are of its gesture. */
  readonly gesture: number;
  readonly pending: readonly Patch[];
  readonly past: readonly Step[];
  readonly future: readonly Step[];
  readonly saving: Saving;
  /** Whether the engine could compile an edition; null if no engine compiles the draft. */
  readonly checked: { readonly edition: number; readonly holds: boolean } | null;
  /** The table or column of the last edit: `public.orders.total`. */
  readonly touched: string | null;
  /** The place that an undo or redo changed, to show it; `edition` is the resulting edition. */
  readonly led: { readonly table: string; readonly column: string | null; readonly edition: number } | null;
};

export type DraftStore = StoreApi<DraftState>;

const MAX_STEPS = 500;
/** Edits with the same `merge` within this time are one step: dragging a slider, typing a number. */
const MERGE_MS = 1_500;

export function createDraftStore(datasetId: string, base: number, saved: Blueprint, kept: KeptDraft | null, tab = ''): DraftStore {
  const start = restore(saved, base, kept);
  return createStore<DraftState>(() => ({
    datasetId,
    tab,
    others: new Set<string>(),
    base,
    saved,
    edition: 1,
    gesture: 1,
    touched: null,
    led: null,
    checked: null,
    ...start,
    saving: { state: start.pending.length > 0 ? 'waiting' : 'saved' },
  }));
}

/** Applies unsaved edits to the revision on which they were made, or to a newer one if they still fit. */
function restore(saved: Blueprint, base: number, kept: KeptDraft | null): Pick<DraftState, 'blueprint' | 'pending' | 'past' | 'future'> {
  const none = { blueprint: saved, pending: [], past: [], future: [] };
  if (!kept) return none;
  if (kept.pending.length === 0) return kept.base === base ? { ...none, past: kept.past, future: kept.future } : none;
  try {
    return { blueprint: applyPatches(saved, [...kept.pending]), pending: kept.pending, past: kept.past, future: kept.future };
  } catch {
    return none;
  }
}

/**
 * Changes the blueprint in one step. `touched` names the table or column. With `held`, edits with the same `merge` become one step, however
 * long they take.
 */
export function edit(
  store: DraftStore,
  label: string,
  recipe: (blueprint: Draft<Blueprint>) => void,
  options: { merge?: string; held?: boolean; touched?: string; now?: number } = {},
): void {
  const state = store.getState();
  const [blueprint, forward, back] = produceWithPatches(state.blueprint, recipe);
  if (forward.length === 0) return;
  const now = options.now ?? Date.now();
  const last = state.past.at(-1);
  const merge = options.merge ?? null;
  const { tab } = state;
  const joins = last && last.tab === tab && merge !== null && last.merge === merge && (options.held || now - last.at < MERGE_MS);
  // A dragged slider writes one value many times: only the first and the last matter.
  const again = joins && state.saving.state !== 'saving' && isAgain(last.forward, forward) && endsWith(state.pending, last.forward);
  const step: Step = again
    ? { label, forward: last.forward.map((patch, i) => ({ ...patch, value: forward[i]!.value as unknown })), back: last.back, merge, at: now, tab }
    : joins
      ? { label, forward: [...last.forward, ...forward], back: [...back, ...last.back], merge, at: now, tab }
      : { label, forward, back, merge, at: now, tab };
  store.setState({
    blueprint,
    edition: state.edition + 1,
    gesture: state.gesture + (joins ? 0 : 1),
    pending: [...(again ? state.pending.slice(0, -last.forward.length) : state.pending), ...(again ? step.forward : forward)],
    past: [...(joins ? state.past.slice(0, -1) : state.past), step].slice(-MAX_STEPS),
    future: futureAfter(state, step),
    touched: options.touched ?? null,
    saving: { state: 'waiting' },
  });
}

/** Adds a completed change of the schema as the last step. */
export function pushSchemaStep(store: DraftStore, label: string, schema: SchemaStep): void {
  const { tab } = store.getState();
  pushOwn(store, { label, forward: [], back: [], merge: null, at: Date.now(), tab, schema });
}

/** Puts a step of this tab on its stack. */
export function pushOwn(store: DraftStore, step: Step): void {
  store.setState((state) => ({ past: [...state.past, step].slice(-MAX_STEPS), future: futureAfter(state, step) }));
}

/** Moves an undone (or redone, `done`) change of the schema to the other list, and names its place. */
export function markUndone(store: DraftStore, step: Step, schema: SchemaStep, done = false): void {
  const { past, future, edition } = store.getState();
  const next = { ...step, schema };
  const isOther = (one: Step) => one.schema?.after !== step.schema?.after;
  store.setState({
    past: done ? [...past, next] : past.filter(isOther),
    future: done ? future.filter(isOther) : [next, ...future],
    led: schema.table === null ? null : { table: schema.table, column: schema.column, edition },
  });
}

/** Whether patches only overwrite everything that the others wrote. */
function isAgain(before: readonly Patch[], patches: readonly Patch[]): boolean {
  return (
    before.length === patches.length && patches.every(({ op, path }, i) => op === 'replace' && isPath(before[i]!.path, path) && before[i]!.op !== 'remove')
  );
}

function isPath(a: Patch['path'], b: Patch['path']): boolean {
  return a.length === b.length && a.every((part, i) => part === b[i]);
}

function endsWith(pending: readonly Patch[], last: readonly Patch[]): boolean {
  return last.length <= pending.length && last.every((patch, i) => patch === pending[pending.length - last.length + i]);
}

/** The description of what was undone or redone. `isOvertaken`: nothing was, because another tab has changed the same place since. */
export type Undone = { readonly label: string; readonly isOvertaken: boolean };

/** Undoes the last step of this tab; null if there is none. A step whose place another tab changed since is dropped, and the result says so. */
export function undo(store: DraftStore): Undone | null {
  const state = store.getState();
  const step = lastOwn(state);
  if (!step) return null;
  const at = state.past.lastIndexOf(step);
  const past = state.past.toSpliced(at, 1);
  const isOvertaken = state.past.slice(at + 1).some((later) => overlaps(later.forward, step.back));
  if (isOvertaken) store.setState({ past });
  else replay(store, step.back, { past, future: [step, ...redoStepsKept(state, step.back)] });
  return { label: step.label, isOvertaken };
}

export function redo(store: DraftStore): Undone | null {
  const state = store.getState();
  const step = nextOwn(state);
  if (!step) return null;
  const future = redoStepsKept(state, step.forward).filter((one) => one !== step);
  replay(store, step.forward, { past: [...state.past, { ...step, merge: null }], future });
  return { label: step.label, isOvertaken: false };
}

function replay(store: DraftStore, patches: readonly Patch[], stacks: Pick<DraftState, 'past' | 'future'>): void {
  const state = store.getState();
  const edition = state.edition + 1;
  const place = patches.map((patch) => placeOfPatch(state.blueprint, patch.path)).find((one) => one?.table != null);
  store.setState({
    ...stacks,
    blueprint: applyPatches(state.blueprint, [...patches]),
    edition,
    gesture: state.gesture + 1,
    pending: [...state.pending, ...patches],
    touched: null,
    led: place?.table ? { table: place.table, column: place.column, edition } : null,
    saving: { state: 'waiting' },
  });
}

/** After a save: edits that were made during the save stay pending. */
export function markSaved(store: DraftStore, number: number, saved: Blueprint, sent: number): void {
  const state = store.getState();
  const pending = state.pending.slice(sent);
  store.setState({ base: number, saved, pending, saving: { state: pending.length > 0 ? 'waiting' : 'saved' } });
}

/** Applies our pending edits to their revision. Where both changed the same place, the preferred side wins; all other edits of both stay. */
export function rebase(store: DraftStore, number: number, theirs: Blueprint, prefer: 'mine' | 'theirs'): void {
  const state = store.getState();
  const [blueprint, pending] = produceWithPatches(theirs, (draft) => void joinChanges(draft, state.saved, state.blueprint, prefer === 'mine'));
  store.setState({
    base: number,
    saved: theirs,
    blueprint,
    pending,
    // Steps that changed a place that both changed lead from a state that no longer exists.
    past: keepSteps(state.past, state.saved, theirs),
    future: keepSteps(state.future, state.saved, theirs),
    edition: state.edition + 1,
    gesture: nextGesture(state, blueprint),
    saving: { state: pending.length > 0 ? 'waiting' : 'saved' },
  });
}

/** Takes over the draft from another tab of this browser; `saved` if it is based on another revision. */
export function adopt(store: DraftStore, { base, pending, past, future }: KeptDraft, saved: Blueprint | null, saving: Saving['state']): void {
  const state = store.getState();
  const from = saved ?? state.saved;
  const blueprint = applyPatches(from, [...pending]);
  store.setState({
    base,
    saved: from,
    blueprint,
    pending,
    past,
    future,
    edition: state.edition + 1,
    gesture: nextGesture(state, blueprint),
    touched: null,
    saving: pending.length === 0 ? { state: 'saved' } : saving === 'held' ? { state: 'held' } : { state: 'waiting', elsewhere: true },
  });
}

/** A change that arrives a second time, from another tab and from the server, is no further gesture: what the first one did to the rows stays said. */
function nextGesture({ gesture, blueprint }: DraftState, next: Blueprint): number {
  return difference(blueprint, next).length === 0 ? gesture : gesture + 1;
}

export function toKept(state: DraftState): KeptDraft {
  return { base: state.base, pending: state.pending, past: state.past, future: state.future };
}
