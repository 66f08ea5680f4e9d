import type { Blueprint, Proof } from '@seedbed/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { keep, recall } from '../../lib/local-store.ts';
import { datasetQuery } from '../../queries/datasets.ts';
import { proofQuery } from '../../queries/proofs.ts';
import { fetchRevision } from '../../queries/revisions.ts';
import { useDraft } from '../../workspace/draft/draft-context.tsx';
import { staleTables } from './stale-tables.ts';

export type LastProof = {
  readonly revision: number;
  readonly proof: Proof;
  /** Tables that it says nothing about any more. */ readonly stale: readonly string[];
};

/** The proof that was made last, and what edits since then tore away from it; null before there is one. */
export function useLastProof(): LastProof | null {
  const id = useDraft((state) => state.datasetId);
  const base = useDraft((state) => state.base);
  const saved = useDraft((state) => state.saved);
  const blueprint = useDraft((state) => state.blueprint);
  const dataset = useQuery(datasetQuery(id)).data;
  const isProved = dataset !== undefined && dataset !== null && dataset.revision === base && dataset.proof !== null;
  const place = `proved/${id}`;
  useEffect(() => {
    if (isProved) void keep('values', place, base);
  }, [isProved, place, base]);
  const earlier = useQuery({
    queryKey: ['last-proved', id, base],
    queryFn: async () => {
      const number = await recall<number>('values', place);
      return number === null ? null : { number, blueprint: (await fetchRevision(id, String(number))).blueprint };
    },
    enabled: dataset !== undefined && !isProved,
    retry: false,
  }).data;
  const revision = isProved ? base : (earlier?.number ?? null);
  const proof = useQuery({ ...proofQuery(id, revision ?? 0), enabled: revision !== null }).data ?? null;
  const proved: Blueprint | null = isProved ? saved : (earlier?.blueprint ?? null);
  const stale = useMemo(() => (proved ? staleTables(proved, blueprint) : []), [proved, blueprint]);
  return useMemo(() => (proof && revision !== null ? { revision, proof, stale } : null), [proof, revision, stale]);
}
