import type { ColumnReview } from '@seedbed/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { reviewQuery } from '../../queries/review.ts';
import { useDraft, useDraftStore } from '../../workspace/draft/draft-context.tsx';
import { columnPlaces, type ColumnPlace } from '../../workspace/edit-many.ts';

/** How many columns ahead the server is asked: as many as a person decides while it answers. */
const AHEAD = 10;

/**
 * What the server says about a column under review, and about the next ones before they are looked at. It does not need
 * the browser's engine, which may still be starting. `faulty`: the rows of a column that look wrong, which are shown.
 */
export function useCard(place: ColumnPlace, next: readonly string[], faulty: (id: string) => readonly number[]) {
  const queries = useQueryClient();
  const draft = useDraftStore();
  const id = useDraft((state) => state.datasetId);
  const base = useDraft((state) => state.base);
  // The reasons belong to the revision at the start of the review, whatever is saved in the meantime.
  const [revision] = useState(base);
  const asked = useQuery(reviewQuery(id, revision, place.table, place.column, faulty(place.id)));
  const soon = next.slice(0, AHEAD).join('\n');
  const prepare = useEffectEvent(() => {
    const places = columnPlaces(draft.getState().blueprint);
    for (const each of next.slice(0, AHEAD)) {
      const one = places.find((other) => other.id === each);
      if (one) void queries.prefetchQuery(reviewQuery(id, revision, one.table, one.column, faulty(one.id)));
    }
  });
  // The column that is looked at comes first.
  const isHere = asked.isSuccess;
  useEffect(() => {
    if (isHere && soon !== '') prepare();
  }, [isHere, soon]);
  return { card: asked.data && withoutPresent(asked.data, place), asked };
}

/** A draft may have another generator than the revision: that one is no alternative, and its values are made here. */
function withoutPresent(card: ColumnReview, { column }: ColumnPlace): ColumnReview & { readonly isPresent: boolean } {
  const present = JSON.stringify(column.generator ?? null);
  return {
    ...card,
    isPresent: JSON.stringify(card.generator) === present,
    alternatives: card.alternatives.filter((one) => JSON.stringify(one.generator) !== present),
  };
}

export type Card = NonNullable<ReturnType<typeof useCard>['card']>;
