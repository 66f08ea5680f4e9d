import type { WorkspaceId } from '../../db/columns.ts';
import type { RevisionRow } from './revisions.repository.ts';

/** Which revision is read is asked of the database once a second and dataset, not at every page. */
const FRESH_MS = 1_000;
const KEPT = 1_000;

/** Revisions that were looked up a moment ago, for reads. What is written here is seen at once; what another process writes, within a second. */
export type RecentRevisions = {
  find(workspace: WorkspaceId, datasetId: string, number: number | undefined, look: () => Promise<RevisionRow>): Promise<RevisionRow>;
  forget(datasetId: string): void;
};

export function recentRevisions(now: () => number = () => performance.now()): RecentRevisions {
  const byDataset = new Map<string, Map<string, { readonly at: number; readonly found: Promise<RevisionRow> }>>();
  return {
    find(workspace, datasetId, number, look) {
      // Whose it is belongs to what is asked: another workspace's answer is another.
      const asked = `${workspace} ${number}`;
      const known = byDataset.get(datasetId)?.get(asked);
      if (known && now() - known.at < FRESH_MS) return known.found;
      const found = look();
      const revisions = byDataset.get(datasetId) ?? new Map();
      byDataset.delete(datasetId);
      byDataset.set(datasetId, revisions.set(asked, { at: now(), found }));
      if (byDataset.size > KEPT) byDataset.delete(byDataset.keys().next().value!);
      found.catch(() => byDataset.delete(datasetId));
      return found;
    },
    forget: (datasetId) => void byDataset.delete(datasetId),
  };
}
