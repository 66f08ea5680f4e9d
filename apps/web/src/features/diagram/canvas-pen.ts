import { cssFont, roundness, type Pen, type Stroke, type TextFitter } from './pen.ts';

/** Draws into a canvas whose transform is already set. */
export function canvasPen(ctx: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D, fitter: TextFitter): Pen {
  const stroked = ({ color, width, dash, alpha }: Stroke, draw: () => void) => {
    ctx.strokeStyle = color;
    ctx.lineWidth = width;
    ctx.globalAlpha = alpha ?? 1;
    ctx.setLineDash([...(dash ?? [])]);
    draw();
    ctx.globalAlpha = 1;
  };
  return {
    rect({ x, y, width, height }, { fill, stroke, radius = 0, alpha }) {
      ctx.beginPath();
      if (radius > 0) ctx.roundRect(x, y, width, height, radius);
      else ctx.rect(x, y, width, height);
      if (fill) {
        ctx.globalAlpha = alpha ?? 1;
        ctx.fillStyle = fill;
        ctx.fill();
        ctx.globalAlpha = 1;
      }
      if (stroke) stroked(stroke, () => ctx.stroke());
    },
    rects(boxes, { fill, stroke, radius }) {
      ctx.beginPath();
      for (const { x, y, width, height } of boxes) {
        if (radius > 0) ctx.roundRect(x, y, width, height, radius);
        else ctx.rect(x, y, width, height);
      }
      if (fill) {
        ctx.fillStyle = fill;
        ctx.fill();
      }
      if (stroke) stroked(stroke, () => ctx.stroke());
    },
    lines(lines, stroke, radius = 0) {
      if (lines.length === 0) return;
      ctx.beginPath();
      for (const line of lines) {
        const [first, ...rest] = line;
        ctx.moveTo(first!.x, first!.y);
        rest.forEach((point, i) => {
          const next = rest[i + 1];
          if (radius > 0 && next) ctx.arcTo(point.x, point.y, next.x, next.y, roundness(line[i]!, point, next, radius));
          else ctx.lineTo(point.x, point.y);
        });
      }
      stroked(stroke, () => ctx.stroke());
    },
    text({ x, y }, text, { font, color, room, align = 'left' }) {
      const fitted = fitter.fit(text, font, room);
      if (fitted === '') return;
      ctx.font = cssFont(font);
      ctx.fillStyle = color;
      ctx.textAlign = align;
      ctx.fillText(fitted, x, y);
    },
  };
}
