import type { Blueprint } from '@seedbed/contract';
import { produceWithPatches } from 'immer';
import { pushOwn, type DraftStore } from './draft-store.ts';
import { joinChanges } from './join-changes.ts';

/** Adds a revision that the server created from `before` as the last step. Undoing it reverts its changes and keeps later edits. */
export function pushStep(store: DraftStore, label: string, before: Blueprint, after: Blueprint): void {
  const [, forward, back] = produceWithPatches(before, (draft) => void joinChanges(draft, before, after));
  if (forward.length > 0) pushOwn(store, { label, forward, back, merge: null, at: Date.now(), tab: store.getState().tab });
}
