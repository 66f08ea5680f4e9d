import { useCallback, useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import type { Scene } from './scene.ts';
import type { CanvasHandle } from './use-scene-view.ts';

/** Brings the table that is picked elsewhere into view. What was clicked is in view already: nothing should move under the pointer. @returns notes what was clicked; '' for nothing */
export function useShownTable(canvas: RefObject<CanvasHandle | null>, scene: Scene | null, selected: string) {
  const clicked = useRef('');
  const arrived = useRef(false);
  const shown = scene?.cards.some((card) => card.id === selected) ?? false;
  const follow = useEffectEvent((table: string) => {
    // The first look is the canvas' own.
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
