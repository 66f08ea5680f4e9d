import { useEffect, useMemo, useState } from 'react';
import type { DiagramModel } from './diagram-model.ts';
import type { GroupBy } from './group-by.ts';
import type { DiagramLayout } from './layout-diagram.ts';

export type LaidOut = { readonly model: DiagramModel; readonly layout: DiagramLayout };

/**
 * The positions of the cards, computed by the worker. Until it has answered for this model the previous positions stay;
 * null before the first. Only tables, relations and groups move cards, not edits inside them.
 * @param aspect of the diagram's area; null until it is known
 */
export function useLayout(model: DiagramModel, aspect: number | null, by: GroupBy): LaidOut | null {
  const shape = useMemo(
    () => JSON.stringify([aspect, by, model.cards.map((card) => [card.id, card.width, card.height]), model.links.map((link) => [link.from, link.to])]),
    [model, aspect, by],
  );
  const [laid, setLaid] = useState<{ shape: string; model: DiagramModel; layout: DiagramLayout } | null>(null);
  useEffect(() => {
    if (aspect === null) return;
    const worker = new Worker(new URL('./diagram.worker.ts', import.meta.url), { type: 'module', name: 'seedbed diagram' });
    worker.onmessage = ({ data }: MessageEvent<DiagramLayout>) => setLaid({ shape, model, layout: data });
    worker.postMessage({
      tables: model.cards.map(({ schema, name, width, height }) => ({ schema, name, width, height })),
      links: model.links.map(({ from, to }) => ({ from, to })),
      aspect,
      by,
    });
    return () => worker.terminate();
    // `shape` says all of the model that a layout depends on.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [shape]);
  return useMemo(() => (laid === null ? null : laid.shape === shape ? { model, layout: laid.layout } : laid), [laid, shape, model]);
}
