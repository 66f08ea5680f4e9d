import { useEffect } from 'react';
import { useDraft, useDraftStore } from './draft/draft-context.tsx';
import { saveDraft } from './draft/save-draft.ts';

/** The revision that files and loads are made from: edits are saved first, and null is given until they are. */
export function useSavedRevision(): number | null {
  const draft = useDraftStore();
  const state = useDraft((one) => one.saving.state);
  const base = useDraft((one) => one.base);
  useEffect(() => {
    if (state === 'waiting') void saveDraft(draft);
  }, [draft, state]);
  return state === 'saved' ? base : null;
}
