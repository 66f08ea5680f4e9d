import type { ProofSummary } from '@seedbed/contract';
import type { StaleTables } from '../../workspace/stale-tables.ts';

/** The effect of the next proof of a dataset, and the text of its button: the same everywhere. */
export type NextProof = { readonly label: string; readonly run: { readonly again: boolean; readonly repair: boolean } };

/**
 * Without a proof the first one also repairs rejected rows. With one, tables edited since are proved; without edits,
 * all of them.
 */
export function nextProof(lastProof: ProofSummary | null, stale: StaleTables | null): NextProof {
  if (!lastProof) return { label: 'Prove', run: { again: false, repair: true } };
  if (stale === null) return { label: 'Prove again', run: { again: false, repair: false } };
  const count = stale.names.length;
  if (count > 0) return { label: `Prove ${count === 1 ? '1 table' : `${count} tables`} again`, run: { again: false, repair: false } };
  return { label: 'Prove all again', run: { again: true, repair: false } };
}
