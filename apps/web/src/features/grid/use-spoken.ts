import { useEffect, useState, type RefObject } from 'react';
import { loadCode } from '../../lib/part.ts';
import type { GridColumn } from '../../workspace/grid-column.ts';
import type { Place } from '../../workspace/place.ts';
import type { GridPainter } from './painter.ts';
import type { Rect } from './selection.ts';

const REST_MS = 250;

/**
 * The current position in words. Announced after a pause, so that held arrow keys do not queue announcements; the texts
 * are loaded with the first one. A missing value is announced once it arrives.
 */
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
    let timer: ReturnType<typeof setTimeout>;
    const say = () => {
      if (rows === 0) return;
      loadCode(() => import('./spoken-place.ts')).then(
        ({ spokenPlace }) => {
          if (left) return;
          const text = painter.current?.text(active.row, active.column);
          setSpoken(spokenPlace(active, picked, rows, columns, text));
          if (text === undefined) timer = setTimeout(say, REST_MS);
        },
        () => undefined,
      );
    };
    timer = setTimeout(say, REST_MS);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [painter, active, picked, columns, rows, table]);
  return spoken;
}
