import { notify } from '../../lib/notify.ts';
import { undo, type DraftStore, type Step } from './draft-store.ts';
import { lastOwn } from './own-steps.ts';

/** Undoes this tab's last step as of this call. If another step follows, undoes nothing and shows a notification instead. */
export function takeBack(draft: DraftStore): () => boolean {
  const step = lastOwn(draft.getState());
  return () => {
    const last = lastOwn(draft.getState());
    const undone = step !== undefined && last !== undefined && isSame(step, last) ? undo(draft) : null;
    if (undone?.isOvertaken) notify(overtakenWords(undone.label), { id: 'undo', isError: true });
    else if (!undone) notify('Other changes came after this one. Undo those first.', { id: 'undo', isError: true });
    return undone !== null && !undone.isOvertaken;
  };
}

/** Why a step was not undone. */
export function overtakenWords(label: string): string {
  return `Not undone: another tab has changed the same since. (${label})`;
}

/** Steps from another tab are copies. */
function isSame(a: Step, b: Step): boolean {
  return a === b || (a.at === b.at && a.label === b.label && a.tab === b.tab);
}
