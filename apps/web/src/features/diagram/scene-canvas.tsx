import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent, type PointerEvent, type Ref } from 'react';
import type { End } from './add-relation.ts';
import type { Box, Point } from './box.ts';
import styles from './diagram.module.css';
import { hitAt, type Hit } from './hit.ts';
import type { Level } from './levels.ts';
import { wantedTables } from './related.ts';
import type { Scene } from './scene.ts';
import { beginDrag, cardPlace, moveDrag, pinched, wheelFactor, type Drag } from './scene-drag.ts';
import { useSceneView, type CanvasHandle, type Hovered } from './use-scene-view.ts';
import { panBy, toScene, type View } from './viewport.ts';

type SceneCanvasProps = {
  scene: Scene;
  selected: string;
  counts: ReadonlyMap<string, number>;
  /** Tables found by a search; null without a search. */
  found: ReadonlySet<string> | null;
  label: string;
  onSelect: (table: string) => void;
  onOpen: (table: string) => void;
  /** Null: no relation can be drawn. */
  onLink: ((from: End, to: End) => void) | null;
  /** A card was dragged to a point of the scene. */
  onMove: (card: string, to: Point) => void;
  onView: (view: View, sight: Box, level: Level) => void;
  /** The element under the mouse, the mouse position, and the level; null for none, and during a drag. */
  onHover: (hit: Hit | null, at: Point, level: Level) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  ref: Ref<CanvasHandle>;
};

/**
 * The diagram's picture. What a frame costs depends on what is visible, not on how many tables there are. Dragging
 * moves it, dragging from a column of the picked table draws a relation; wheel and pinch zoom.
 */
export function SceneCanvas({ scene, selected, counts, found, label, onSelect, onOpen, onLink, onMove, onView, onHover, onKeyDown, ref }: SceneCanvasProps) {
  const drag = useRef<Drag | null>(null);
  const pointers = useRef(new Map<number, Point>());
  const [cursor, setCursor] = useState<'grab' | 'grabbing' | 'crosshair' | 'pointer'>('grab');
  const hovered = useRef<Hovered>({ table: '', panel: null });
  const { canvas, view, level, set, fitTo, zoomBy, least, repaint } = useSceneView({ scene, selected, counts, found, drag, hovered, onView }, ref);
  const wheel = useEffectEvent((event: WheelEvent) => {
    event.preventDefault();
    // A plain wheel zooms, with Shift it scrolls sideways.
    if (event.shiftKey) set(panBy(view.current, -(event.deltaX || event.deltaY), 0));
    else zoomBy(pointOf(event), wheelFactor(event.deltaY, event.ctrlKey));
  });
  useEffect(() => {
    const element = canvas.current!;
    const onWheel = (event: WheelEvent) => wheel(event);
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, [canvas]);

  const isFar = () => level.current !== 'columns';
  const hit = (at: Point) =>
    hitAt(scene, toScene(view.current, at), {
      level: level.current ?? 'columns',
      zoom: view.current.zoom,
      selected,
      wanted: wantedTables(scene, selected, found),
    });
  const hover = (at: Point | null) => {
    const under = at && hit(at);
    onHover(under, at ?? { x: 0, y: 0 }, level.current ?? 'columns');
    const [table, panel] = [under?.card?.id ?? '', under?.panel ?? null];
    if (table === hovered.current.table && panel === hovered.current.panel) return;
    hovered.current = { table, panel };
    repaint();
  };
  const columnAt = (at: Point): End | null => {
    const under = isFar() ? null : hit(at);
    return under?.column ? { table: under.card.id, column: under.column } : null;
  };
  /** Columns of the table that is picked start a relation; on any other card a drag is a way to move. */
  const linkAt = (at: Point): End | null => {
    const end = onLink ? columnAt(at) : null;
    return end?.table === selected ? end : null;
  };

  const onPointerDown = (event: PointerEvent) => {
    if (event.button !== 0) return;
    const at = pointOf(event.nativeEvent);
    canvas.current!.setPointerCapture(event.pointerId);
    pointers.current.set(event.pointerId, at);
    drag.current = beginDrag(at, event.pointerType, { card: hit(at)?.card ?? null, link: linkAt(at), isColumn: columnAt(at) !== null, isFar: isFar() });
  };
  const onPointerMove = (event: PointerEvent) => {
    const at = pointOf(event.nativeEvent);
    if (!pointers.current.has(event.pointerId)) {
      if (event.pointerType === 'mouse') hover(at);
      return setCursor(linkAt(at) ? 'crosshair' : hit(at) ? 'pointer' : 'grab');
    }
    const [one, two] = [...pointers.current.values()];
    pointers.current.set(event.pointerId, at);
    if (one && two) {
      drag.current = null;
      return set(pinched(view.current, [one, two], [...pointers.current.values()] as [Point, Point], least()));
    }
    const before = drag.current;
    if (!before) return;
    const now = (drag.current = moveDrag(before, at));
    if (!now.moved) return;
    if (now.kind === 'link') return repaint();
    setCursor('grabbing');
    hover(null);
    if (now.card) onMove(now.card.id, cardPlace({ ...now, card: now.card }, view.current.zoom));
    else set(panBy(view.current, at.x - before.at.x, at.y - before.at.y));
  };
  const onPointerUp = (event: PointerEvent) => {
    pointers.current.delete(event.pointerId);
    const now = drag.current;
    drag.current = null;
    setCursor('grab');
    repaint();
    if (!now) return;
    const at = pointOf(event.nativeEvent);
    const under = now.moved ? null : hit(at);
    if (under?.card) onSelect(under.card.id);
    else if (under?.panel) fitTo(under.panel);
    const to = now.moved && now.from && event.type === 'pointerup' ? columnAt(at) : null;
    if (to) onLink?.(now.from!, to);
  };

  return (
    <canvas
      ref={canvas}
      className={`full-height full-width absolute ${styles.canvas}`}
      style={{ cursor }}
      tabIndex={0}
      role="application"
      aria-roledescription="diagram"
      aria-label={label}
      aria-describedby="diagram-said"
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      onPointerCancel={onPointerUp}
      onPointerLeave={() => hover(null)}
      onDoubleClick={(event) => {
        const under = hit(pointOf(event.nativeEvent));
        if (under?.card) onOpen(under.card.id);
      }}
      onKeyDown={onKeyDown}
    />
  );
}

function pointOf(event: { readonly offsetX: number; readonly offsetY: number }): Point {
  return { x: event.offsetX, y: event.offsetY };
}
