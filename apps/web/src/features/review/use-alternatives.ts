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
 * So many columns ahead choices are made, one after the other while someone looks at one: the engine takes a moment for
 * each.
 */
const AHEAD = 150;
/** What was prepared is kept for so long. */
const KEPT_MS = 5 * 60_000;
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
   * What was found for an edition before stands until it is found again: one edit seldom changes what other columns
   * could hold.
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
    // An edit elsewhere leaves what stands here until the new values are made.
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
  // What is looked at comes first: the worker answers in turn. The server, which would make them in its place, is
  // requested nothing ahead.
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
