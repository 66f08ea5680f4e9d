import type { Saving } from './draft/draft-store.ts';

const WHY: Readonly<Record<Saving['state'], string | null>> = {
  saved: null,
  waiting: 'Saving your edits first …',
  saving: 'Saving your edits first …',
  held: 'Your edits are inconsistent: fix or undo them first.',
  conflict: 'Your edits and a newer revision changed the same: choose above first.',
  failed: 'Your edits are not saved: see the top of the page.',
};

/** Why the current state has no saved revision; null if it has one. Waits only for a running save. */
export function whyNotSaved(state: Saving['state']): string | null {
  return WHY[state];
}
