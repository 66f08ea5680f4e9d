import { useEffect, useEffectEvent, useImperativeHandle, useRef } from 'react';
import type { Engine } from '../../engine/engine-store.ts';
import { printOrder, type RowOrder } from '../../engine/order/row-order.ts';
import { DataGrid, type GridHandle } from '../../features/grid/data-grid.tsx';
import type { Place } from '../../workspace/place.ts';
import { gridProps } from './grid-props.ts';
import { keepFocus } from './keep-focus.ts';
import { usePlaceAmong } from './use-place-among.ts';
import type { GridRef, TableModel } from './use-table-view.ts';

type SomeRowsGridProps = {
  model: TableModel;
  grid: GridRef;
  /** Has the rows that are shown. */
  some: Engine;
  count: number;
  /** The order that is requested; `isOrdered`: rows are in it; `isSorting`: they will be. */
  order: RowOrder | null;
  isOrdered: boolean;
  isSorting: boolean;
  mayWrite: boolean;
  /** The address points to a row that is not shown. */
  onElsewhere: () => void;
};

/** Rows above the row of a link. */
const ROWS_ABOVE = 3;

/** The grid counts places among the rows shown; everything around it, rows of the table. */
export function SomeRowsGrid({ model, grid, some, count, order, isOrdered, isSorting, mayWrite, onElsewhere }: SomeRowsGridProps) {
  const inner = useRef<GridHandle>(null);
  const { at, placeOf, numberOf, onActive } = usePlaceAmong(model, some, count, inner, onElsewhere);
  const all = gridProps(model, mayWrite);
  const ofTable = (use: (at: Place) => void) => (place: Place) => {
    const row = numberOf(place.row);
    if (row !== undefined) use({ ...place, row });
  };
  useImperativeHandle(grid, (): GridHandle => {
    const within = <T,>(row: number, use: (place: number) => T): T | undefined => {
      const place = placeOf(row);
      return place === undefined ? undefined : use(place);
    };
    return {
      jump: (row) => within(row, (place) => inner.current?.jump(place)),
      reveal: ({ row, column }) => within(row, (place) => inner.current?.reveal({ row: place, column })),
      focus: () => inner.current?.focus(),
      top: () => numberOf(inner.current?.top() ?? 0),
      cellAt: ({ row, column }) => within(row, (place) => inner.current?.cellAt({ row: place, column })) ?? null,
      text: ({ row, column }) => within(row, (place) => inner.current?.text({ row: place, column })),
    };
  }, [placeOf, numberOf]);
  const { setSome } = model;
  useEffect(() => setSome({ engine: some, rows: count, row: at.row }), [setSome, some, count, at.row]);
  useEffect(() => () => setSome(null), [setSome]);
  // After sorting, the first rows are wanted; a link leads to its row.
  const { takeFirst } = model;
  const led = useRef<string>(undefined);
  const lead = useEffectEvent(() => {
    const shown = order && isOrdered ? printOrder(order) : '';
    // When rows are sorted again after an edit, the visible place stays.
    if (isSorting || shown === led.current) return;
    const isArrival = led.current === undefined;
    led.current = shown;
    if (takeFirst(shown)) {
      onActive({ row: 0, column: at.column });
      inner.current?.jump(0);
    } else {
      if (isArrival && order) inner.current?.jump(Math.max(0, at.row - ROWS_ABOVE));
      inner.current?.reveal(at);
    }
  });
  useEffect(() => lead(), [isSorting, isOrdered, order?.column, order?.descending]);
  // The form, the strip or the grid before had the focus, which the part of the page around them holds meanwhile.
  useEffect(() => {
    if (document.activeElement?.contains(document.getElementById('grid'))) inner.current?.focus();
    else keepFocus(() => inner.current?.focus());
  }, []);
  return (
    <DataGrid
      {...all}
      ref={inner}
      rows={count}
      of={model.rows}
      order={order}
      isOrdered={isOrdered}
      engine={some}
      active={at}
      onActive={onActive}
      onPeek={ofTable(all.onPeek)}
      onFollow={ofTable(all.onFollow)}
      onExample={all.onExample && ofTable(all.onExample)}
    />
  );
}
