import { resolveType, type GeneratorDescription } from '@seedbed/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useEngine } from '../../engine/engine-context.tsx';
import { generatorsQuery } from '../../queries/catalogue.ts';
import { explainQuery } from '../../queries/explain.ts';
import { useDraft } from '../../workspace/draft/draft-context.tsx';
import { columnPlaces, type ColumnPlace } from '../../workspace/edit-many.ts';
import { findAlternatives, ROWS, TRIED } from './alternatives.ts';
import { proposals } from './proposals.ts';

/** So many columns ahead the reasons are requested: inference takes a moment for each. */
const AHEAD = 2;
const NONE: readonly GeneratorDescription[] = [];

/** What a column holds now and could hold instead, each in the same rows; and why it is as it is. */
export function useAlternatives(place: ColumnPlace, next: readonly string[]) {
  const queries = useQueryClient();
  const id = useDraft((state) => state.datasetId);
  const base = useDraft((state) => state.base);
  // The reasons of inference are those of the revision that the review began with, whatever is saved meanwhile.
  const [revision] = useState(base);
  const blueprint = useDraft((state) => state.blueprint);
  const engine = useEngine((state) => state.engine);
  const { table, column } = place;
  const explained = useQuery(explainQuery(id, revision, table, column.name));
  const catalogue = useQuery(generatorsQuery);
  const generators = catalogue.data?.items ?? NONE;
  const ready = !explained.isPending && !catalogue.isPending;
  const tried = useMemo(() => {
    if (!ready) return [];
    const type = resolveType(column.type, blueprint.types ?? {});
    return proposals({ place, type, places: columnPlaces(blueprint), generators, decision: explained.data ?? null }).slice(0, TRIED);
  }, [ready, place, column, blueprint, generators, explained.data]);

  const made = useQuery({
    queryKey: ['alternatives', id, place.id, engine?.edition ?? 0, tried],
    queryFn: () =>
      findAlternatives(column.generator!, tried, (generators) =>
        engine!.samples(
          blueprint,
          table,
          column.name,
          0,
          generators.map((one) => [one]),
          ROWS,
        ),
      ),
    enabled: engine !== null && ready && column.generator !== undefined,
    // An edit elsewhere leaves what stands here until the new values are made.
    placeholderData: (before, query) => (query?.queryKey[2] === place.id ? before : undefined),
    gcTime: 0,
    retry: false,
  });

  const soon = next.slice(0, AHEAD).join('\n');
  const prefetch = useEffectEvent(() => {
    const ids = new Set(soon.split('\n'));
    for (const one of columnPlaces(blueprint).filter((each) => ids.has(each.id)))
      void queries.prefetchQuery(explainQuery(id, revision, one.table, one.column.name));
  });
  useEffect(() => {
    if (ready && soon !== '') prefetch();
  }, [ready, soon]);

  const titleOf = (kind: string) => generators.find((one) => one.kind === kind)?.title ?? kind;
  return { made, explained, catalogue, titleOf };
}
