import type { Catalog } from '@seedbed/contract';
import type { Explainer } from '@seedbed/inference';

type Read = { readonly catalog: Catalog; readonly explainer: Explainer };

/** How many schemas to cache: someone looks at one dataset, or compares two. */
const MAX = 2;

/**
 * Schemas as inference read them, the last used at the end. A person who asks why one column has its generator usually
 * asks about other columns too.
 */
const kept = new Map<string, Promise<Read>>();

/** Schemas that were read for a column, so that the next column takes no time. The cache belongs to the thread. */
export const keptExplainers = {
  /** The schema that was read for the key; undefined if none was, or if reading failed. */
  async find(key: string): Promise<Read | undefined> {
    const found = kept.get(key);
    if (!found) return undefined;
    kept.delete(key);
    kept.set(key, found);
    return found.catch(() => undefined);
  },

  /** Caches the pending result; failures are not cached. */
  keep(key: string, read: Promise<Read>): Promise<Read> {
    kept.delete(key);
    kept.set(key, read);
    for (const oldest of kept.keys()) {
      if (kept.size <= MAX) break;
      kept.delete(oldest);
    }
    read.catch(() => {
      if (kept.get(key) === read) kept.delete(key);
    });
    return read;
  },
};
