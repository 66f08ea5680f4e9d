import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useEngine } from '../engine/engine-context.tsx';
import { loadCode } from '../lib/part.ts';
import { useDraftStore } from '../workspace/draft/draft-context.tsx';

/** The grid and its first rows come first. */
const AFTER_MS = 3_000;

/**
 * Requests the explanation of one column soon after a dataset is opened. The server then has the schema in memory, so
 * that Why and the review open immediately; and what looks wrong in the rows, which is counted beside the review.
 */
export function useReasonsSoon(): void {
  const queries = useQueryClient();
  const draft = useDraftStore();
  const isCompiled = useEngine((state) => state.compiled !== null);
  const ask = useEffectEvent(() => {
    // Its code is no part of the first download. Without it the review asks by itself.
    loadCode(() => import('./table/after-rows.ts')).then(
      ({ askReasons }) => askReasons(queries, draft.getState()),
      () => undefined,
    );
  });
  useEffect(() => {
    if (!isCompiled) return;
    const timer = setTimeout(() => ask(), AFTER_MS);
    return () => clearTimeout(timer);
  }, [isCompiled]);
}
