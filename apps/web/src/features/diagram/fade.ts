import type { View } from './viewport.ts';

const FADE_MS = 140;

/** When zooming changes what is shown, the previous picture fades out gradually. */
export class Fade {
  #picture: OffscreenCanvas | null = null;
  #from: View | null = null;
  #since = 0;
  #painted: View | null = null;

  /** Stores the current content of the canvas. */
  begin(canvas: HTMLCanvasElement): void {
    if (!this.#painted || canvas.width === 0 || canvas.height === 0) return;
    this.#picture = new OffscreenCanvas(canvas.width, canvas.height);
    this.#picture.getContext('2d')!.drawImage(canvas, 0, 0);
    this.#from = this.#painted;
    this.#since = performance.now();
  }

  /** Lays the picture before over what was just painted, moved along with the view; whether another frame is needed. */
  paint(ctx: CanvasRenderingContext2D, view: View): boolean {
    this.#painted = view;
    const part = (performance.now() - this.#since) / FADE_MS;
    if (!this.#picture || !this.#from || part >= 1) {
      this.#picture = null;
      return false;
    }
    const ratio = window.devicePixelRatio || 1;
    const scale = view.zoom / this.#from.zoom;
    ctx.save();
    ctx.setTransform(scale, 0, 0, scale, (view.x - this.#from.x * scale) * ratio, (view.y - this.#from.y * scale) * ratio);
    ctx.globalAlpha = 1 - part;
    ctx.drawImage(this.#picture, 0, 0);
    ctx.restore();
    return true;
  }
}
