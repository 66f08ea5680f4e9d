import { useEffect, useEffectEvent, useLayoutEffect, type RefObject } from 'react';
import type { GridHandle } from '../../features/grid/data-grid.tsx';
import type { ShownColumns } from '../../features/grid/use-column-view.ts';
import { useDraft } from '../../workspace/draft/draft-context.tsx';
import type { GridColumn } from '../../workspace/grid-column.ts';
import { keepPlace, placeIn } from '../../workspace/kept-places.ts';
import type { TablePlace } from '../../workspace/use-place.ts';
import { keepFocus } from './keep-focus.ts';
import { arrivalOf } from './table-model.ts';

type Arriving = {
  here: TablePlace;
  grid: RefObject<GridHandle | null>;
  own: readonly GridColumn[];
  shown: ShownColumns;
  rows: number;
  /** The engine has counted the rows. */
  isKnown: boolean;
  overview: readonly [shown: boolean, toggle: () => void];
  /** Something lies over the grid. */
  isPeeking: boolean;
};

/** Leads the grid to the place that the address asks for, and keeps the place that is left. */
export function useArrival({
  here: { name, place, arrivals },
  grid,
  own,
  shown,
  rows,
  isKnown,
  overview: [isOverview, toggleOverview],
  isPeeking,
}: Arriving): void {
  const datasetId = useDraft((state) => state.datasetId);
  // Into the middle of the view, once the engine has counted the rows.
  const arrive = useEffectEvent(() => {
    const { jump, row } = arrivalOf(place, rows, placeIn(datasetId, name));
    if (jump !== null) grid.current?.jump(jump);
    const column = shown.shownIndex(place.column);
    // Who is led to a hidden column wants to see it.
    if (column < 0 && own[place.column]) shown.show([own[place.column]!.name]);
    else grid.current?.reveal({ row, column });
  });
  const lead = useEffectEvent(() => {
    // Who is led to a row wants to see it; who goes to a table sees it as the last one.
    if (isOverview && arrivals > 1 && place.row > 0 && !placeIn(datasetId, name)) toggleOverview();
    else arrive();
  });
  useEffect(() => {
    if (isKnown && arrivals > 0) lead();
  }, [arrivals, isKnown]);
  // The grid that comes back in place of the overview begins at its top.
  const comeBack = useEffectEvent(() => {
    if (isKnown && place.row > 0) arrive();
  });
  useEffect(() => {
    if (!isOverview) comeBack();
  }, [isOverview]);
  const leave = useEffectEvent(() => {
    const top = grid.current?.top();
    if (top === undefined) return;
    const isSeen = grid.current?.cellAt({ row: place.row, column: shown.shownIndex(place.column) }) !== null;
    keepPlace(datasetId, name, { row: place.row, column: own[place.column]?.name, top, isSeen });
  });
  // Before the grid itself goes.
  useLayoutEffect(() => () => leave(), []);
  const focusGrid = useEffectEvent(() => grid.current?.focus());
  // The button that had the focus goes with the peek: the keys go on in the grid.
  useEffect(() => {
    if (!isPeeking) return;
    return () => keepFocus(() => focusGrid());
  }, [isPeeking]);
  // Who came from another table by a key has lost what was pressed with that table.
  const came = arrivals > 1;
  useEffect(() => {
    if (came) keepFocus(() => focusGrid());
  }, [came]);
}
