import { useQuery } from '@tanstack/react-query';
import type { Engine } from '../../engine/engine-store.ts';
import { fetchRevision } from '../../queries/revisions.ts';
import { useDraft } from '../../workspace/draft/draft-context.tsx';

/** The other side of the comparison. */
export type Other = { readonly kind: 'seed'; readonly seed: string } | { readonly kind: 'revision'; readonly number: number };

/** A key of the compared side, and the table's row count there; null if it has no such table. */
export type Compared = { readonly key: string; readonly rows: number | null };

/**
 * Compiles the compared side next to the plan: again with every edit, because another seed applies to the edited
 * dataset.
 */
export function useOther(engine: Engine, table: string, other: Other | null) {
  const id = useDraft((state) => state.datasetId);
  const blueprint = useDraft((state) => state.blueprint);
  const key = other === null ? '' : other.kind === 'seed' ? `seed ${other.seed} ${engine.edition}` : `revision ${other.number}`;
  return useQuery({
    queryKey: ['overview', id, table, key],
    queryFn: async (): Promise<Compared> => {
      const compared = other!.kind === 'seed' ? { ...blueprint, seed: other!.seed } : (await fetchRevision(id, String(other!.number))).blueprint;
      return { key, rows: await engine.overview!.compareWith(compared, table) };
    },
    enabled: other !== null && engine.overview !== undefined,
    // The worker holds one at a time.
    gcTime: 0,
    staleTime: Infinity,
    retry: false,
  });
}
