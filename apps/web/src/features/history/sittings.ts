import type { RevisionSummary } from '@seedbed/contract';

/** Revisions of one author without a longer break, newest first. */
export type Sitting = readonly [newest: RevisionSummary, ...before: RevisionSummary[]];

/** A longer rest than this begins another sitting. */
const REST_MS = 10 * 60_000;

/** Revisions, newest first, by sitting; the first revision, which created the dataset, is separate. */
export function sittingsOf(revisions: readonly RevisionSummary[]): Sitting[] {
  const sittings: [RevisionSummary, ...RevisionSummary[]][] = [];
  for (const revision of revisions) {
    const sitting = sittings.at(-1);
    const after = sitting?.at(-1);
    const goesOn = after !== undefined && after.author === revision.author && Date.parse(after.at) - Date.parse(revision.at) <= REST_MS;
    if (sitting && goesOn && revision.number > 1) sitting.push(revision);
    else sittings.push([revision]);
  }
  return sittings;
}
