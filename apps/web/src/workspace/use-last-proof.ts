import { useQuery } from '@tanstack/react-query';
import type { Dataset } from '@seedbed/contract';
import { useMemo } from 'react';
import { datasetQuery } from '../queries/datasets.ts';
import { revisionQuery } from '../queries/revisions.ts';
import { useDraft } from './draft/draft-context.tsx';
import { staleTables, type StaleTables } from './stale-tables.ts';

export type LastProofState = {
  readonly dataset: Dataset;
  /**
   * Tables that the last proof no longer covers in the current state; null without a proof, and until its revision is
   * loaded.
   */
  readonly stale: StaleTables | null;
};

/**
 * The last proof stored on the server, and the tables that edits have changed since; null before the server has
 * answered.
 */
export function useLastProof(): LastProofState | null {
  const id = useDraft((state) => state.datasetId);
  const base = useDraft((state) => state.base);
  const saved = useDraft((state) => state.saved);
  const blueprint = useDraft((state) => state.blueprint);
  // Another tab may have proved it meanwhile.
  const dataset = useQuery({ ...datasetQuery(id), refetchOnWindowFocus: 'always' }).data;
  const number = dataset?.lastProof?.revision ?? null;
  const earlier = useQuery({ ...revisionQuery(id, number ?? base), enabled: number !== null && number !== base }).data;
  const proved = number === null ? null : number === base ? saved : (earlier?.blueprint ?? null);
  const stale = useMemo(() => (proved ? staleTables(proved, blueprint) : null), [proved, blueprint]);
  return useMemo(() => (dataset ? { dataset, stale } : null), [dataset, stale]);
}
