import { useEffect, useEffectEvent, useImperativeHandle, useRef, type Ref, type RefObject } from 'react';
import { useTheme } from '../../lib/theme.ts';
import { isInside, type Box, type Point } from './box.ts';
import { canvasPen } from './canvas-pen.ts';
import { Fade } from './fade.ts';
import { levelOf, type Level } from './levels.ts';
import { paintScene } from './paint-scene.ts';
import type { Panel } from './panels.ts';
import { readPalette, type Palette } from './palette.ts';
import { TextFitter, type Pen } from './pen.ts';
import { boxOf } from './placed-card.ts';
import { relatedTo } from './related.ts';
import { cardAt, type Scene } from './scene.ts';
import type { Drag } from './scene-drag.ts';
import { viewBetween } from './scene-drag.ts';
import { centre, firstView, fit, inSight, leastZoom, panBy, READABLE, toScene, zoomAt, type View } from './viewport.ts';

export type CanvasHandle = {
  /** All of it, or a part, visible. */
  fit(box?: Box): void;
  /** A part in the middle, at a size that can be read. */
  show(box: Box): void;
  /** Brings part of the diagram into view at the current zoom. */
  reveal(box: Box): void;
  zoom(factor: number): void;
  pan(dx: number, dy: number): void;
  /** A point of the scene in the middle. */
  centreOn(at: Point): void;
  palette(): Palette;
  focus(): void;
};

const MOVE_MS = 200;

/** The table under the pointer, '' for none; the group when zoomed out. */
export type Hovered = { readonly table: string; readonly panel: Panel | null };

type Painted = {
  scene: Scene;
  selected: string;
  counts: ReadonlyMap<string, number>;
  /** Tables found by a search; null without a search. */
  found: ReadonlySet<string> | null;
  /** The current drag, and the element under the pointer. */
  drag: RefObject<Drag | null>;
  hovered: RefObject<Hovered>;
  onView: (view: View, sight: Box, level: Level) => void;
};

/** The view of a scene, painted outside React, a frame at a time. */
export function useSceneView({ scene, selected, counts, found, drag, hovered, onView }: Painted, ref: Ref<CanvasHandle>) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const theme = useTheme();
  const view = useRef<View>({ x: 0, y: 0, zoom: 0 });
  const frame = useRef(0);
  const fitter = useRef<TextFitter>(undefined);
  const palette = useRef<Palette>(undefined);
  const level = useRef<Level>(undefined);
  const fade = useRef(new Fade());
  const size = () => ({ width: canvas.current?.clientWidth ?? 0, height: canvas.current?.clientHeight ?? 0 });
  /** Whether another frame must follow immediately. */
  const paint = useEffectEvent((): boolean => {
    frame.current = 0;
    const element = canvas.current;
    const ctx = element?.getContext('2d', { alpha: false });
    if (!element || !ctx || element.clientWidth === 0) return false;
    const { width, height } = size();
    const ratio = window.devicePixelRatio || 1;
    sharpen(element, ratio);
    if (view.current.zoom === 0) view.current = firstView(scene.bounds, scene.cards.find((card) => card.id === selected) ?? null, { width, height });
    const colors = (palette.current ??= readPalette(element));
    const pen = canvasPen(ctx, (fitter.current ??= new TextFitter(document.createElement('canvas').getContext('2d')!)));
    const { x, y, zoom } = view.current;
    const before = level.current;
    const now = (level.current = levelOf(scene, zoom, before));
    if (before !== undefined && before !== now && !isStill()) fade.current.begin(element);
    ctx.setTransform(1, 0, 0, 1, 0, 0);
    ctx.fillStyle = colors.bg;
    ctx.fillRect(0, 0, element.width, element.height);
    ctx.setTransform(zoom * ratio, 0, 0, zoom * ratio, x * ratio, y * ratio);
    const sight = inSight(view.current, { width, height });
    paintScene(pen, scene, {
      level: now,
      zoom,
      sight,
      palette: colors,
      selected,
      found,
      ...pointedAt(scene, hovered.current),
      counts,
      ...relatedTo(scene, selected),
    });
    if (drag.current?.kind === 'link' && drag.current.moved) paintLink(pen, scene, view.current, drag.current, selected, colors);
    const isFading = fade.current.paint(ctx, view.current);
    onView(view.current, sight, now);
    return isFading;
  });
  function repaint() {
    if (frame.current !== 0) return;
    frame.current = requestAnimationFrame(() => {
      if (paint()) repaint();
    });
  }
  const set = (next: View) => {
    view.current = next;
    repaint();
  };
  const glide = (to: View) => {
    const from = view.current;
    if (from.zoom === 0 || isStill()) return set(to);
    const start = performance.now();
    const step = (now: number) => {
      const part = (now - start) / MOVE_MS;
      set(viewBetween(from, to, part));
      if (part < 1) requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  };
  const least = () => Math.min(view.current.zoom, leastZoom(scene.bounds, size()));
  const zoomBy = (at: Point, factor: number) => set(zoomAt(view.current, at, factor, least()));
  /** If nothing moves while keys and buttons zoom: the table that is picked, if it is visible, otherwise the middle. */
  const stillAt = (): Point => {
    const card = scene.cards.find((one) => one.id === selected);
    const { x, y, zoom } = view.current;
    const { width, height } = size();
    return card && isInside(card, inSight(view.current, size()))
      ? { x: x + (card.x + card.width / 2) * zoom, y: y + (card.y + card.height / 2) * zoom }
      : { x: width / 2, y: height / 2 };
  };
  const fitTo = (box: Box) => glide(fit(box, size()));
  useImperativeHandle(ref, () => ({
    fit: (box) => fitTo(box ?? scene.bounds),
    show: (box) => glide(centre(view.current, box, size(), READABLE)),
    reveal: (box) => {
      if (!isInside(box, inSight(view.current, size()))) glide(centre(view.current, box, size(), 0));
    },
    zoom: (factor) => zoomBy(stillAt(), factor),
    pan: (dx, dy) => set(panBy(view.current, dx, dy)),
    centreOn: ({ x, y }) => set(centre(view.current, { x, y, width: 0, height: 0 }, size(), 0)),
    palette: () => (palette.current ??= readPalette(canvas.current!)),
    focus: () => canvas.current?.focus(),
  }));
  useEffect(() => {
    palette.current = undefined;
  }, [theme]);
  useEffect(() => repaint(), [scene, selected, counts, found, theme]);
  const resized = useEffectEvent(() => repaint());
  useEffect(() => {
    const observer = new ResizeObserver(() => resized());
    observer.observe(canvas.current!);
    void document.fonts.ready.then(() => {
      fitter.current = undefined;
      resized();
    });
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame.current);
      frame.current = 0;
    };
  }, []);
  return { canvas, view, level, set, fitTo, zoomBy, least, repaint };
}

function pointedAt(scene: Scene, { table, panel }: Hovered): { hovered: string; pointed: number | null } {
  const at = panel ? scene.panels.indexOf(panel) : -1;
  return { hovered: table, pointed: at < 0 ? null : at };
}

function isStill(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** As many pixels as the screen has. */
function sharpen(canvas: HTMLCanvasElement, ratio: number): void {
  const [width, height] = [Math.round(canvas.clientWidth * ratio), Math.round(canvas.clientHeight * ratio)];
  if (canvas.width === width && canvas.height === height) return;
  canvas.width = width;
  canvas.height = height;
}

/** A relation that is being drawn, and the card that it would end at. */
function paintLink(pen: Pen, scene: Scene, view: View, { start, at }: Drag, selected: string, colors: Palette): void {
  const [from, to] = [toScene(view, start), toScene(view, at)];
  pen.lines([[from, to]], { color: colors.accent, width: 2 / view.zoom, dash: [6 / view.zoom, 4 / view.zoom] });
  const target = cardAt(scene, to, selected);
  if (target) pen.rect(boxOf(target.card, target.card.id === selected), { stroke: { color: colors.accent, width: 2 / view.zoom }, radius: 6 });
}
