import { expect, test } from 'vitest';
import { meets } from './box.ts';
import { placeLabels } from './place-labels.ts';
import type { PlacedCard } from './placed-card.ts';
import type { Scene } from './scene.ts';

const card = (i: number, name: string, links: number): PlacedCard => ({
  id: name,
  schema: 'public',
  name,
  title: name,
  rows: [],
  more: 0,
  width: 200,
  height: 160,
  x: (i % 20) * 260,
  y: Math.floor(i / 20) * 200,
  group: 0,
  column: 0,
  links,
});
const sceneOf = (cards: PlacedCard[]): Scene => ({ cards, areas: [], links: [], bounds: { x: 0, y: 0, width: 1, height: 1 } });
const many = Array.from({ length: 400 }, (_, i) => card(i, `applied_invoice_${i}`, i % 37));

test('every name is whole and inside its card while there is room, broken behind underscores', () => {
  const labels = placeLabels(sceneOf([card(0, 'customer', 2), card(1, 'invoice_custom_sections', 1)]), 0.4, '');
  expect(labels.map(({ lines }) => lines.join(''))).toEqual(['customer', 'invoice_custom_sections']);
  for (const { box, card, over } of labels) {
    expect(over).toBe(false);
    expect(box.width).toBeLessThanOrEqual(card.width);
    expect(box.height).toBeLessThanOrEqual(card.height);
  }
});

test.each([0.3, 0.15, 0.06, 0.03])('at %d no name lies on another, none is cut, and letters can be read', (zoom) => {
  const labels = placeLabels(sceneOf(many), zoom, '');
  expect(labels.length).toBeGreaterThan(5);
  labels.forEach((a, i) => {
    expect(a.lines.join('')).toBe(a.card.name);
    expect(a.size * zoom).toBeGreaterThanOrEqual(9);
    for (const b of labels.slice(i + 1)) if (a.over || b.over) expect(meets(a.box, b.box)).toBe(false);
  });
});

test('from afar the table that is picked is named first, then those with most relations', () => {
  const labels = placeLabels(sceneOf(many), 0.05, 'applied_invoice_37');
  expect(labels[0]!.card.name).toBe('applied_invoice_37');
  expect(labels[1]!.card.links).toBe(36);
});
