import { useEffect, useState, type RefObject } from 'react';
import { loadCode } from '../../lib/part.ts';
import type { GridColumn } from '../../workspace/grid-column.ts';
import type { Place } from '../../workspace/place.ts';
import type { GridPainter } from './painter.ts';
import type { Rect } from './selection.ts';

const REST_MS = 250;

/** Where one is, in words. Said after a rest, so that held arrow keys do not queue up words; the words are fetched with the first. */
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
    let left = false;
    const timer = setTimeout(() => {
      if (rows === 0) return;
      loadCode(() => import('./spoken-place.ts')).then(
        ({ spokenPlace }) => {
          if (!left) setSpoken(spokenPlace(active, picked, rows, columns, painter.current?.text(active.row, active.column)));
        },
        () => undefined,
      );
    }, REST_MS);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [painter, active, picked, columns, rows, table]);
  return spoken;
}
