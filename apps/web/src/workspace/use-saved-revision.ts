import { useEffect } from 'react';
import { useDraft, useDraftStore } from './draft/draft-context.tsx';
import { saveDraft } from './draft/save-draft.ts';

/** The revision for exports and loads. Saves edits first; null until they are saved. */
export function useSavedRevision(): number | null {
  const draft = useDraftStore();
  const state = useDraft((one) => one.saving.state);
  const base = useDraft((one) => one.base);
  useEffect(() => {
    if (state === 'waiting') void saveDraft(draft);
  }, [draft, state]);
  return state === 'saved' ? base : null;
}
