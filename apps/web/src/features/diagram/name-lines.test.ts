import { expect, test } from 'vitest';
import { holds, isInside, type Box, type Point } from './box.ts';
import { nameLines } from './name-lines.ts';
import { panelTexts } from './panel-texts.ts';
import { relatedTo, wantedTables } from './related.ts';
import { crossing } from './test-scene.ts';

const scene = crossing();
const ZOOM = 0.25;

const part = (a: Point, b: Point): Box => ({ x: Math.min(a.x, b.x), y: Math.min(a.y, b.y), width: Math.abs(a.x - b.x), height: Math.abs(a.y - b.y) });
/** The letters of a name, without the room above and below them. */
const letters = ({ x, y, width, height }: Box): Box => ({ x, y: y + height / 2 - 4 / ZOOM, width, height: 11 / ZOOM });
const meets = (a: Box, b: Box) => a.x < b.x + b.width && b.x < a.x + a.width && a.y <= b.y + b.height && b.y <= a.y + a.height;

test.each(scene.cards.filter((_, i) => i % 11 === 0).map(({ id }) => id))('from %s a line leads to each linked name and crosses no name', (table) => {
  const texts = panelTexts(scene, ZOOM, wantedTables(scene, table, null));
  const lines = nameLines(scene, texts, table, ZOOM);
  const named = new Map(texts.flatMap((text) => (text.card ? [[text.card.id, text] as const] : [])));
  const { related } = relatedTo(scene, table);
  expect(related.size).toBeGreaterThan(0);
  for (const id of related) {
    const text = named.get(id)!;
    const end = lines.find(
      (line) => Math.abs(line.at(-1)!.y - (text.box.y + text.box.height / 2)) < 0.01 && line.at(-1)!.x < text.box.x && holds(text.panel, line.at(-1)!),
    );
    expect(end, `a line to ${id}`).toBeDefined();
  }
  for (const line of lines) {
    line.forEach((point, i) => {
      const before = line[i - 1];
      if (!before) return;
      expect(Math.min(Math.abs(point.x - before.x), Math.abs(point.y - before.y))).toBeLessThan(0.01);
      for (const text of texts) if (text.card) expect(meets(part(before, point), letters(text.box)), `${table} through ${text.text}`).toBe(false);
      // Between panels, or in a panel that the line starts or ends in.
      const ends = scene.panels.filter((panel) => holds(panel, line[0]!) || holds(panel, line.at(-1)!));
      const others = scene.panels.filter((panel) => !ends.includes(panel));
      for (const panel of others) expect(meets(part(before, point), { ...panel, x: panel.x + 1, width: panel.width - 2 })).toBe(false);
    });
  }
});

test('a table that its panel does not name is reached at the edge of the panel', () => {
  const table = scene.cards[31]!.id;
  const texts = panelTexts(scene, ZOOM, new Set([table]));
  const [other] = relatedTo(scene, table).related;
  const without = texts.filter(({ card }) => card?.id !== other);
  const panel = scene.panels.find(({ cards }) => cards.some(({ id }) => id === other))!;
  const isOwn = panel.cards.some(({ id }) => id === table);
  const lines = nameLines(scene, without, table, ZOOM);
  const edge = lines.some((line) => [panel.x, panel.x + panel.width].some((x) => Math.abs(line.at(-1)!.x - x) < 0.01));
  expect(edge).toBe(!isOwn);
  expect(isInside({ ...lines[0]!.at(-1)!, width: 0, height: 0 }, scene.bounds)).toBe(true);
});
