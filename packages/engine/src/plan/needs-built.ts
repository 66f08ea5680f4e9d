import type { ColumnDraft } from './draft.ts';
import type { FinalNode, Work } from './work.ts';

/** Builds the columns that a derived column reads, except those that are built with it; false if there is a cycle. */
export function needsBuilt(work: Work, column: ColumnDraft, finalNode: FinalNode, isBesides: (need: ColumnDraft) => boolean = () => false): boolean {
  return [...(work.derivedNeeds.get(column) ?? [])].every((need) => isBesides(need) || finalNode(work, need) !== null);
}
