import type { ColumnDraft } from './draft.ts';
import type { FinalNode, Work } from './work.ts';

/** Builds what a derived column reads, but for those that are built with it; false where that goes in a cycle. */
export function needsBuilt(work: Work, column: ColumnDraft, finalNode: FinalNode, isBesides: (need: ColumnDraft) => boolean = () => false): boolean {
  return [...(work.derivedNeeds.get(column) ?? [])].every((need) => isBesides(need) || finalNode(work, need) !== null);
}
