import { expect, test } from 'vitest';
import { meets, type Box, type Point } from './box.ts';
import { manyTables, sceneOf } from './test-scene.ts';
import { bundlesOf } from './bundles.ts';
import { diagramModel } from './diagram-model.ts';
import { layoutDiagram } from './layout-diagram.ts';
import { makeScene } from './scene.ts';

/** Schemas whose tables refer to each other across, too. */
const crossing = () => {
  const names = manyTables(90, 15);
  const tables = names.map((name) => ({
    schema: name.split('.')[0]!,
    name: name.split('.')[1]!,
    primaryKey: ['id'],
    columns: [
      { name: 'id', type: 'integer' },
      { name: 'c1', type: 'integer' },
    ],
  }));
  const relations = names.flatMap((name, i) =>
    [i - 1, i - 31]
      .filter((to) => to >= 0)
      .map((to) => ({ from: { table: name, columns: ['c1'] }, to: { table: names[to]!, columns: ['id'] }, source: 'schema' })),
  );
  const model = diagramModel({ tables, relations } as unknown as Parameters<typeof diagramModel>[0]);
  return { model, scene: makeScene(model, layoutDiagram(model.cards, model.links, 1.3)) };
};
const inner = ({ x, y, width, height }: Box): Box => ({ x: x + 1, y: y + 1, width: width - 2, height: height - 2 });
const part = (a: Point, b: Point): Box => ({ x: Math.min(a.x, b.x), y: Math.min(a.y, b.y), width: Math.abs(a.x - b.x), height: Math.abs(a.y - b.y) });

test('every two panels with relations have one line, which counts them and runs behind no panel', () => {
  const { model, scene } = crossing();
  const panelOf = (card: number) => scene.panels.findIndex((panel) => panel.cards.some(({ id }) => id === model.cards[card]!.id));
  const between = model.links.filter(({ from, to }) => panelOf(from) !== panelOf(to));
  expect(scene.bundles.reduce((sum, { count }) => sum + count, 0)).toBe(between.length);
  expect(new Set(scene.bundles.map(({ from, to }) => `${from} ${to}`)).size).toBe(scene.bundles.length);
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
  expect(lines.filter(({ from }) => from === 0).length).toBeGreaterThan(0);
  expect(sceneOf(['a', 'b']).bundles).toEqual([]);
});
