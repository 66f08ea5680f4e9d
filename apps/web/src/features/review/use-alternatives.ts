import { resolveType, type Decision, type Generator, type GeneratorDescription } from '@seedbed/contract';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useEngine } from '../../engine/engine-context.tsx';
import { fetchKept } from '../../lib/fetch-kept.ts';
import { generatorsQuery } from '../../queries/catalogue.ts';
import { explainQuery } from '../../queries/explain.ts';
import { useDraft } from '../../workspace/draft/draft-context.tsx';
import { columnPlaces, type ColumnPlace } from '../../workspace/edit-many.ts';
import { findAlternatives, inTurn, TRIED } from './alternatives.ts';
import { proposals, type Proposal } from './proposals.ts';

/**
 * How many columns ahead alternatives are prepared, one after the other in the background: the engine needs a moment
 * for each.
 */
const AHEAD = 150;
/** How long prepared alternatives are cached. */
const KEPT_MS = 5 * 60_000;
const NONE: readonly GeneratorDescription[] = [];

/** The current values of a column and the alternatives, in the same rows, with the reasons for the choice. */
export function useAlternatives(place: ColumnPlace, next: readonly string[]) {
  const queries = useQueryClient();
  const id = useDraft((state) => state.datasetId);
  const base = useDraft((state) => state.base);
  // The inference reasons belong to the revision at the start of the review, whatever is saved in the meantime.
  const [revision] = useState(base);
  const blueprint = useDraft((state) => state.blueprint);
  const engine = useEngine((state) => state.engine);
  const isHere = useEngine((state) => state.mode === 'worker');
  const { table, column } = place;
  const explained = useQuery(explainQuery(id, revision, table, column.name));
  const catalogue = useQuery(generatorsQuery);
  const generators = catalogue.data?.items ?? NONE;
  const ready = !explained.isPending && !catalogue.isPending;
  const edition = engine?.edition ?? 0;
  const triedFor = (one: ColumnPlace, decision: Decision | null) => {
    const type = resolveType(one.column.type, blueprint.types ?? {});
    return proposals({ place: one, type, places: columnPlaces(blueprint), generators, decision }).slice(0, TRIED);
  };
  /**
   * Results of an earlier edition are shown until they are recomputed: one edit rarely changes the alternatives of
   * other columns.
   */
  const found = (one: ColumnPlace, tried: readonly Proposal[]) =>
    queryOptions({
      queryKey: ['alternatives', id, one.id, one.column.generator, tried],
      queryFn: async () => {
        const sample = (generators: readonly Generator[], rows: number) => {
          const offers = generators.map((each) => [each]);
          return engine!.samples(blueprint, one.table, one.column.name, 0, offers, rows);
        };
        return { edition, ...(await findAlternatives(one.column.generator!, tried, sample, resolveType(one.column.type, blueprint.types ?? {}).length)) };
      },
      staleTime: Infinity,
      gcTime: KEPT_MS,
      retry: false,
    });
  // eslint-disable-next-line react-hooks/exhaustive-deps
  const tried = useMemo(() => (ready ? triedFor(place, explained.data ?? null) : []), [ready, place, blueprint, generators, explained.data]);
  const made = useQuery({
    ...found(place, tried),
    enabled: engine !== null && ready && column.generator !== undefined,
    // After an edit elsewhere the current values stay until the new ones exist.
    placeholderData: (before, query) => (query?.queryKey[2] === place.id ? before : undefined),
  });
  const isOld = made.data !== undefined && !made.isPlaceholderData && made.data.edition !== edition;
  const { refetch } = made;
  useEffect(() => {
    if (isOld) void refetch();
  }, [isOld, edition, refetch]);

  const soon = next.slice(0, AHEAD).join('\n');
  const isSettled = made.isSuccess && !made.isFetching && !isOld;
  const prepare = useEffectEvent((isLeft: () => boolean) => {
    const places = columnPlaces(blueprint);
    const coming = next.slice(0, AHEAD).flatMap((each) => places.find((one) => one.id === each && one.column.generator) ?? []);
    return inTurn(coming, isLeft, async (one) => {
      const decision = await fetchKept(queries, explainQuery(id, revision, one.table, one.column.name)).catch(() => null);
      if (!isLeft()) await queries.prefetchQuery(found(one, triedFor(one, decision)));
    });
  });
  // The current column comes first: the worker answers in order. The server as a replacement gets no requests in
  // advance.
  useEffect(() => {
    if (!isSettled || !isHere || soon === '') return;
    let left = false;
    void prepare(() => left);
    return () => {
      left = true;
    };
  }, [isSettled, isHere, soon]);

  /** Null while titles are still coming: the name of a kind is nobody's word. */
  const titleOf = (kind: string) => generators.find((one) => one.kind === kind)?.title ?? (catalogue.isPending ? null : kind);
  return { made, explained, catalogue, titleOf };
}
