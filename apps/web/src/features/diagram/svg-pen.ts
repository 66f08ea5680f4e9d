import type { Box, Point } from './box.ts';
import { FAMILY, roundness, type Pen, type Stroke, type TextFitter } from './pen.ts';

/** Writes SVG. `done` returns the file's text. */
export function svgPen(bounds: Box, fitter: TextFitter, title: string): Pen & { done: () => string } {
  const out: string[] = [];
  const lines = ({ color, width, dash, alpha }: Stroke) =>
    ` stroke="${color}" stroke-width="${width}"${dash ? ` stroke-dasharray="${dash.join(' ')}"` : ''}${alpha === undefined ? '' : ` stroke-opacity="${alpha}"`}`;
  const pen: Pen & { done: () => string } = {
    rect({ x, y, width, height }, { fill, stroke, radius, alpha }) {
      out.push(
        `<rect x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}"${radius ? ` rx="${radius}"` : ''} fill="${fill ?? 'none'}"${
          alpha === undefined ? '' : ` fill-opacity="${alpha}"`
        }${stroke ? lines(stroke) : ''}/>`,
      );
    },
    rects(boxes, look) {
      for (const box of boxes) pen.rect(box, look);
    },
    lines(all, stroke, radius = 0) {
      if (all.length === 0) return;
      out.push(`<path d="${all.map((line) => pathOf(line, radius)).join('')}" fill="none"${lines(stroke)}/>`);
    },
    text({ x, y }, text, { font, color, room, align = 'left' }) {
      const anchor = align === 'left' ? '' : ` text-anchor="${align === 'right' ? 'end' : 'middle'}"`;
      const fitted = fitter.fit(text, font, room);
      if (fitted !== '')
        out.push(
          `<text x="${short(x)}" y="${short(y)}" font-size="${short(font.size)}" font-weight="${font.weight}" fill="${color}"${anchor}>${escaped(fitted)}</text>`,
        );
    },
    done: () =>
      `<svg xmlns="http://www.w3.org/2000/svg" width="${Math.ceil(bounds.width)}" height="${Math.ceil(bounds.height)}" viewBox="${short(bounds.x)} ${short(bounds.y)} ${short(bounds.width)} ${short(bounds.height)}" font-family="${FAMILY}">` +
      `<title>${escaped(title)}</title>${out.join('')}</svg>\n`,
  };
  return pen;
}

/** A corner is a curve through the middle of the corner's point. */
function pathOf(line: readonly Point[], radius: number): string {
  return line
    .map((point, i) => {
      const [before, next] = [line[i - 1], line[i + 1]];
      if (!before) return `M${pair(point)}`;
      const round = next ? roundness(before, point, next, radius) : 0;
      return round > 0 && next ? `L${pair(towards(point, before, round))}Q${pair(point)} ${pair(towards(point, next, round))}` : `L${pair(point)}`;
    })
    .join('');
}

function towards(from: Point, to: Point, by: number): Point {
  const part = by / Math.max(1, Math.hypot(to.x - from.x, to.y - from.y));
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}

function short(value: number): string {
  return String(Math.round(value * 10) / 10);
}

function pair({ x, y }: { readonly x: number; readonly y: number }): string {
  return `${short(x)} ${short(y)}`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
