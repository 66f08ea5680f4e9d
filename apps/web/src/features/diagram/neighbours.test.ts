import { expect, test } from 'vitest';
import type { Card, DiagramModel } from './diagram-model.ts';
import { countNeighbours, neighbours } from './neighbours.ts';

const card = (id: string): Card => ({ id, schema: 'public', name: id, title: id, rows: [], more: 0, width: 1, height: 1 });
const link = (from: number, to: number) => ({ from, to, fromColumn: 'a', toColumn: 'b', source: 'declared' as const, fanOut: undefined });
/** items → orders → customers → customers, and products ← items. */
const model: DiagramModel = {
  cards: ['customers', 'orders', 'items', 'products', 'settings'].map(card),
  links: [link(1, 0), link(2, 1), link(2, 3), link(0, 0)],
};

test.each([
  [0, ['customers']],
  [1, ['customers', 'orders']],
  [2, ['customers', 'orders', 'items']],
  [3, ['customers', 'orders', 'items', 'products']],
])('within %i steps of customers', (steps, expected) => {
  const near = neighbours(model, 'customers', steps);
  expect(near.cards.map(({ id }) => id)).toEqual(expected);
  for (const { from, to } of near.links) expect(near.cards[from] && near.cards[to]).toBeTruthy();
});

test('parents and children, itself among the parents', () => {
  expect(countNeighbours(model, 'customers')).toEqual({ parents: ['customers'], children: ['orders'] });
  expect(countNeighbours(model, 'items')).toEqual({ parents: ['orders', 'products'], children: [] });
});
