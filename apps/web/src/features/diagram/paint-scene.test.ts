import { expect, test } from 'vitest';
import type { Box, Point } from './box.ts';
import { MIN_TEXT_PX, type Level } from './levels.ts';
import { paintScene, type Look } from './paint-scene.ts';
import type { Palette } from './palette.ts';
import type { Pen, Stroke } from './pen.ts';
import { relatedTo } from './related.ts';
import type { Scene } from './scene.ts';
import { crossing, manyTables, sceneOf } from './test-scene.ts';

const palette = new Proxy({}, { get: (_, name) => name }) as Palette;
const scene = sceneOf(manyTables(60));
const [first, second, third] = ['schema_1.applied_invoice_18', 'schema_1.applied_invoice_19', 'schema_2.applied_invoice_33'] as const;

type Painted = {
  fills: (Box & { fill: string })[];
  texts: { text: string; size: number; color: string }[];
  lines: { stroke: Stroke; count: number; lines: readonly (readonly Point[])[] }[];
};

/** The drawing calls for one look at the scene. */
function painted(of: Scene, look: Partial<Look> & { level: Level; zoom: number }): Painted {
  const all: Painted = { fills: [], texts: [], lines: [] };
  const rect = (box: Box, { fill }: { fill?: string }) => void (fill && all.fills.push({ ...box, fill }));
  const pen: Pen = {
    rect,
    rects: (boxes, how) => boxes.forEach((box) => rect(box, how)),
    lines: (lines: readonly (readonly Point[])[], stroke) => void all.lines.push({ stroke, count: lines.length, lines }),
    text: (_, text, { font, color }) => void all.texts.push({ text, size: font.size * look.zoom, color }),
  };
  const selected = look.selected ?? first;
  paintScene(pen, of, {
    sight: of.bounds,
    palette,
    selected,
    found: null,
    hovered: '',
    pointed: null,
    counts: new Map([[first, 1_200]]),
    ...relatedTo(of, selected),
    ...look,
  });
  return all;
}

const LEVELS = [
  { level: 'groups', zoom: 0.15 },
  { level: 'names', zoom: 0.45 },
  { level: 'columns', zoom: 0.6 },
] as const;

test.each(LEVELS)('at the level of $level all letters are of one size, which can be read', (at) => {
  const sizes = new Set(painted(scene, at).texts.map(({ size }) => size.toFixed(2)));
  expect(sizes.size).toBe(1);
  expect(Number([...sizes][0])).toBeGreaterThanOrEqual(MIN_TEXT_PX);
});

test.each(LEVELS)('at the level of $level search results are marked, and everything else is dimmed', (at) => {
  const found = new Set([second, third]);
  expect(painted(scene, { ...at, found }).fills.filter(({ fill }) => fill === 'changed').length).toBeGreaterThanOrEqual(2);
  expect(painted(scene, at).fills.filter(({ fill }) => fill === 'changed')).toEqual([]);
});

test('zoomed out, only tables linked to the selected one and the line to their group are highlighted', () => {
  const { texts } = painted(scene, LEVELS[0]);
  const title = (id: string) => scene.cards.find((card) => card.id === id)!.title;
  expect(texts.filter(({ color }) => color === 'fk').map(({ text }) => text)).toEqual(expect.arrayContaining([title(second)]));
  expect(texts.filter(({ color }) => color === 'fk').length).toBeLessThanOrEqual(2);
});

/** Lines of other tables, in the colour with contrast 3:1 to the background (`tokens.test.ts`). */
const quiet = ({ lines }: Painted) => lines.filter(({ stroke, count }) => count > 0 && stroke.color === 'line-strong' && stroke.width !== 5);
const CROSSED = crossing();
const HUB = CROSSED.cards[0]!.id;

test.each(LEVELS)('at the level of $level lines are as dark as a line must be; a table under the pointer lifts its own out and dims the others', (at) => {
  const seen = { ...at, sight: CROSSED.bounds, selected: CROSSED.cards[7]!.id };
  const calm = painted(CROSSED, seen);
  expect(quiet(calm).length).toBeGreaterThan(0);
  for (const { stroke } of quiet(calm)) expect(stroke.alpha ?? 1).toBe(1);
  expect(calm.lines.filter(({ stroke, count }) => stroke.color === 'ink' && count > 0)).toEqual([]);
  const pointed = painted(CROSSED, { ...seen, hovered: HUB });
  for (const { stroke } of quiet(pointed)) expect(stroke.alpha).toBeLessThan(0.5);
  expect(pointed.lines.filter(({ stroke, count }) => stroke.color === 'ink' && count > 0).length).toBeGreaterThan(0);
});

test('zoomed out, hovering over a group highlights all its lines', () => {
  const pointed = painted(CROSSED, { ...LEVELS[0], sight: CROSSED.bounds, pointed: 0 });
  const own = CROSSED.bundles.filter(({ from, to }) => from === 0 || to === 0);
  expect(own.length).toBeGreaterThan(0);
  expect(pointed.lines.find(({ stroke }) => stroke.color === 'ink')?.count).toBe(own.length);
  for (const { stroke } of quiet(pointed)) expect(stroke.alpha).toBeLessThan(0.5);
});

test('with columns shown, the linked columns of the selected table are marked in both tables', () => {
  const marked = painted(scene, LEVELS[2]).fills.filter(({ fill }) => fill === 'fk-soft');
  // It references the previous table, and the next one references it.
  expect(marked).toHaveLength(4);
});

test('a table shows its row count, shortened to fit', () => {
  expect(painted(scene, LEVELS[1]).texts.map(({ text }) => text)).toContain('1,200 rows');
  expect(painted(scene, { ...LEVELS[2], zoom: 1 }).texts.map(({ text }) => text)).toContain('1.2k');
});
