import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { Engine } from '../../engine/engine-store.ts';
import { loadCode } from '../../lib/part.ts';
import { useDraft } from '../../workspace/draft/draft-context.tsx';
import { previewStore, type Preview } from '../../workspace/preview.ts';

/** The requested preview of a table, and the engine whose rows have both values; null without a preview. */
export type Previewing = { readonly preview: Preview; readonly engine: Engine; readonly rows: number };

/** Rows of a table before and after a change, one text per cell. */
export function usePreview(table: string, engine: Engine | null): Previewing | null {
  const id = useDraft((state) => state.datasetId);
  const blueprint = useDraft((state) => state.blueprint);
  const preview = useStore(previewStore, ({ preview: requested }) => (requested?.datasetId === id && requested.table === table ? requested : null));
  const [shown, setShown] = useState<Previewing | null>(null);
  useEffect(() => {
    if (!preview || !engine?.tryOut) return;
    let left = false;
    loadCode(() => import('./preview-rows.ts'))
      .then(({ previewRows }) => previewRows(engine, blueprint, preview))
      .then(
        (previewing) => {
          if (!left) setShown(previewing);
        },
        () => undefined,
      );
    return () => {
      left = true;
    };
  }, [preview, engine, blueprint, table]);
  return shown && shown.preview === preview ? shown : null;
}
