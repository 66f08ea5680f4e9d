import { expect, test } from 'vitest';
import { meets, isInside, type Box } from './box.ts';
import { hitAt } from './hit.ts';
import { levelOf, namesFrom, TEXT_PX } from './levels.ts';
import { panelTexts } from './panel-texts.ts';
import { manyTables, sceneOf } from './test-scene.ts';
import { textWidth } from './text-width.ts';

const scene = sceneOf(manyTables(121));
const none = new Set<string>();
const inner = ({ x, y, width, height }: Box, by: number): Box => ({ x: x + by, y: y + by, width: width - 2 * by, height: height - 2 * by });

test.each([0.4, 0.25, 0.15, 0.08, 0.06])('at %d texts fit in their panels, do not overlap, and are no wider than their space', (zoom) => {
  const texts = panelTexts(scene, zoom, none);
  expect(texts.length).toBeGreaterThan(zoom < 0.07 ? 0 : scene.panels.length);
  texts.forEach((one, i) => {
    expect(isInside(inner(one.box, 0.01 / zoom), one.panel)).toBe(true);
    expect(textWidth(one.text, TEXT_PX, 400) / zoom).toBeLessThanOrEqual(one.box.width + 0.01);
    for (const other of texts.slice(i + 1)) expect(meets(inner(one.box, 0.01 / zoom), inner(other.box, 0.01 / zoom))).toBe(false);
  });
});

test('tables with the most relations are named first, the number of the others is shown, and requested ones are always named', () => {
  const hub = sceneOf(manyTables(20, 20).map((name) => name.replace('applied_', '')));
  const [panel] = hub.panels;
  const zoom = 90 / panel!.height;
  const named = (wanted: ReadonlySet<string>) => panelTexts(hub, zoom, wanted).flatMap(({ card }) => (card ? [card.id] : []));
  const shown = named(none);
  expect(shown).toEqual(panel!.cards.slice(0, shown.length).map((card) => card.id));
  expect(shown.length).toBeLessThan(20);
  expect(panelTexts(hub, zoom, none).find(({ kind }) => kind === 'more')?.text).toBe(`+${20 - shown.length} more`);
  const last = panel!.cards.at(-1)!.id;
  expect(shown).not.toContain(last);
  expect(named(new Set([last]))).toContain(last);
  expect(named(new Set([last]))).toHaveLength(shown.length);
});

test('a name of a panel leads to its table, the rest of a panel to the group', () => {
  const zoom = 0.2;
  const text = panelTexts(scene, zoom, none).find(({ kind }) => kind === 'table')!;
  const middle = ({ x, y, width, height }: Box) => ({ x: x + width / 2, y: y + height / 2 });
  const look = { level: 'groups', zoom, selected: '', wanted: none } as const;
  expect(hitAt(scene, middle(text.box), look)?.card?.id).toBe(text.card!.id);
  const title = panelTexts(scene, zoom, none).find(({ kind }) => kind === 'title')!;
  expect(hitAt(scene, middle(title.box), look)).toEqual({ card: null, column: null, panel: title.panel });
  expect(hitAt(scene, { x: -9_999, y: 0 }, look)).toBeNull();
});

test('levels follow the zoom; the previous level returns only after zooming a little further', () => {
  const from = namesFrom(scene);
  expect(levelOf(scene, 1)).toBe('columns');
  expect(levelOf(scene, 0.45)).toBe('names');
  expect(levelOf(scene, from * 0.9)).toBe('groups');
  const between = from * 1.03;
  expect(levelOf(scene, between, 'names')).toBe('names');
  expect(levelOf(scene, between, 'groups')).toBe('groups');
});

test('panels do not overlap, and a table moved by hand is labelled at its new position', () => {
  const id = 'schema_0.applied_invoice_3';
  const [first, other] = [
    scene.panels.find((panel) => panel.cards.some((card) => card.id === id))!,
    scene.panels.find((panel) => panel.cards.every((card) => card.id !== id))!,
  ];
  const holder = (moved: { x: number; y: number }) => {
    const next = sceneOf(manyTables(121), { [id]: moved });
    next.panels.forEach((panel, i) => next.panels.slice(i + 1).forEach((each) => expect(meets(inner(panel, 1), inner(each, 1))).toBe(false)));
    return next.panels.find((panel) => panel.cards.some((card) => card.id === id))!;
  };
  expect(holder({ x: first.x + 40, y: first.y + 40 }).titles).toEqual(first.titles);
  expect(holder({ x: other.x + 40, y: other.y + 80 }).titles).toEqual(other.titles);
  expect(holder({ x: -5_000, y: -5_000 })).toMatchObject({ titles: [], group: null, x: -5_000 });
});

test('a panel that is high or wide enough names all of its tables, whole; the picked one too', () => {
  const one = sceneOf(manyTables(15, 15).map((name, i) => (i % 4 === 1 ? name : name.replace('applied_invoice', 'tag'))));
  const [panel] = one.panels;
  const texts = panelTexts(one, 1, none);
  expect(texts.filter(({ card }) => card)).toHaveLength(15);
  // Room for a column of long names beside one of short ones, not for two of long ones.
  const narrow = { ...one, panels: [{ ...panel!, width: 204, height: 24 + 6 + 8 * 15 }] };
  const named = panelTexts(narrow, 1, new Set([panel!.cards[14]!.id])).filter(({ card }) => card);
  expect(named).toHaveLength(15);
  for (const { text, card } of named) expect(text).toBe(card!.title);
});

test('titles have one form in all panels', () => {
  const two = (width: number) => {
    const panels = scene.panels
      .slice(0, 2)
      .map((panel, i) => ({ ...panel, width: i === 0 ? 900 : width, titles: ['shop: around orders', 'Around orders', 'orders'] }));
    return panelTexts({ ...scene, panels }, 1, none).flatMap(({ kind, text }) => (kind === 'title' ? [text] : []));
  };
  expect(two(900)).toEqual(['shop: around orders', 'shop: around orders']);
  expect(two(120)).toEqual(['Around orders', 'Around orders']);
  expect(two(70)).toEqual(['orders', 'orders']);
});
