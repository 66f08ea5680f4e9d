import { useEffectEvent, useImperativeHandle, useLayoutEffect, useRef, type Ref, type RefObject } from 'react';
import type { Engine } from '../../engine/engine-store.ts';
import type { Place } from '../../workspace/place.ts';
import type { GridHandle } from './data-grid.tsx';
import { GridPainter } from './painter.ts';
import type { GridTable, GridView } from './grid-view.ts';
import type { Rect } from './selection.ts';

type Elements = { scroller: RefObject<HTMLDivElement | null>; spacer: RefObject<HTMLDivElement | null>; body: RefObject<HTMLDivElement | null> };

type Painted = {
  /** The key under which widths are stored. */
  storageKey: string;
  /** The id of the active cell's element. */
  activeId: string;
  table: GridTable;
  widths: readonly number[];
  numberWidth: number;
  rowHeight: number;
  head: number;
  engine: Engine | null;
  active: Place;
  picked: Rect | null;
  fit: (sample: (column: number) => readonly (string | null)[], rows: number, room: number) => void;
  onView: (view: GridView) => void;
  onError: (error: unknown) => void;
};

/** Keeps a painter while the grid is mounted, and passes it all changes. */
export function useGridPainter({ scroller, spacer, body }: Elements, painted: Painted, ref: Ref<GridHandle> | undefined): RefObject<GridPainter | null> {
  const painter = useRef<GridPainter>(null);
  const { storageKey, activeId, table, widths, numberWidth, rowHeight, head, engine, active, picked, fit } = painted;
  const { name, rows, columns, pinned, lines } = table;
  const fitted = useRef('');
  const onRows = useEffectEvent((made: GridPainter) => {
    // Again when the count has another length: keys have, too; and for columns that were not shown before.
    const key = `${storageKey} ${String(rows).length} ${columns.length}`;
    if (fitted.current === key) return;
    fitted.current = key;
    fit((column) => made.sample(column), rows, made.room);
  });
  const onView = useEffectEvent(painted.onView);
  const onFault = useEffectEvent(painted.onError);
  // Before the browser paints, as the header is: otherwise it stands at other widths than the rows for a frame or more.
  useLayoutEffect(() => {
    const made = new GridPainter({ scroller: scroller.current!, spacer: spacer.current!, body: body.current! }, activeId, {
      view: (next) => onView(next),
      rows: () => onRows(made),
      error: (error) => onFault(error),
    });
    painter.current = made;
    return () => {
      painter.current = null;
      made.dispose();
    };
  }, [painter, scroller, spacer, body, activeId]);
  useLayoutEffect(
    () => painter.current?.setTable({ name, rows, columns, pinned, lines }, widths, numberWidth, rowHeight, head),
    [painter, name, rows, columns, pinned, lines, widths, numberWidth, rowHeight, head],
  );
  // A view that is hidden and shown again has its layout effects run again and no others: the new painter needs all of these.
  useLayoutEffect(() => {
    if (engine) painter.current?.setSource({ edition: engine.edition, read: engine.rows, numberOf: engine.numberOf });
  }, [painter, engine]);
  useLayoutEffect(() => painter.current?.mark(active, picked), [painter, active, picked]);
  useImperativeHandle(
    ref,
    () => ({
      jump: (row) => painter.current?.jump(row),
      reveal: (place) => painter.current?.reveal(place),
      focus: () => scroller.current?.focus({ preventScroll: true }),
      top: () => painter.current?.top,
      cellAt: (place) => painter.current?.cellAt(place) ?? null,
      text: (place) => painter.current?.text(place.row, place.column),
    }),
    [painter, scroller],
  );
  return painter;
}
