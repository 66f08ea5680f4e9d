import type { Blueprint } from '@seedbed/contract';
import { useMemo, useState } from 'react';
import { useDraft } from '../../workspace/draft/draft-context.tsx';
import type { ColumnPlace } from '../../workspace/edit-many.ts';
import { byConfidence } from '../../workspace/unsure.ts';

export type Order = 'sure' | 'table';

/** A stable order while columns are decided, so that the next one stays in place; new columns are added at the end. */
export function useOrdered(places: readonly ColumnPlace[]) {
  const types = useDraft((state) => state.blueprint.types);
  const [{ order, ranks }, setKept] = useState(() => ({ order: 'sure' as Order, ranks: ranksOf(places, 'sure', types) }));
  const ordered = useMemo(() => places.toSorted((a, b) => (ranks.get(a.id) ?? ranks.size) - (ranks.get(b.id) ?? ranks.size)), [places, ranks]);
  return { order, ordered, setOrder: (next: Order) => setKept({ order: next, ranks: ranksOf(places, next, types) }) };
}

function ranksOf(places: readonly ColumnPlace[], order: Order, types: Blueprint['types']): ReadonlyMap<string, number> {
  return new Map((order === 'sure' ? byConfidence(places, types) : places).map(({ id }, i) => [id, i]));
}
