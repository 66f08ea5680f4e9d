import { useInfiniteQuery, useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { revisionQuery, revisionsQuery } from '../../../queries/revisions.ts';
import { useDraft } from '../../../workspace/draft/draft-context.tsx';
import { keptWishes, type KeptWish, type WishRevision } from './kept-wishes.ts';

/** Wishes that are looked at, the newest: each takes two blueprints. */
const MAX_WISHES = 12;

/** The wishes in words that are still in force in the open draft, oldest first. */
export function useKeptWishes(): readonly KeptWish[] {
  const id = useDraft((state) => state.datasetId);
  const blueprint = useDraft((state) => state.blueprint);
  // Not more than the first page: the newest hundred revisions.
  const listed = useInfiniteQuery({ ...revisionsQuery(id), staleTime: Infinity }).data?.pages[0]?.items;
  const wishes = useMemo(
    () =>
      (listed ?? [])
        .flatMap(({ number, wish }) => (wish === null ? [] : [{ number, wish }]))
        .slice(0, MAX_WISHES)
        .toReversed(),
    [listed],
  );
  const revisions = useQueries({
    queries: wishes.flatMap(({ number }) => [revisionQuery(id, number - 1), revisionQuery(id, number)]),
    combine: (answers) => answers.map(({ data }) => data?.blueprint),
  });
  return useMemo(() => {
    const known = wishes.flatMap(({ number, wish }, i): WishRevision[] => {
      const [before, after] = [revisions[2 * i], revisions[2 * i + 1]];
      return before && after ? [{ number, wish, before, after }] : [];
    });
    return keptWishes(known, blueprint);
  }, [wishes, revisions, blueprint]);
}
