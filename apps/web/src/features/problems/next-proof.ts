import type { ProofSummary } from '@seedbed/contract';

/** What the next proof of a dataset does, and what its button says: the same wherever it stands. */
export type NextProof = { readonly label: string; readonly run: { readonly again: boolean; readonly mend: boolean } };

/** Without a proof the first one also repairs what is refused. With one, tables edited since are proved; when there are none, all of them. */
export function nextProof(lastProof: ProofSummary | null, stale: readonly string[] | null): NextProof {
  if (!lastProof) return { label: 'Prove', run: { again: false, mend: true } };
  if (stale === null) return { label: 'Prove again', run: { again: false, mend: false } };
  if (stale.length > 0) return { label: `Prove ${stale.length === 1 ? '1 table' : `${stale.length} tables`} again`, run: { again: false, mend: false } };
  return { label: 'Prove all again', run: { again: true, mend: false } };
}
