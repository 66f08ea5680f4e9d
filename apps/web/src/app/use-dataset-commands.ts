import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTrial } from '../features/problems/trial-context.tsx';
import { addPaletteSource, type PaletteItem } from '../lib/palette-state.ts';
import { useMay } from '../queries/me.ts';
import { useDraft } from '../workspace/draft/draft-context.tsx';

/** The verbs of an open dataset, in the palette: its screens, and the proof. */
export function useDatasetCommands(): void {
  const id = useDraft((state) => state.datasetId);
  const navigate = useNavigate();
  const [, trial] = useTrial();
  const mayWrite = useMay('write');
  const mayRun = useMay('run');
  useEffect(() => {
    const params = { id };
    const go = (label: string, words: string, to: () => void): PaletteItem => ({ id: `go ${label}`, label, group: 'Go to', note: words, run: to });
    const prove: PaletteItem = {
      id: 'prove',
      label: 'Prove in the private Postgres',
      group: 'Commands',
      run: () => {
        void navigate({ to: '/datasets/$id/problems', params });
        void trial.run({ again: true });
      },
    };
    return addPaletteSource('dataset', () => [
      go('Tables', 'rows of a table', () => void navigate({ to: '/datasets/$id', params })),
      go('Diagram', 'tables and relations', () => void navigate({ to: '/datasets/$id', params, search: { v: 'diagram' } })),
      go('Columns', 'change many at once', () => void navigate({ to: '/datasets/$id', params, search: { v: 'columns' } })),
      go('Problems', 'and the proof', () => void navigate({ to: '/datasets/$id/problems', params })),
      go('History', 'revisions', () => void navigate({ to: '/datasets/$id/history', params })),
      go('Download', 'files of all tables', () => void navigate({ to: '/datasets/$id/export', params })),
      ...(mayRun ? [go('Load into Postgres', 'Export', () => void navigate({ to: '/datasets/$id/export', params, search: { way: 'load' } }))] : []),
      ...(mayWrite ? [prove] : []),
    ]);
  }, [id, navigate, trial, mayWrite, mayRun]);
}
