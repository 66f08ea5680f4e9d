import { useCallback, useEffect, useRef, useState } from 'react';
import { forget, keep, recall } from '../../lib/local-store.ts';
import type { Point } from './box.ts';
import type { Moved } from './scene.ts';

/** After this long without a move the places are written down, ms. */
const REST_MS = 200;

/** Cards that were moved by hand, kept in this browser by dataset and by the shape of the screen: another shape has another layout. */
export function useMovedCards(datasetId: string, aspect: number | null) {
  const [moved, setMoved] = useState<Moved>({});
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const key = `diagram.${datasetId}.${aspect}`;
  useEffect(() => {
    let left = false;
    void recall<Moved>('values', key).then((found) => !left && found && setMoved(found));
    return () => {
      left = true;
    };
  }, [key]);
  const move = useCallback(
    (card: string, to: Point) =>
      setMoved((before) => {
        const next = { ...before, [card]: to };
        clearTimeout(timer.current);
        timer.current = setTimeout(() => void keep('values', key, next), REST_MS);
        return next;
      }),
    [key],
  );
  const arrange = useCallback(() => {
    clearTimeout(timer.current);
    setMoved({});
    void forget('values', key);
  }, [key]);
  return { moved, move, arrange };
}
