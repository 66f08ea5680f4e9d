import { expect, test } from 'vitest';
import { meets, type Box, type Point } from './box.ts';
import { crossingModel, sceneOf } from './test-scene.ts';
import { bundlesOf, shownAtRest } from './bundles.ts';
import { layoutDiagram } from './layout-diagram.ts';
import { makeScene } from './scene.ts';

const crossing = () => {
  const model = crossingModel();
  return { model, scene: makeScene(model, layoutDiagram(model.cards, model.links, 1.3)) };
};
const inner = ({ x, y, width, height }: Box): Box => ({ x: x + 1, y: y + 1, width: width - 2, height: height - 2 });
const part = (a: Point, b: Point): Box => ({ x: Math.min(a.x, b.x), y: Math.min(a.y, b.y), width: Math.abs(a.x - b.x), height: Math.abs(a.y - b.y) });

test('any two related panels share one line, which counts the relations and crosses no panel', () => {
  const { model, scene } = crossing();
  const panelOf = (card: number) => scene.panels.findIndex((panel) => panel.cards.some(({ id }) => id === model.cards[card]!.id));
  const between = model.links.filter(({ from, to }) => panelOf(from) !== panelOf(to));
  expect(scene.bundles.reduce((sum, { count }) => sum + count, 0)).toBe(between.length);
  expect(new Set(scene.bundles.map(({ from, to }) => `${Math.min(from, to)} ${Math.max(from, to)}`)).size).toBe(scene.bundles.length);
  for (const { line } of scene.bundles)
    line.forEach((point, i) => {
      const before = line[i - 1];
      if (!before) return;
      expect(Math.min(Math.abs(point.x - before.x), Math.abs(point.y - before.y))).toBeLessThan(0.001);
      for (const panel of scene.panels) expect(meets(part(before, point), inner(panel))).toBe(false);
    });
});

test('a panel without a shelf is reached all the same', () => {
  const { model, scene } = crossing();
  const [first, ...rest] = scene.panels;
  const panels = [{ ...first!, group: null, x: -4_000, y: -9_000 }, ...rest];
  const lines = bundlesOf(
    model.links,
    model.cards.map((card) => scene.cards.find(({ id }) => id === card.id)!),
    panels,
    layoutDiagram(model.cards, model.links, 1.3),
  );
  expect(lines.filter(({ from, to }) => from === 0 || to === 0).length).toBeGreaterThan(0);
  expect(sceneOf(['a', 'b']).bundles).toEqual([]);
});

test('a bundle points to the group that most of its relations reference', () => {
  const { model, scene } = crossing();
  const panelOf = (card: number) => scene.panels.findIndex((panel) => panel.cards.some(({ id }) => id === model.cards[card]!.id));
  for (const { from, to, count } of scene.bundles)
    expect(model.links.filter((link) => panelOf(link.from) === from && panelOf(link.to) === to).length * 2).toBeGreaterThanOrEqual(count);
});

test('only as many lines as can be distinguished are shown, those with the most relations first', () => {
  const many = (counts: readonly number[]) => counts.map((count, i) => ({ from: i, to: i + 1, line: [], count }));
  expect(shownAtRest(many([1, 2, 3]))).toEqual({ least: 1, shown: 3 });
  expect(shownAtRest(many(Array.from({ length: 200 }, (_, i) => i + 1)))).toEqual({ least: 141, shown: 60 });
  // Bundles with the same count are all shown or all hidden.
  expect(shownAtRest(many(Array.from({ length: 200 }, (_, i) => (i < 40 ? 9 : 1))))).toEqual({ least: 2, shown: 40 });
  expect(shownAtRest(many(Array.from({ length: 200 }, () => 1)))).toEqual({ least: 1, shown: 200 });
});
