import type { MockRow } from './mocks.repository.ts';

/** Queries a mock's address once a second, not for every request. */
const FRESH_MS = 1_000;
const MAX_KEPT = 1_000;

/** Cache of recent mock lookups. Changes by this process are visible immediately; those of others within a second. */
export type RecentMocks = {
  find(slug: string, look: () => Promise<MockRow | undefined>): Promise<MockRow | undefined>;
  forget(slug: string): void;
  forgetDataset(datasetId: string): void;
};

export function recentMocks(now: () => number = () => performance.now()): RecentMocks {
  const kept = new Map<string, { readonly at: number; readonly found: Promise<MockRow | undefined>; datasetId?: string }>();
  return {
    find(slug, look) {
      const known = kept.get(slug);
      if (known && now() - known.at < FRESH_MS) return known.found;
      const one: { at: number; found: Promise<MockRow | undefined>; datasetId?: string } = { at: now(), found: look() };
      kept.delete(slug);
      kept.set(slug, one);
      if (kept.size > MAX_KEPT) kept.delete(kept.keys().next().value!);
      one.found.then(
        (row) => void (row && (one.datasetId = row.datasetId)),
        () => void (kept.get(slug) === one && kept.delete(slug)),
      );
      return one.found;
    },
    forget: (slug) => void kept.delete(slug),
    forgetDataset(datasetId) {
      for (const [slug, one] of kept) if (one.datasetId === datasetId) kept.delete(slug);
    },
  };
}
