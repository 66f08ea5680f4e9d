import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useEngine } from '../engine/engine-context.tsx';
import { explainQuery } from '../queries/explain.ts';
import { findingsQuery } from '../queries/findings.ts';
import { useDraftStore } from '../workspace/draft/draft-context.tsx';
import { columnPlaces } from '../workspace/edit-many.ts';
import { byConfidence } from '../workspace/unsure.ts';

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
    const { blueprint, datasetId, base } = draft.getState();
    void queries.prefetchQuery(findingsQuery(datasetId, base));
    const [first] = byConfidence(columnPlaces(blueprint));
    if (first) void queries.prefetchQuery(explainQuery(datasetId, base, first.table, first.column.name));
  });
  useEffect(() => {
    if (!isCompiled) return;
    const timer = setTimeout(() => ask(), AFTER_MS);
    return () => clearTimeout(timer);
  }, [isCompiled]);
}
