import type { Blueprint } from '@seedbed/contract';
import { produceWithPatches } from 'immer';
import type { DraftStore } from './draft-store.ts';
import { joinChanges } from './join-changes.ts';

/** A revision that the server made of `before` is the last step: undone, what it changed becomes what it was, and edits made since stay. */
export function pushStep(store: DraftStore, label: string, before: Blueprint, after: Blueprint): void {
  const [, forward, back] = produceWithPatches(before, (draft) => void joinChanges(draft, before, after));
  if (forward.length === 0) return;
  store.setState(({ past }) => ({ past: [...past, { label, forward, back, merge: null, at: Date.now() }], future: [] }));
}
