import type { KeyboardEvent } from 'react';
import type { CanvasHandle } from './use-scene-view.ts';
import type { Scene } from './scene.ts';
import { walk } from './walk.ts';

const PAN_PX = 80;
const NUDGE = 24;
export const ZOOM_STEP = 1.3;

export type Acts = {
  readonly scene: Scene;
  readonly selected: string;
  readonly canvas: CanvasHandle | null;
  readonly go: (table: string) => void;
  readonly isolate: () => void;
  readonly showAll: () => void;
  readonly open: () => void;
  readonly link: () => void;
  /** Moves the card that is picked, in units of the scene. */
  readonly nudge: (dx: number, dy: number) => void;
  readonly find: () => void;
  /** Groups by schema, or by relation. */
  readonly regroup: () => void;
};

/** The action of a key while the diagram has the focus; null for other keys. */
export function keyAct({ key, shiftKey, altKey }: KeyboardEvent, acts: Acts): (() => void) | null {
  const arrow = /^Arrow(Left|Right|Up|Down)$/.exec(key)?.[1]?.toLowerCase() as 'left' | 'right' | 'up' | 'down' | undefined;
  if (altKey) {
    if (!arrow) return null;
    const [dx, dy] = { left: [-NUDGE, 0], right: [NUDGE, 0], up: [0, -NUDGE], down: [0, NUDGE] }[arrow] as [number, number];
    return () => acts.nudge(dx, dy);
  }
  if (arrow && shiftKey) {
    const [dx, dy] = { left: [PAN_PX, 0], right: [-PAN_PX, 0], up: [0, PAN_PX], down: [0, -PAN_PX] }[arrow] as [number, number];
    return () => acts.canvas?.pan(dx, dy);
  }
  if (arrow) {
    const next = walk(acts.scene, acts.selected, arrow);
    return () => next && acts.go(next);
  }
  switch (key) {
    case 'Enter':
      return acts.open;
    case 'Escape':
      return acts.showAll;
    case '+':
    case '=':
      return () => acts.canvas?.zoom(ZOOM_STEP);
    case '-':
      return () => acts.canvas?.zoom(1 / ZOOM_STEP);
    case '0':
      return () => acts.canvas?.fit();
    case '/':
      return acts.find;
    case 'g':
    case 'G':
      return acts.regroup;
    case 'n':
    case 'N':
      return acts.isolate;
    case 'r':
    case 'R':
      return acts.link;
    default:
      return null;
  }
}
