import { useEffect, useState, type RefObject } from 'react';
import type { GridColumn } from '../../workspace/grid-column.ts';
import type { Place } from '../../workspace/place.ts';
import type { GridPainter } from './painter.ts';
import type { Rect } from './selection.ts';
import { spokenPlace } from './spoken-place.ts';

const REST_MS = 250;

/** Where one is, in words. Said after a rest, so that held arrow keys do not queue up words. */
export function useSpoken(
  painter: RefObject<GridPainter | null>,
  table: string,
  active: Place,
  picked: Rect | null,
  rows: number,
  columns: readonly GridColumn[],
): string {
  const [spoken, setSpoken] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => {
      if (rows > 0) setSpoken(spokenPlace(active, picked, rows, columns, painter.current?.text(active.row, active.column)));
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [painter, active, picked, columns, rows, table]);
  return spoken;
}
