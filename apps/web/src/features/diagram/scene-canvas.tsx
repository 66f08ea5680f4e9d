import { useEffect, useEffectEvent, useImperativeHandle, useRef, useState, type KeyboardEvent, type PointerEvent, type Ref } from 'react';
import { useTheme } from '../../lib/theme.ts';
import type { Box, Point } from './box.ts';
import { canvasPen } from './canvas-pen.ts';
import type { End } from './add-relation.ts';
import { levelOf, paintScene } from './paint-scene.ts';
import { readPalette, type Palette } from './palette.ts';
import { TextFitter } from './pen.ts';
import { cardAt, boxOf, type PlacedCard, type Scene } from './scene.ts';
import { centre, fit, inSight, panBy, toScene, zoomAt, type View } from './viewport.ts';
import styles from './diagram.module.css';

export type CanvasHandle = {
  /** All of it, or a part, in sight. */
  fit(box?: Box): void;
  /** A part in the middle, at a size that can be read. */
  show(box: Box): void;
  zoom(factor: number): void;
  pan(dx: number, dy: number): void;
  /** A point of the scene in the middle. */
  centreOn(at: Point): void;
  palette(): Palette;
  focus(): void;
};

/** A table's names can be read from here on. */
const READABLE = 0.75;
const MOVE_MS = 200;
/** A pointer that moves less than this has clicked, px. */
const STILL = 4;

type Drag = {
  readonly kind: 'pan' | 'link' | 'card';
  readonly card: PlacedCard | null;
  readonly start: Point;
  readonly from: End | null;
  readonly moved: boolean;
  readonly at: Point;
};

/**
 * The diagram's picture. It is painted outside React, a frame at a time: what a frame costs depends on what is in sight, not on how many
 * tables there are. Dragging moves it, dragging from a column of the picked table draws a relation; wheel and pinch zoom.
 */
export function SceneCanvas({
  scene,
  selected,
  counts,
  label,
  onSelect,
  onOpen,
  onLink,
  onMove,
  onView,
  onKeyDown,
  ref,
}: {
  scene: Scene;
  selected: string;
  counts: ReadonlyMap<string, number>;
  label: string;
  onSelect: (table: string) => void;
  onOpen: (table: string) => void;
  /** Null: no relation can be drawn. */ onLink: ((from: End, to: End) => void) | null;
  /** A card was dragged to a place of the scene. */
  onMove: (card: string, to: Point) => void;
  onView: (view: View, sight: Box) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  ref: Ref<CanvasHandle>;
}) {
  const theme = useTheme();
  const canvas = useRef<HTMLCanvasElement>(null);
  const view = useRef<View>({ x: 0, y: 0, zoom: 0 });
  const frame = useRef(0);
  const drag = useRef<Drag | null>(null);
  const pointers = useRef(new Map<number, Point>());
  const fitter = useRef<TextFitter>(undefined);
  const palette = useRef<Palette>(undefined);
  const [cursor, setCursor] = useState<'grab' | 'grabbing' | 'crosshair' | 'pointer'>('grab');

  const size = () => ({ width: canvas.current?.clientWidth ?? 0, height: canvas.current?.clientHeight ?? 0 });
  const paint = useEffectEvent(() => {
    frame.current = 0;
    const element = canvas.current;
    const ctx = element?.getContext('2d', { alpha: false });
    if (!element || !ctx || element.clientWidth === 0) return;
    const { width, height } = size();
    const ratio = window.devicePixelRatio || 1;
    if (element.width !== Math.round(width * ratio) || element.height !== Math.round(height * ratio)) {
      element.width = Math.round(width * ratio);
      element.height = Math.round(height * ratio);
    }
    if (view.current.zoom === 0) view.current = fit(scene.bounds, { width, height });
    const colors = (palette.current ??= readPalette(element));
    const pen = canvasPen(ctx, (fitter.current ??= new TextFitter(document.createElement('canvas').getContext('2d')!)));
    const { x, y, zoom } = view.current;
    ctx.setTransform(1, 0, 0, 1, 0, 0);
    ctx.fillStyle = colors.bg;
    ctx.fillRect(0, 0, element.width, element.height);
    ctx.setTransform(zoom * ratio, 0, 0, zoom * ratio, x * ratio, y * ratio);
    const sight = inSight(view.current, { width, height });
    paintScene(pen, scene, { zoom, sight, palette: colors, selected, counts });
    const pulled = drag.current;
    if (pulled?.kind === 'link' && pulled.moved) {
      const [from, to] = [toScene(view.current, pulled.start), toScene(view.current, pulled.at)];
      pen.curves([[from, from, to, to]], { color: colors.accent, width: 2 / zoom, dash: [6 / zoom, 4 / zoom] });
      const target = cardAt(scene, to, selected);
      if (target) pen.rect(boxOf(target.card, target.card.id === selected), { stroke: { color: colors.accent, width: 2 / zoom }, radius: 6 });
    }
    onView(view.current, sight);
  });
  const repaint = () => {
    if (frame.current === 0) frame.current = requestAnimationFrame(() => paint());
  };
  const set = (next: View) => {
    view.current = next;
    repaint();
  };
  const glide = (to: View) => {
    const from = view.current;
    if (from.zoom === 0 || matchMedia('(prefers-reduced-motion: reduce)').matches) return set(to);
    const start = performance.now();
    const step = (now: number) => {
      const part = Math.min(1, Math.max(0, (now - start) / MOVE_MS));
      const eased = 1 - (1 - part) ** 3;
      const mix = (a: number, b: number) => a + (b - a) * eased;
      set({ x: mix(from.x, to.x), y: mix(from.y, to.y), zoom: mix(from.zoom, to.zoom) });
      if (part < 1) requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  };
  useImperativeHandle(ref, () => ({
    fit: (box) => glide(fit(box ?? scene.bounds, size())),
    show: (box) => glide(centre(view.current, box, size(), READABLE)),
    zoom: (factor) => set(zoomAt(view.current, { x: size().width / 2, y: size().height / 2 }, factor)),
    pan: (dx, dy) => set(panBy(view.current, dx, dy)),
    centreOn: ({ x, y }) => set(centre(view.current, { x, y, width: 0, height: 0 }, size(), 0)),
    palette: () => (palette.current ??= readPalette(canvas.current!)),
    focus: () => canvas.current?.focus(),
  }));

  useEffect(() => {
    palette.current = undefined;
  }, [theme]);
  useEffect(() => repaint(), [scene, selected, counts, theme]);
  const wheel = useEffectEvent((event: WheelEvent) => {
    event.preventDefault();
    const at = pointOf(event);
    // A pinch comes as a wheel with Ctrl; a plain wheel zooms, with Shift it goes sideways.
    if (event.shiftKey) set(panBy(view.current, -(event.deltaX || event.deltaY), 0));
    else set(zoomAt(view.current, at, Math.exp(-Math.max(-240, Math.min(240, event.deltaY)) * (event.ctrlKey ? 0.01 : 0.0022))));
  });
  useEffect(() => {
    const element = canvas.current!;
    const onWheel = (event: WheelEvent) => wheel(event);
    element.addEventListener('wheel', onWheel, { passive: false });
    const observer = new ResizeObserver(() => repaint());
    observer.observe(element);
    void document.fonts.ready.then(() => {
      fitter.current = undefined;
      repaint();
    });
    return () => {
      element.removeEventListener('wheel', onWheel);
      observer.disconnect();
      cancelAnimationFrame(frame.current);
      frame.current = 0;
    };
  }, []);

  const hitAt = (at: Point) => cardAt(scene, toScene(view.current, at), levelOf(view.current.zoom) === 'columns' ? selected : '');
  const columnAt = (at: Point): End | null => {
    const hit = levelOf(view.current.zoom) === 'groups' ? null : hitAt(at);
    return hit?.column ? { table: hit.card.id, column: hit.column } : null;
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
    // A finger moves the picture; a mouse or pen that starts on a column of the picked table draws a relation.
    const from = event.pointerType === 'touch' ? null : linkAt(at);
    // One that starts on a card's head takes the card along; on other columns, and far off, where cards are marks, it moves the picture.
    const still = from || event.pointerType === 'touch' || columnAt(at) || levelOf(view.current.zoom) === 'groups';
    const card = still ? null : (hitAt(at)?.card ?? null);
    drag.current = { kind: from ? 'link' : card ? 'card' : 'pan', card, start: at, from, moved: false, at };
  };
  const onPointerMove = (event: PointerEvent) => {
    const at = pointOf(event.nativeEvent);
    const before = pointers.current.get(event.pointerId);
    if (!before) return setCursor(linkAt(at) ? 'crosshair' : hitAt(at) ? 'pointer' : 'grab');
    const [one, two] = [...pointers.current.values()];
    pointers.current.set(event.pointerId, at);
    if (one && two) {
      const [a, b] = [...pointers.current.values()] as [Point, Point];
      const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
      const moved = panBy(view.current, middle.x - (one.x + two.x) / 2, middle.y - (one.y + two.y) / 2);
      drag.current = null;
      return set(zoomAt(moved, middle, apart(a, b) / Math.max(1, apart(one, two))));
    }
    const now = drag.current;
    if (!now) return;
    const moved = now.moved || apart(now.start, at) > STILL;
    drag.current = { ...now, moved, at };
    if (!moved) return;
    if (now.kind === 'card') {
      setCursor('grabbing');
      const { x, y } = now.card!;
      const { zoom } = view.current;
      onMove(now.card!.id, { x: x + (at.x - now.start.x) / zoom, y: y + (at.y - now.start.y) / zoom });
    } else if (now.kind === 'pan') {
      setCursor('grabbing');
      set(panBy(view.current, at.x - now.at.x, at.y - now.at.y));
    } else repaint();
  };
  const onPointerUp = (event: PointerEvent) => {
    pointers.current.delete(event.pointerId);
    const now = drag.current;
    drag.current = null;
    setCursor('grab');
    repaint();
    if (!now) return;
    const at = pointOf(event.nativeEvent);
    if (!now.moved) {
      const hit = hitAt(at);
      if (hit) onSelect(hit.card.id);
      return;
    }
    if (now.kind === 'link' && now.from && event.type === 'pointerup') {
      const to = columnAt(at);
      if (to) onLink?.(now.from, to);
    }
  };

  return (
    <canvas
      ref={canvas}
      className={styles.canvas}
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
      onDoubleClick={(event) => {
        const hit = hitAt(pointOf(event.nativeEvent));
        if (hit) onOpen(hit.card.id);
      }}
      onKeyDown={onKeyDown}
    />
  );
}

function pointOf(event: { readonly offsetX: number; readonly offsetY: number }): Point {
  return { x: event.offsetX, y: event.offsetY };
}

function apart(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
