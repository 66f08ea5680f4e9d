import { ClientProblem } from '@seedbed/client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { EngineProblem } from '../engine-client.ts';
import { fetchKept } from '../../lib/fetch-kept.ts';
import { revisionQuery } from '../../queries/revisions.ts';
import { holdPairWorker, openRowPair, type RowPair } from './row-pair.ts';

/** One side of a comparison: a revision, with its own seed or another one. */
export type Side = { readonly revision: number; readonly seed?: string };

/** The rows of two revisions, or of one with two seeds. Both are stored, so counts stay valid. */
export function useRowPair(id: string, before: Side, after: Side) {
  const queries = useQueryClient();
  useEffect(() => holdPairWorker(), []);
  return useQuery({
    queryKey: ['row-pair', id, before.revision, before.seed ?? null, after.revision, after.seed ?? null],
    queryFn: async (): Promise<RowPair> => {
      const [old, own] = await Promise.all([before, after].map(({ revision }) => fetchKept(queries, revisionQuery(id, revision))));
      return openRowPair(seeded(old!.blueprint, before), seeded(own!.blueprint, after));
    },
    structuralSharing: false,
    // The worker holds one pair at a time.
    staleTime: ({ state }) => (state.data?.isOpen() ? Infinity : 0),
    retry: false,
  });
}

function seeded<T extends { readonly seed?: string | number }>(blueprint: T, { seed }: Side): T {
  return seed === undefined ? blueprint : { ...blueprint, seed };
}

/** Whether asking again can help: not where a revision is not there, or does not compile. */
export function mayHelpAgain(error: unknown): boolean {
  return !(error instanceof EngineProblem) && !(error instanceof ClientProblem && error.status === 404);
}
