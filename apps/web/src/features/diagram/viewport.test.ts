import fc from 'fast-check';
import { expect, test } from 'vitest';
import { firstView, fit, inSight, leastZoom, MIN_ZOOM, MAX_ZOOM, READABLE, toScene, zoomAt } from './viewport.ts';

const size = { width: 800, height: 600 };

test('the point under the pointer stays in place while zooming, within the zoom limits', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 800 }), fc.integer({ min: 0, max: 600 }), fc.double({ min: 0.01, max: 100, noNaN: true }), (x, y, factor) => {
      const view = { x: 12, y: -40, zoom: 0.5 };
      const next = zoomAt(view, { x, y }, factor);
      expect(next.zoom).toBeGreaterThanOrEqual(MIN_ZOOM);
      expect(next.zoom).toBeLessThanOrEqual(MAX_ZOOM);
      expect(toScene(next, { x, y }).x).toBeCloseTo(toScene(view, { x, y }).x, 6);
      expect(toScene(next, { x, y }).y).toBeCloseTo(toScene(view, { x, y }).y, 6);
    }),
  );
});

test('fitted content is visible', () => {
  const box = { x: -500, y: 90, width: 9_000, height: 5_000 };
  const sight = inSight(fit(box, size), size);
  expect(sight.x).toBeLessThanOrEqual(box.x);
  expect(sight.y).toBeLessThanOrEqual(box.y);
  expect(sight.x + sight.width).toBeGreaterThanOrEqual(box.x + box.width);
  expect(sight.y + sight.height).toBeGreaterThanOrEqual(box.y + box.height);
});

test('a phone first shows the chosen table, where all tables could not be read', () => {
  const bounds = { x: 0, y: 0, width: 3000, height: 600 };
  const chosen = { x: 2000, y: 100, width: 216, height: 200 };
  const phone = { width: 390, height: 700 };
  const view = firstView(bounds, chosen, phone);
  // No side is empty while there is more on the other: the whole height is visible.
  expect(toScene(view, { x: 195, y: 350 })).toEqual({ x: expect.closeTo(2108, 3), y: expect.closeTo(300, 3) });
  expect(view.zoom).toBeGreaterThanOrEqual(READABLE);
  const corner = firstView(bounds, { ...chosen, x: 0 }, phone);
  expect(inSight(corner, phone).x * corner.zoom).toBeCloseTo(-24, 3);
  expect(firstView(bounds, chosen, { width: 1440, height: 800 })).toEqual(fit(bounds, { width: 1440, height: 800 }));
  expect(firstView({ ...bounds, width: 400 }, chosen, phone)).toEqual(fit({ ...bounds, width: 400 }, phone));
});

test('zooming out ends soon after everything is in view', () => {
  const bounds = { x: 0, y: 0, width: 9_000, height: 5_000 };
  const all = fit(bounds, size).zoom;
  expect(leastZoom(bounds, size)).toBeLessThan(all);
  expect(leastZoom(bounds, size)).toBeGreaterThan(all / 2);
  expect(zoomAt({ x: 0, y: 0, zoom: 0.5 }, { x: 0, y: 0 }, 0.001, 0.05).zoom).toBe(0.05);
});
