import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { DraftStore } from './draft-store.ts';
import { keepDraft, keepWhatIsUnderWay } from './kept-draft.ts';
import { comparing, saveDraft, saveOnReturn } from './save-draft.ts';
import { shareDraft } from './share-draft.ts';
import { askAgain } from '../../lib/ask-again.ts';

const QUIET_MS = 3_000;
/** Time after which another tab that has not saved its edit counts as closed. */
const ELSEWHERE_MS = 12_000;

/** Stores edits in this browser at once, and saves them after three idle seconds or when the page closes. */
export function useDraftKeeping(store: DraftStore): void {
  const queries = useQueryClient();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const save = () => void saveDraft(store);
    const refresh = (datasetId: string) => {
      void askAgain(queries, ['dataset', datasetId], ['datasets'], ['revisions', datasetId]);
    };
    const unsubscribe = store.subscribe((state, before) => {
      if (state.pending !== before.pending || state.past !== before.past || state.base !== before.base) {
        keepDraft(state);
      }
      if (state.pending.length > 0) void comparing().catch(() => undefined);
      if (state.base !== before.base) refresh(state.datasetId);
      // It may have been archived or deleted elsewhere, so the page refreshes its state.
      if (state.saving.state === 'failed' && before.saving.state !== 'failed') void askAgain(queries, ['dataset', state.datasetId]);
      if (state.edition === before.edition && state.saving.state === before.saving.state) return;
      clearTimeout(timer);
      if (state.saving.state === 'waiting') timer = setTimeout(save, state.saving.elsewhere ? ELSEWHERE_MS : QUIET_MS);
    });
    if (store.getState().saving.state === 'waiting') timer = setTimeout(save, QUIET_MS);
    const unshare = shareDraft(store);
    const unfollow = saveOnReturn(store);
    const whenHidden = () => {
      const { saving } = store.getState();
      if (document.visibilityState === 'hidden' && saving.state === 'waiting' && !saving.elsewhere) save();
    };
    document.addEventListener('visibilitychange', whenHidden);
    window.addEventListener('pagehide', keepWhatIsUnderWay);
    return () => {
      clearTimeout(timer);
      unsubscribe();
      unshare();
      unfollow();
      document.removeEventListener('visibilitychange', whenHidden);
      window.removeEventListener('pagehide', keepWhatIsUnderWay);
      // The stored draft must include this last save, or its edits would be applied twice.
      const { saving } = store.getState();
      if (saving.state === 'waiting' && !saving.elsewhere) void saveDraft(store).then(() => keepDraft(store.getState()));
    };
  }, [store, queries]);
}
