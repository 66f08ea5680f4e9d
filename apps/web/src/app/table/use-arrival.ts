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
  /** Whether a peek is open over the grid. */
  isPeeking: boolean;
};

/** Moves the grid to the place in the address, and stores the last place of the previous table. */
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
    // A link to a hidden column shows the column.
    if (column < 0 && own[place.column]) shown.show([own[place.column]!.name]);
    else grid.current?.reveal({ row, column });
  });
  const lead = useEffectEvent(() => {
    // A link to a row shows the rows. A link to a table shows its last view.
    if (isOverview && arrivals > 1 && place.row > 0 && !placeIn(datasetId, name)) toggleOverview();
    else arrive();
  });
  useEffect(() => {
    if (isKnown && arrivals > 0) lead();
  }, [arrivals, isKnown]);
  // The grid that replaces the overview starts at the top.
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
  // Runs before the grid is removed.
  useLayoutEffect(() => () => leave(), []);
  const focusGrid = useEffectEvent(() => grid.current?.focus());
  // The focused button disappears with the peek, so the focus returns to the grid.
  useEffect(() => {
    if (!isPeeking) return;
    return () => keepFocus(() => focusGrid());
  }, [isPeeking]);
  // A table opened by a link is read by its rows: the first key moves there.
  const isOpened = isKnown && arrivals === 1;
  useEffect(() => {
    if (isOpened) keepFocus(() => focusGrid());
  }, [isOpened]);
  // Arriving from another table by a key removes the focused element, which was in that table.
  const came = arrivals > 1;
  useEffect(() => {
    if (came) keepFocus(() => focusGrid());
  }, [came]);
}
