import { LOCAL_WORKSPACE } from '../db/columns.ts';
import type { Inference } from '../modules/inference/inference.service.ts';
import { listTemplates } from '../templates.ts';

/** Requests right after the start go first. */
const AFTER_MS = 500;

/**
 * Prepares the start page's first content, ahead of the first visit. Nothing depends on it: if it fails, the visit's own request reports
 * the error.
 */
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
