import { afterEach, expect, test, vi } from 'vitest';
import { Fade } from './fade.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the picture before fades out over the next one, moved along with the view', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  vi.stubGlobal('window', { devicePixelRatio: 2 });
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      getContext = () => ({ drawImage: () => undefined });
    },
  );
  const drawn: { alpha: number; transform: number[] }[] = [];
  let transform: number[] = [];
  const ctx = {
    globalAlpha: 1,
    save: () => undefined,
    restore: () => undefined,
    setTransform: (...next: number[]) => (transform = next),
    drawImage: () => void drawn.push({ alpha: ctx.globalAlpha, transform }),
  } as unknown as CanvasRenderingContext2D;
  const canvas = { width: 200, height: 100 } as HTMLCanvasElement;
  const fade = new Fade();
  // Nothing was painted yet, so nothing fades.
  fade.begin(canvas);
  expect(fade.paint(ctx, { x: 0, y: 0, zoom: 0.5 })).toBe(false);
  fade.begin(canvas);
  vi.advanceTimersByTime(70);
  expect(fade.paint(ctx, { x: 10, y: 0, zoom: 1 })).toBe(true);
  expect(drawn).toEqual([{ alpha: 0.5, transform: [2, 0, 0, 2, 20, 0] }]);
  vi.advanceTimersByTime(80);
  expect(fade.paint(ctx, { x: 10, y: 0, zoom: 1 })).toBe(false);
  expect(drawn).toHaveLength(1);
});
