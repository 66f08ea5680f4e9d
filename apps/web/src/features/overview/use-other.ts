import { useQuery } from '@tanstack/react-query';
import type { Engine } from '../../engine/engine-store.ts';
import { fetchRevision } from '../../queries/revisions.ts';
import { useDraft } from '../../workspace/draft/draft-context.tsx';

/** What the columns are compared with. */
export type Other = { readonly kind: 'seed'; readonly seed: string } | { readonly kind: 'revision'; readonly number: number };

/** A key of what is compared, and how many rows the table has there; null if it has no such table. */
export type Compared = { readonly key: string; readonly rows: number | null };

/** Compiles what is compared beside the plan: again with every edit, as another seed is another seed of the edited dataset. */
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
