import { useCallback, useEffect, useRef, useState } from 'react';
import { keep, recall } from '../../lib/local-store.ts';
import type { Point } from './box.ts';
import type { GroupBy } from './group-by.ts';
import type { Moved } from './scene.ts';

/** Positions are stored after this time without a move, in ms. */
const REST_MS = 200;

/**
 * The manual arrangement: moved cards, and the aspect ratio at that time; the other cards keep their positions from
 * then.
 */
type Arranged = { readonly aspect: number; readonly moved: Moved };
type Kept = { readonly by?: GroupBy } & Partial<Record<GroupBy, Arranged>>;

/**
 * The arrangement of a dataset's diagram, stored in this browser: the grouping, and the manually moved cards for each
 * grouping. If cards were moved, the layout keeps the aspect ratio of that time, because another layout would separate
 * them from their neighbours.
 * @param aspect of the screen; null until it is known
 */
export function useArrangement(datasetId: string, usual: GroupBy, aspect: number | null) {
  const [kept, setKept] = useState<Kept | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const key = `diagram.${datasetId}`;
  useEffect(() => {
    let left = false;
    void recall<Kept>('values', key).then((found) => !left && setKept(found ?? {}));
    return () => {
      left = true;
    };
  }, [key]);
  const change = useCallback(
    (how: (before: Kept) => Kept) =>
      setKept((before) => {
        const next = how(before ?? {});
        clearTimeout(timer.current);
        timer.current = setTimeout(() => void keep('values', key, next), REST_MS);
        return next;
      }),
    [key],
  );
  const by = kept?.by ?? usual;
  const arranged = kept?.[by];
  const laidFor = arranged && Object.keys(arranged.moved).length > 0 ? arranged.aspect : aspect;
  const move = useCallback(
    (card: string, to: Point) => {
      if (laidFor === null) return;
      change((before) => ({ ...before, [by]: { aspect: laidFor, moved: { ...before[by]?.moved, [card]: to } } }));
    },
    [change, by, laidFor],
  );
  const arrange = useCallback(() => change(({ [by]: _, ...rest }) => rest), [change, by]);
  const group = useCallback((next: GroupBy) => change((before) => ({ ...before, by: next })), [change]);
  return { by, group, moved: arranged?.moved ?? NO_MOVES, move, arrange, laidFor: kept === null || aspect === null ? null : laidFor };
}

const NO_MOVES: Moved = {};
