import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { useCallback, useEffect } from 'react';
import { useEngine } from '../engine/engine-context.tsx';
import { useTrial } from '../features/problems/trial-context.tsx';
import { onPaneKey, onScreenKey } from '../lib/place-keys.ts';
import { SCREEN_PATHS, screenSearch, type ScreenKey } from '../lib/dataset-screens.ts';
import { addPaletteSource, paletteStore } from '../lib/palette-state.ts';
import { loadCode } from '../lib/part.ts';
import { useMay } from '../queries/me.ts';
import { useDraft, useDraftStore } from '../workspace/draft/draft-context.tsx';

/** The verbs of an open dataset, in the palette and by keys: its screens and panes, and the proof. */
export function useDatasetCommands(): void {
  const draft = useDraftStore();
  const id = useDraft((state) => state.datasetId);
  const navigate = useNavigate();
  const router = useRouter();
  const queries = useQueryClient();
  const [, trial] = useTrial();
  const mayWrite = useMay('write');
  const mayRun = useMay('run');
  const go = useCallback((key: ScreenKey) => void navigate({ to: SCREEN_PATHS[key], params: { id }, search: screenSearch(key, sameTable()) }), [id, navigate]);
  useEffect(() => {
    const stopScreens = onScreenKey(go);
    const stopPanes = onPaneKey();
    return () => {
      stopScreens();
      stopPanes();
    };
  }, [go]);
  // Starts after the first rows: nobody searches before.
  const started = useEngine((state) => state.shown);
  useEffect(() => {
    if (!started) return;
    let remove = () => {};
    let left = false;
    const prove = () => void trial.run({ again: true });
    loadCode(() => import('./dataset-items.ts')).then(
      ({ datasetItems, furtherItems, noteVisits }) => {
        if (left) return;
        const stop = noteVisits(id, router, queries);
        const take = addPaletteSource('dataset', () => datasetItems({ draft, go, navigate, prove, mayWrite, mayRun }));
        paletteStore.setState({ further: furtherItems({ id, navigate, mayWrite }) });
        remove = () => {
          paletteStore.setState({ further: null });
          stop();
          take();
        };
      },
      () => undefined,
    );
    return () => {
      left = true;
      remove();
    };
  }, [started, draft, id, go, navigate, router, queries, trial, mayWrite, mayRun]);
}

/** The current table, in the views that have one. */
function sameTable(): string | null {
  return new URLSearchParams(window.location.search).get('t');
}
