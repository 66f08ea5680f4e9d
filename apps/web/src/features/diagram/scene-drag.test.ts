import { expect, test } from 'vitest';
import type { PlacedCard } from './placed-card.ts';
import { beginDrag, cardPlace, moveDrag, pinched, viewBetween, wheelFactor } from './scene-drag.ts';

const card = { id: 'public.orders', x: 100, y: 50 } as PlacedCard;
const link = { table: 'public.orders', column: 'customer_id' };
const under = { card: null, link: null, isColumn: false, isFar: false };
const at = { x: 10, y: 10 };

test('what a press starts depends on the element under it, and touch always pans', () => {
  expect(beginDrag(at, 'mouse', under).kind).toBe('pan');
  expect(beginDrag(at, 'mouse', { ...under, card }).kind).toBe('card');
  expect(beginDrag(at, 'mouse', { ...under, card, isColumn: true }).kind).toBe('pan');
  expect(beginDrag(at, 'mouse', { ...under, card, isFar: true }).kind).toBe('pan');
  expect(beginDrag(at, 'pen', { ...under, card, link, isColumn: true })).toMatchObject({ kind: 'link', from: link, card: null });
  expect(beginDrag(at, 'touch', { ...under, card, link })).toMatchObject({ kind: 'pan', from: null, card: null });
});

test('a press that barely moves is a click; once it moved it stays a drag', () => {
  const drag = beginDrag(at, 'mouse', under);
  expect(moveDrag(drag, { x: 13, y: 10 }).moved).toBe(false);
  const moved = moveDrag(drag, { x: 15, y: 10 });
  expect(moved.moved).toBe(true);
  expect(moveDrag(moved, at)).toMatchObject({ moved: true, at });
});

test('a card follows the pointer at any zoom', () => {
  const drag = moveDrag(beginDrag(at, 'mouse', { ...under, card }), { x: 30, y: 20 });
  expect(cardPlace({ ...drag, card }, 0.5)).toEqual({ x: 140, y: 70 });
});

test('two fingers move the picture with their middle and zoom it by their distance', () => {
  const view = { x: 0, y: 0, zoom: 0.5 };
  const moved = pinched(
    view,
    [
      { x: 0, y: 0 },
      { x: 100, y: 0 },
    ],
    [
      { x: 10, y: 0 },
      { x: 110, y: 0 },
    ],
  );
  expect(moved).toEqual({ x: 10, y: 0, zoom: 0.5 });
  const zoomed = pinched(
    view,
    [
      { x: 0, y: 0 },
      { x: 100, y: 0 },
    ],
    [
      { x: -50, y: 0 },
      { x: 150, y: 0 },
    ],
  );
  expect(zoomed).toEqual({ x: -50, y: 0, zoom: 1 });
  const [wide, narrow] = [
    [
      { x: 0, y: 0 },
      { x: 100, y: 0 },
    ] as const,
    [
      { x: 40, y: 0 },
      { x: 50, y: 0 },
    ] as const,
  ];
  expect(pinched(view, wide, narrow, 0.3).zoom).toBe(0.3);
});

test('the wheel zooms by the same factor in and out, and fast turns are limited', () => {
  expect(wheelFactor(100, false) * wheelFactor(-100, false)).toBeCloseTo(1);
  expect(wheelFactor(10_000, false)).toBe(wheelFactor(240, false));
  expect(wheelFactor(-10, true)).toBeGreaterThan(wheelFactor(-10, false));
});

test('a view glides from its start to its end', () => {
  const [from, to] = [
    { x: 0, y: 0, zoom: 1 },
    { x: 100, y: 40, zoom: 2 },
  ];
  expect(viewBetween(from, to, -1)).toEqual(from);
  expect(viewBetween(from, to, 2)).toEqual(to);
  expect(viewBetween(from, to, 0.5).x).toBeGreaterThan(50);
});
