import { grown } from './box.ts';
import { canvasPen } from './canvas-pen.ts';
import { paintScene, type Look } from './paint-scene.ts';
import { cssFont, TextFitter } from './pen.ts';
import type { Scene } from './scene.ts';
import { svgPen } from './svg-pen.ts';

/** Around the diagram, in its own units. */
const MARGIN = 24;
/** Browsers reject larger canvases. */
const MAX_SIDE = 12_000;
const MAX_AREA = 80_000_000;

/** A file shows the same to everybody. */
const NO_SELECTION = {
  selected: '',
  found: null,
  hovered: '',
  pointed: null,
  related: new Set<string>(),
  ends: new Map<string, ReadonlySet<string>>(),
} as const;

export type ExportLook = Pick<Look, 'palette' | 'counts'>;

/** The whole diagram with every column, as the text of an SVG file; drawn from the model, so nothing that is off the screen is missing. */
export function toSvg(scene: Scene, look: ExportLook, title: string): string {
  const bounds = grown(scene.bounds, MARGIN);
  const pen = svgPen(bounds, new TextFitter(measuring()), title);
  pen.rect(bounds, { fill: look.palette.bg });
  paintScene(pen, scene, { ...look, level: 'columns', zoom: 1, sight: bounds, ...NO_SELECTION });
  return pen.done();
}

/** The diagram as a PNG, at twice the size if the canvas can be that large. */
export async function toPng(scene: Scene, look: ExportLook): Promise<Blob> {
  const bounds = grown(scene.bounds, MARGIN);
  const zoom = Math.min(2, MAX_SIDE / Math.max(bounds.width, bounds.height), Math.sqrt(MAX_AREA / (bounds.width * bounds.height)));
  const canvas = new OffscreenCanvas(Math.ceil(bounds.width * zoom), Math.ceil(bounds.height * zoom));
  const ctx = canvas.getContext('2d');
  if (!ctx) throw new Error('This browser gives no canvas of that size. The SVG has no such limit.');
  ctx.setTransform(zoom, 0, 0, zoom, -bounds.x * zoom, -bounds.y * zoom);
  const pen = canvasPen(ctx, new TextFitter(measuring()));
  pen.rect(bounds, { fill: look.palette.bg });
  paintScene(pen, scene, { ...look, level: 'columns', zoom: 1, sight: bounds, ...NO_SELECTION });
  return canvas.convertToBlob({ type: 'image/png' });
}

function measuring(): CanvasRenderingContext2D {
  const ctx = document.createElement('canvas').getContext('2d')!;
  ctx.font = cssFont({ size: 12, weight: 400 });
  return ctx;
}
