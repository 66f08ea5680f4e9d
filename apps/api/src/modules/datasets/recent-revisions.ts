import type { WorkspaceId } from '../../db/columns.ts';
import type { RevisionRow } from './revisions.repository.ts';

/** Queries the revision once a second and dataset, not for every page. */
const FRESH_MS = 1_000;
const MAX_CACHED = 1_000;

/**
 * Cache of recent revision lookups, for reads. Writes of this process are visible immediately; those of others within a
 * second.
 */
export type RecentRevisions = {
  find(workspace: WorkspaceId, datasetId: string, number: number | undefined, look: () => Promise<RevisionRow>): Promise<RevisionRow>;
  forget(datasetId: string): void;
};

export function recentRevisions(now: () => number = () => performance.now()): RecentRevisions {
  const byDataset = new Map<string, Map<string, { readonly at: number; readonly found: Promise<RevisionRow> }>>();
  return {
    find(workspace, datasetId, number, look) {
      // The workspace is part of the key: another workspace gets another answer.
      const key = `${workspace} ${number}`;
      const known = byDataset.get(datasetId)?.get(key);
      if (known && now() - known.at < FRESH_MS) return known.found;
      const found = look();
      const revisions = byDataset.get(datasetId) ?? new Map();
      byDataset.delete(datasetId);
      byDataset.set(datasetId, revisions.set(key, { at: now(), found }));
      if (byDataset.size > MAX_CACHED) byDataset.delete(byDataset.keys().next().value!);
      found.catch(() => byDataset.delete(datasetId));
      return found;
    },
    forget: (datasetId) => void byDataset.delete(datasetId),
  };
}
