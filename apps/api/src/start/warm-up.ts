import { LOCAL_WORKSPACE } from '../db/columns.ts';
import type { Inference } from '../modules/inference/inference.service.ts';
import { listTemplates } from '../templates.ts';

/** Whoever calls at once after the start goes first. */
const AFTER_MS = 500;

/** Makes what the start page shows first before it is requested. Nothing depends on it: a failure is told to whoever asks then. */
export function warmUp(inference: Pick<Inference, 'infer'>): Disposable {
  const stopping = new AbortController();
  const start = setTimeout(() => {
    listTemplates()
      .then(([first]) => inference.infer(LOCAL_WORKSPACE, { template: first!.name }, stopping.signal))
      .catch(() => undefined);
  }, AFTER_MS);
  return {
    [Symbol.dispose]() {
      clearTimeout(start);
      stopping.abort();
    },
  };
}
