import type { ColumnDraft } from './draft.ts';
import type { FinalNode, Work } from './work.ts';

/** Builds what a derived column reads; false where that goes in a cycle. */
export function needsBuilt(work: Work, column: ColumnDraft, finalNode: FinalNode): boolean {
  return [...(work.derivedNeeds.get(column) ?? [])].every((need) => finalNode(work, need) !== null);
}
