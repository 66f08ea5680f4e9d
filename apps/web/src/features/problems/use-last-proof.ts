import { useQuery } from '@tanstack/react-query';
import type { Dataset } from '@seedbed/contract';
import { useMemo } from 'react';
import { datasetQuery } from '../../queries/datasets.ts';
import { revisionQuery } from '../../queries/revisions.ts';
import { useDraft } from '../../workspace/draft/draft-context.tsx';
import { staleTables, type StaleTables } from './stale-tables.ts';

export type LastProofState = {
  readonly dataset: Dataset;
  /** Tables that the last proof says nothing about any more, by what is seen now; null without a proof, and while its revision is not here. */
  readonly stale: StaleTables | null;
};

/** What the server kept of the last proof, and what edits since then tore away from it; null before the server has said. */
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
