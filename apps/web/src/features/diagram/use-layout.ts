import { useEffect, useMemo, useState } from 'react';
import type { DiagramModel } from './diagram-model.ts';
import type { DiagramLayout } from './layout-diagram.ts';

/** Where the cards stand; null until the worker has said so. Only tables and relations move cards, not what is edited in them. */
export function useLayout(model: DiagramModel): DiagramLayout | null {
  const shape = useMemo(() => JSON.stringify([model.cards.map((card) => [card.id, card.height]), model.links.map((link) => [link.from, link.to])]), [model]);
  const [laid, setLaid] = useState<{ shape: string; layout: DiagramLayout } | null>(null);
  useEffect(() => {
    const worker = new Worker(new URL('./diagram.worker.ts', import.meta.url), { type: 'module', name: 'seedbed diagram' });
    worker.onmessage = ({ data }: MessageEvent<DiagramLayout>) => setLaid({ shape, layout: data });
    worker.postMessage({
      tables: model.cards.map(({ schema, width, height }) => ({ schema, width, height })),
      links: model.links.map(({ from, to }) => ({ from, to })),
    });
    return () => worker.terminate();
    // `shape` says all of the model that a layout depends on.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [shape]);
  return laid?.shape === shape ? laid.layout : null;
}
