import type { Page } from 'playwright-core';

/** A text that the canvas shows, with the box around its letters, px of the screen. */
export type DrawnText = {
  readonly text: string;
  readonly size: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};
/** A box with an edge that the canvas shows. */
export type DrawnBox = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
export type Drawn = { readonly texts: readonly DrawnText[]; readonly boxes: readonly DrawnBox[] };

/** Makes canvases of pages that are opened from now on note what they draw. */
export async function watchDrawing(page: Page): Promise<void> {
  await page.addInitScript(WATCH);
}

/** What the last frame of the canvas shows, without what is off its edges or lies behind what was filled later. */
export async function drawnOn(page: Page): Promise<Drawn> {
  return page.evaluate<Drawn>('globalThis.drawn()');
}

const WATCH = /* JavaScript */ `{
  const proto = CanvasRenderingContext2D.prototype;
  const real = { fillText: proto.fillText, fillRect: proto.fillRect, beginPath: proto.beginPath, rect: proto.rect, roundRect: proto.roundRect, fill: proto.fill, stroke: proto.stroke };
  let frame = [];
  let size = { width: 0, height: 0 };
  const placed = (ctx, x, y, width, height) => {
    const { a, d, e, f } = ctx.getTransform();
    const ratio = devicePixelRatio;
    return { x: (a * x + e) / ratio, y: (d * y + f) / ratio, width: (a * width) / ratio, height: (d * height) / ratio };
  };
  proto.fillRect = function (x, y, width, height) {
    if (this.canvas.isConnected && width === this.canvas.width && height === this.canvas.height) {
      frame = [];
      size = { width: this.canvas.clientWidth, height: this.canvas.clientHeight };
    }
    return real.fillRect.call(this, x, y, width, height);
  };
  let path = [];
  proto.beginPath = function () {
    path = [];
    return real.beginPath.call(this);
  };
  for (const name of ['rect', 'roundRect'])
    proto[name] = function (...args) {
      path.push(placed(this, ...args.slice(0, 4)));
      return real[name].apply(this, args);
    };
  proto.fill = function (...args) {
    if (this.globalAlpha === 1) for (const box of path) frame.push({ kind: 'fill', ...box });
    return real.fill.apply(this, args);
  };
  proto.stroke = function (...args) {
    for (const box of path) frame.push({ kind: 'box', ...box });
    return real.stroke.apply(this, args);
  };
  proto.fillText = function (text, x, y, ...rest) {
    const { actualBoundingBoxLeft: left, actualBoundingBoxRight: right, actualBoundingBoxAscent: up, actualBoundingBoxDescent: down } = this.measureText(text);
    const letters = Number.parseFloat(/([\\d.]+)px/.exec(this.font)[1]);
    frame.push({ kind: 'text', text, size: placed(this, 0, 0, letters, letters).height, ...placed(this, x - left, y - up, left + right, up + down) });
    return real.fillText.call(this, text, x, y, ...rest);
  };
  const covers = (a, b) => a.x <= b.x && a.y <= b.y && a.x + a.width >= b.x + b.width && a.y + a.height >= b.y + b.height;
  const isSeen = (one) => one.x + one.width > 0 && one.y + one.height > 0 && one.x < size.width && one.y < size.height;
  globalThis.drawn = () => {
    const seen = frame.filter((one, i) => one.kind !== 'fill' && isSeen(one) && !frame.slice(i + 1).some((later) => later.kind === 'fill' && covers(later, one)));
    return { texts: seen.filter(({ kind }) => kind === 'text'), boxes: seen.filter(({ kind }) => kind === 'box') };
  };
}`;
