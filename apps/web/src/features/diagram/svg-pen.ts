import { FAMILY, type Curve, type Pen, type Stroke, type TextFitter } from './pen.ts';
import type { Box } from './box.ts';

/** Writes SVG. `done` gives the file's text. */
export function svgPen(bounds: Box, fitter: TextFitter, title: string): Pen & { done: () => string } {
  const out: string[] = [];
  const lines = ({ color, width, dash, alpha }: Stroke) =>
    ` stroke="${color}" stroke-width="${width}"${dash ? ` stroke-dasharray="${dash.join(' ')}"` : ''}${alpha === undefined ? '' : ` stroke-opacity="${alpha}"`}`;
  return {
    rect({ x, y, width, height }, { fill, stroke, radius, alpha }) {
      out.push(
        `<rect x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}"${radius ? ` rx="${radius}"` : ''} fill="${fill ?? 'none'}"${
          alpha === undefined ? '' : ` fill-opacity="${alpha}"`
        }${stroke ? lines(stroke) : ''}/>`,
      );
    },
    curves(curves: readonly Curve[], stroke) {
      if (curves.length === 0) return;
      const path = curves.map(([from, a, b, to]) => `M${pair(from)}C${pair(a)} ${pair(b)} ${pair(to)}`).join('');
      out.push(`<path d="${path}" fill="none"${lines(stroke)}/>`);
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
