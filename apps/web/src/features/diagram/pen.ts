import type { Box, Point } from './box.ts';

export type Stroke = { readonly color: string; readonly width: number; readonly dash?: readonly number[]; readonly alpha?: number };
export type Font = { readonly size: number; readonly weight: 400 | 500 | 600 };
/** The drawing target of a diagram: the screen's canvas, or SVG text. Units are those of the scene. */
export interface Pen {
  rect(box: Box, look: { readonly fill?: string; readonly stroke?: Stroke; readonly radius?: number; readonly alpha?: number }): void;
  /** Boxes with the same look, drawn together. */
  rects(boxes: readonly Box[], look: { readonly fill?: string; readonly stroke?: Stroke; readonly radius: number }): void;
  /** Lines from point to point, their corners as round as `radius`. */
  lines(lines: readonly (readonly Point[])[], stroke: Stroke, radius?: number): void;
  /** `at` is the left (or right, or middle) end of the base line. What is wider than `room` ends in "…". */
  text(
    at: Point,
    text: string,
    look: { readonly font: Font; readonly color: string; readonly room: number; readonly align?: 'left' | 'right' | 'center' },
  ): void;
}

export const FAMILY = "'IBM Plex Sans Variable', system-ui, sans-serif";
const MAX_KEPT = 20_000;

/** Cuts texts to a width; each letter is measured once. */
export class TextFitter {
  readonly #ctx: Pick<CanvasRenderingContext2D, 'font' | 'measureText'>;
  readonly #fitted = new Map<string, string>();

  constructor(ctx: Pick<CanvasRenderingContext2D, 'font' | 'measureText'>) {
    this.#ctx = ctx;
  }

  fit(text: string, font: Font, room: number): string {
    const key = `${font.weight} ${Math.round((room / font.size) * 8)} ${text}`;
    const known = this.#fitted.get(key);
    if (known !== undefined) return known;
    if (this.#fitted.size > MAX_KEPT) this.#fitted.clear();
    const fitted = this.#cut(text, font, room);
    this.#fitted.set(key, fitted);
    return fitted;
  }

  #cut(text: string, font: Font, room: number): string {
    this.#ctx.font = cssFont({ ...font, size: 20 });
    const most = (room * 20) / font.size;
    const wide = (part: string) => this.#ctx.measureText(part).width > most;
    if (!wide(text)) return text;
    let [low, high] = [0, text.length];
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (wide(`${text.slice(0, middle)}…`)) high = middle - 1;
      else low = middle;
    }
    return low === 0 ? '' : `${text.slice(0, low)}…`;
  }
}

export function cssFont({ size, weight }: Font): string {
  return `${weight} ${size}px ${FAMILY}`;
}

/** How round a corner can be between its neighbours: no part of a line is used twice. */
export function roundness(before: Point, corner: Point, next: Point, radius: number): number {
  return Math.min(radius, Math.hypot(corner.x - before.x, corner.y - before.y) / 2, Math.hypot(next.x - corner.x, next.y - corner.y) / 2);
}
