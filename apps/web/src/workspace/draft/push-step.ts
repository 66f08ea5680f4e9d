import type { Blueprint } from '@seedbed/contract';
import { produceWithPatches } from 'immer';
import { pushOwn, type DraftStore } from './draft-store.ts';
import { joinChanges } from './join-changes.ts';

/** A revision that the server made of `before` is the last step: undone, what it changed becomes what it was, and edits made since stay. */
export function pushStep(store: DraftStore, label: string, before: Blueprint, after: Blueprint): void {
  const [, forward, back] = produceWithPatches(before, (draft) => void joinChanges(draft, before, after));
  if (forward.length > 0) pushOwn(store, { label, forward, back, merge: null, at: Date.now(), tab: store.getState().tab });
}
