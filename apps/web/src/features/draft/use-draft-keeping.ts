import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { notify } from '../../lib/notify.ts';
import { keep } from '../../lib/local-store.ts';
import { toKept, type DraftStore } from './draft-store.ts';
import { saveDraft } from './save-draft.ts';

const QUIET_MS = 3_000;

/** Keeps edits in this browser at once, and saves them after three seconds of quiet or when the page is left. */
export function useDraftKeeping(store: DraftStore): void {
  const queries = useQueryClient();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const save = async () => {
      const { joined } = await saveDraft(store);
      if (joined) notify(`Joined with revision ${joined.number} by ${joined.author}. Your edits are on top.`);
      const { datasetId } = store.getState();
      void queries.invalidateQueries({ queryKey: ['dataset', datasetId] });
      void queries.invalidateQueries({ queryKey: ['datasets'] });
      void queries.invalidateQueries({ queryKey: ['revisions', datasetId] });
    };
    const unsubscribe = store.subscribe((state, before) => {
      if (state.pending !== before.pending || state.past !== before.past || state.base !== before.base) {
        void keep('drafts', state.datasetId, toKept(state));
      }
      if (state.edition === before.edition && state.saving.state === before.saving.state) return;
      clearTimeout(timer);
      if (state.saving.state === 'waiting') timer = setTimeout(save, QUIET_MS);
    });
    if (store.getState().saving.state === 'waiting') timer = setTimeout(save, QUIET_MS);
    const whenHidden = () => {
      if (document.visibilityState === 'hidden' && store.getState().saving.state === 'waiting') void save();
    };
    document.addEventListener('visibilitychange', whenHidden);
    return () => {
      clearTimeout(timer);
      unsubscribe();
      document.removeEventListener('visibilitychange', whenHidden);
      if (store.getState().saving.state === 'waiting') void save();
    };
  }, [store, queries]);
}
