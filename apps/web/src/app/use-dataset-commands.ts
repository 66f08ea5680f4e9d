import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTrial } from '../features/problems/trial-context.tsx';
import { copyLink } from '../lib/copy-link.ts';
import { onPaneKey, onScreenKey } from '../lib/place-keys.ts';
import { SCREEN_KEYS, type ScreenKey } from '../lib/keys.ts';
import { addPaletteSource, type PaletteItem } from '../lib/palette-state.ts';
import { useMay } from '../queries/me.ts';
import { useDraft } from '../workspace/draft/draft-context.tsx';

/** What the screens are for, to be found by. */
const WORDS: Readonly<Record<ScreenKey, string>> = {
  t: 'rows of a table',
  d: 'tables and relations',
  c: 'change many at once',
  p: 'and the proof',
  h: 'revisions',
  e: 'files of all tables',
};

/** The verbs of an open dataset, in the palette and by keys: its screens and panes, and the proof. */
export function useDatasetCommands(): void {
  const id = useDraft((state) => state.datasetId);
  const navigate = useNavigate();
  const [, trial] = useTrial();
  const mayWrite = useMay('write');
  const mayRun = useMay('run');
  useEffect(() => {
    const params = { id };
    const screens: Readonly<Record<ScreenKey, () => void>> = {
      t: () => void navigate({ to: '/datasets/$id', params, search: sameTable() }),
      d: () => void navigate({ to: '/datasets/$id', params, search: { ...sameTable(), v: 'diagram' } }),
      c: () => void navigate({ to: '/datasets/$id', params, search: { ...sameTable(), v: 'columns' } }),
      p: () => void navigate({ to: '/datasets/$id/problems', params }),
      h: () => void navigate({ to: '/datasets/$id/history', params }),
      e: () => void navigate({ to: '/datasets/$id/export', params }),
    };
    const go = (letter: ScreenKey, label: string = SCREEN_KEYS[letter]): PaletteItem => ({
      id: `go ${label}`,
      label,
      group: 'Go to',
      note: WORDS[letter],
      run: screens[letter],
    });
    const load: PaletteItem = {
      id: 'go load',
      label: 'Load into Postgres',
      group: 'Go to',
      note: 'Export',
      run: () => void navigate({ to: '/datasets/$id/export', params, search: { way: 'load' } }),
    };
    const ask: PaletteItem = {
      id: 'go ask',
      label: 'Ask a model',
      group: 'Go to',
      note: 'once, by copy and paste',
      run: () => void navigate({ to: '/datasets/$id/ask', params }),
    };
    const prove: PaletteItem = {
      id: 'prove',
      label: 'Run the proof in the private Postgres',
      group: 'Commands',
      run: () => {
        screens.p();
        void trial.run({ again: true });
      },
    };
    const link: PaletteItem = {
      id: 'link',
      label: 'Copy the link to this place',
      group: 'Commands',
      run: () => void copyLink(window.location.href),
    };
    const remove = addPaletteSource('dataset', () => [
      ...(['t', 'd', 'c', 'p', 'h'] as const).map((letter) => go(letter)),
      ask,
      go('e', 'Download'),
      ...(mayRun ? [load] : []),
      ...(mayWrite ? [prove] : []),
      link,
    ]);
    const stopScreens = onScreenKey((letter) => screens[letter]());
    const stopPanes = onPaneKey();
    return () => {
      remove();
      stopScreens();
      stopPanes();
    };
  }, [id, navigate, trial, mayWrite, mayRun]);
}

/** The table that is looked at, in the views that have one. */
function sameTable(): { t?: string } {
  const t = new URLSearchParams(window.location.search).get('t');
  return t === null ? {} : { t };
}
