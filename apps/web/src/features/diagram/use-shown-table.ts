import { useCallback, useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import type { Scene } from './scene.ts';
import type { CanvasHandle } from './use-scene-view.ts';

/**
 * Brings a table selected elsewhere into view. A clicked table is in view already, and must not move under the pointer.
 * @returns records the clicked table; '' for none
 */
export function useShownTable(canvas: RefObject<CanvasHandle | null>, scene: Scene | null, selected: string) {
  const clicked = useRef('');
  const arrived = useRef(false);
  const shown = scene?.cards.some((card) => card.id === selected) ?? false;
  const follow = useEffectEvent((table: string) => {
    // The canvas chooses the first view itself.
    const atFirst = !arrived.current;
    arrived.current = true;
    const card = scene?.cards.find((one) => one.id === table);
    if (card && clicked.current !== table && !atFirst) canvas.current?.show(card);
  });
  useEffect(() => {
    if (shown) follow(selected);
  }, [selected, shown]);
  return useCallback((table: string) => {
    clicked.current = table;
  }, []);
}
