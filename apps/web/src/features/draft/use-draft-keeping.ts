import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { DraftStore } from './draft-store.ts';
import { keepDraft, keepWhatIsUnderWay } from './kept-draft.ts';
import { saveDraft } from './save-draft.ts';

const QUIET_MS = 3_000;

/** Keeps edits in this browser at once, and saves them after three seconds of quiet or when the page is left. */
export function useDraftKeeping(store: DraftStore): void {
  const queries = useQueryClient();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const save = () => void saveDraft(store);
    const refresh = (datasetId: string) => {
      for (const queryKey of [['dataset', datasetId], ['datasets'], ['revisions', datasetId]]) void queries.invalidateQueries({ queryKey });
    };
    const unsubscribe = store.subscribe((state, before) => {
      if (state.pending !== before.pending || state.past !== before.past || state.base !== before.base) {
        keepDraft(state);
      }
      if (state.base !== before.base) refresh(state.datasetId);
      if (state.edition === before.edition && state.saving.state === before.saving.state) return;
      clearTimeout(timer);
      if (state.saving.state === 'waiting') timer = setTimeout(save, QUIET_MS);
    });
    if (store.getState().saving.state === 'waiting') timer = setTimeout(save, QUIET_MS);
    const whenHidden = () => {
      if (document.visibilityState === 'hidden' && store.getState().saving.state === 'waiting') save();
    };
    document.addEventListener('visibilitychange', whenHidden);
    window.addEventListener('pagehide', keepWhatIsUnderWay);
    return () => {
      clearTimeout(timer);
      unsubscribe();
      document.removeEventListener('visibilitychange', whenHidden);
      window.removeEventListener('pagehide', keepWhatIsUnderWay);
      // What is kept has to know of this last save too, or it would be put on top of itself.
      if (store.getState().saving.state === 'waiting') void saveDraft(store).then(() => keepDraft(store.getState()));
    };
  }, [store, queries]);
}
