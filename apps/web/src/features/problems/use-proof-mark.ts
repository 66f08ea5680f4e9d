import type { RefusedLoad } from '@seedbed/contract';
import { useQuery } from '@tanstack/react-query';
import { useNow } from '../../lib/use-now.ts';
import { useDraft } from '../../workspace/draft/draft-context.tsx';
import { proofQuery } from '../../queries/proofs.ts';
import { nextProof, type NextProof } from './next-proof.ts';
import { proofMark, type ProofMark } from './proof-mark.ts';
import { useTrial } from './trial-context.tsx';
import { useLastProof } from '../../workspace/use-last-proof.ts';

/**
 * The proof state of the open dataset; null until the server has answered. `at`: when it was proved. `next`: the effect
 * of a proof now. `refusedLoad`: a load of the revision that was refused.
 */
export function useProofMark(): (ProofMark & { readonly at: string | null; readonly next: NextProof; readonly refusedLoad: RefusedLoad | null }) | null {
  const proofState = useLastProof();
  const id = useDraft((state) => state.datasetId);
  const revision = useDraft((state) => state.base);
  const [trial] = useTrial();
  const now = useNow(1_000, trial.phase !== 'rest');
  const last = proofState?.dataset.lastProof;
  // Which tables were refused: the summary only counts them.
  const proof = useQuery({ ...proofQuery(id, last?.revision ?? 0), enabled: last?.ok === false }).data;
  if (!proofState) return null;
  const { lastProof } = proofState.dataset;
  const refused = proof?.byTable.flatMap(({ table, accepted }) => (accepted ? [] : [table])) ?? [];
  return {
    ...proofMark(proofState.dataset, revision, proofState.stale, trial, now, refused),
    at: lastProof?.at ?? null,
    refusedLoad: proofState.dataset.refusedLoad,
    next: nextProof(lastProof, proofState.stale),
  };
}
