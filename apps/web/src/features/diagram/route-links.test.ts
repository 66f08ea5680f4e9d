import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Point } from './box.ts';
import type { Card, DiagramModel, ModelLink } from './diagram-model.ts';
import { layoutDiagram } from './layout-diagram.ts';
import { makeScene, type Scene } from './scene.ts';

const card = (i: number, schema: string, columns: number): Card => {
  const rows = Array.from({ length: columns }, (_, k) => ({ name: `c${k}`, type: 'integer', key: k === 0, parent: null }));
  return { id: `${schema}.t${i}`, schema, name: `t${i}`, title: `t${i}`, rows, more: 0, width: 180 + (i % 5) * 20, height: 42 + 22 * columns };
};
const models = fc.integer({ min: 1, max: 70 }).chain((count) =>
  fc.record({
    cards: fc.tuple(
      ...Array.from({ length: count }, (_, i) =>
        fc.record({ schema: fc.constantFrom('a', 'a', 'b'), columns: fc.integer({ min: 1, max: 14 }) }).map((one) => card(i, one.schema, one.columns)),
      ),
    ),
    links: fc.array(
      fc
        .record({ from: fc.nat(count - 1), to: fc.nat(count - 1) })
        .map((ends): ModelLink => ({ ...ends, fromColumn: 'c0', toColumn: 'c0', source: 'declared', fanOut: undefined })),
      { maxLength: 90 },
    ),
  }),
);

const sceneOf = (model: DiagramModel, moved = {}): Scene => makeScene(model, layoutDiagram(model.cards, model.links, 1.1), moved);

/** Whether a straight part of a line runs inside of a card; along its edge is beside it. */
const runsThrough = ([a, b]: readonly [Point, Point], box: { x: number; y: number; width: number; height: number }) =>
  Math.max(a.x, b.x) > box.x + 0.5 &&
  Math.min(a.x, b.x) < box.x + box.width - 0.5 &&
  Math.max(a.y, b.y) > box.y + 0.5 &&
  Math.min(a.y, b.y) < box.y + box.height - 0.5;

test('no line passes behind a card, and each ends at the columns of its relation', () => {
  fc.assert(
    fc.property(models, (model) => {
      const { cards, links } = sceneOf(model);
      for (const { from, to, line } of links) {
        const [child, parent] = [cards[from]!, cards[to]!];
        expect(line[0]!.y).toBe(child.y + 47);
        expect(line.at(-1)!.y).toBe(parent.y + 47);
        expect([child.x, child.x + child.width]).toContain(line[0]!.x);
        expect([parent.x, parent.x + parent.width]).toContain(line.at(-1)!.x);
        for (let i = 1; i < line.length; i++) for (const one of cards) expect(runsThrough([line[i - 1]!, line[i]!], one)).toBe(false);
      }
    }),
    { numRuns: 60 },
  );
});

test('lines to different keys keep a distance when they are parallel', () => {
  const cards = [0, 1, 2, 3].map((i) => card(i, 'a', 4));
  const link = (from: number, to: number, toColumn: string): ModelLink => ({ from, to, fromColumn: 'c1', toColumn, source: 'declared', fanOut: undefined });
  const layout = {
    by: 'relation' as const,
    tables: cards.map(({ width, height }, i) => ({ x: i < 2 ? 0 : 300, y: (i % 2) * 200, width, height, group: 0, column: i < 2 ? 0 : 1 })),
    groups: [
      {
        names: [],
        x: 0,
        y: 0,
        width: 520,
        height: 330,
        shelf: 0,
        columns: [
          { x: 0, width: 200 },
          { x: 300, width: 240 },
        ],
      },
    ],
    shelves: [{ y: 0, height: 330 }],
  };
  const { links } = makeScene({ cards, links: [link(2, 1, 'c0'), link(3, 0, 'c0'), link(3, 0, 'c0')] }, layout);
  const [a, b, c] = links.map(({ line }) => line[1]!.x);
  expect(a).not.toBe(b);
  expect(b).toBe(c);
});

test('a line of a manually moved card is straight', () => {
  const cards = [0, 1].map((i) => card(i, 'a', 3));
  const links: ModelLink[] = [{ from: 1, to: 0, fromColumn: 'c1', toColumn: 'c0', source: 'declared', fanOut: undefined }];
  const scene = sceneOf({ cards, links }, { 'a.t1': { x: 2_000, y: 900 } });
  expect(scene.links[0]!.line[0]).toEqual({ x: 2_000, y: 969 });
  expect(scene.links[0]!.line).toHaveLength(4);
});
