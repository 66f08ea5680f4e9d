import { useNavigate } from '@tanstack/react-router';
import { useEffect, useMemo } from 'react';
import { useEngine } from '../engine/engine-context.tsx';
import { useTrial } from '../features/problems/trial-context.tsx';
import { onPaneKey, onScreenKey } from '../lib/place-keys.ts';
import type { ScreenKey } from '../lib/keys.ts';
import { addPaletteSource } from '../lib/palette-state.ts';
import { loadCode } from '../lib/part.ts';
import { useMay } from '../queries/me.ts';
import { useDraft, useDraftStore } from '../workspace/draft/draft-context.tsx';

/** The verbs of an open dataset, in the palette and by keys: its screens and panes, and the proof. */
export function useDatasetCommands(): void {
  const draft = useDraftStore();
  const id = useDraft((state) => state.datasetId);
  const navigate = useNavigate();
  const [, trial] = useTrial();
  const mayWrite = useMay('write');
  const mayRun = useMay('run');
  const screens = useMemo<Readonly<Record<ScreenKey, () => void>>>(() => {
    const params = { id };
    return {
      t: () => void navigate({ to: '/datasets/$id', params, search: sameTable() }),
      d: () => void navigate({ to: '/datasets/$id', params, search: { ...sameTable(), v: 'diagram' } }),
      c: () => void navigate({ to: '/datasets/$id', params, search: { ...sameTable(), v: 'columns' } }),
      q: () => void navigate({ to: '/datasets/$id/sql', params }),
      r: () => void navigate({ to: '/datasets/$id/review', params }),
      p: () => void navigate({ to: '/datasets/$id/problems', params }),
      h: () => void navigate({ to: '/datasets/$id/history', params }),
      e: () => void navigate({ to: '/datasets/$id/export', params }),
      m: () => void navigate({ to: '/datasets/$id/mock', params }),
    };
  }, [id, navigate]);
  useEffect(() => {
    const stopScreens = onScreenKey((letter) => screens[letter]());
    const stopPanes = onPaneKey();
    return () => {
      stopScreens();
      stopPanes();
    };
  }, [screens]);
  // After the first rows: nobody searches before.
  const started = useEngine((state) => state.mode !== 'starting');
  useEffect(() => {
    if (!started) return;
    let remove = () => {};
    let left = false;
    const prove = () => void trial.run({ again: true });
    loadCode(() => import('./dataset-items.ts')).then(
      ({ datasetItems, noteGuesses }) => {
        if (left) return;
        remove = addPaletteSource('dataset', () => datasetItems({ params: { id }, screens, navigate, prove, mayWrite, mayRun }));
        noteGuesses(draft, navigate);
      },
      () => undefined,
    );
    return () => {
      left = true;
      remove();
    };
  }, [started, draft, id, screens, navigate, trial, mayWrite, mayRun]);
}

/** The table that is looked at, in the views that have one. */
function sameTable(): { t?: string } {
  const t = new URLSearchParams(window.location.search).get('t');
  return t === null ? {} : { t };
}
