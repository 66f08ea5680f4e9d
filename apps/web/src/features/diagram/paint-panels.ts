import { meets, type Box, type Point } from './box.ts';
import { TEXT_PX } from './levels.ts';
import type { Look } from './paint-scene.ts';
import { HEAD_PX, panelTexts, type PanelText } from './panel-texts.ts';
import type { Pen } from './pen.ts';
import { wantedTables } from './related.ts';
import type { Scene } from './scene.ts';
import { textWidth } from './text-width.ts';

/** Of the lines between panels, px: one relation, and as many as there can be. */
const WIDTHS = { least: 1, most: 3 };

/** Groups from afar: a frame for each, with its tables' names, and one line for all relations between two of them. */
export function paintPanels(pen: Pen, scene: Scene, look: Look, sight: Box): void {
  const { palette, zoom, selected, found } = look;
  paintBundles(pen, scene, look, sight);
  const panels = scene.panels.filter((panel) => meets(panel, sight));
  const radius = 6 / zoom;
  const texts = panelTexts(scene, zoom, wantedTables(scene, selected, found));
  const headed = new Set(texts.filter(({ kind }) => kind === 'title').map(({ panel }) => panel));
  pen.rects(panels, { fill: palette.surface, radius });
  const heads = panels.filter((panel) => headed.has(panel)).map(({ x, y, width }) => ({ x, y, width, height: HEAD_PX / zoom }));
  pen.rects(heads, { fill: palette.sunken, radius });
  pen.rects(
    heads.map(({ x, y, width, height }) => ({ x, y: y + height - radius, width, height: radius })),
    { fill: palette.sunken, radius: 0 },
  );
  pen.rects(
    heads.map(({ x, y, width, height }) => ({ x, y: y + height, width, height: 1 / zoom })),
    { fill: palette.line, radius: 0 },
  );
  pen.rects(panels, { stroke: { color: palette['line-strong'], width: 1 / zoom, alpha: 0.75 }, radius });
  const own = panels.find((panel) => panel.cards.some((card) => card.id === selected));
  if (own) pen.rect(own, { stroke: { color: palette.accent, width: 1.75 / zoom }, radius });
  for (const text of texts) if (meets(text.box, sight)) paintText(pen, text, look);
}

function paintText(pen: Pen, { kind, text, at, box, card }: PanelText, look: Look): void {
  const { palette, zoom, selected, found, hovered, related } = look;
  const weight = kind === 'title' || card?.id === selected ? 600 : 400;
  const font = { size: TEXT_PX / zoom, weight } as const;
  const color =
    kind === 'title'
      ? palette.ink
      : card === null || (found !== null && !found.has(card.id))
        ? palette['ink-3']
        : related.has(card.id) && card.id !== selected
          ? palette.fk
          : palette.ink;
  const fill =
    card === null ? null : card.id === selected ? palette.selected : found?.has(card.id) ? palette.changed : card.id === hovered ? palette.hover : null;
  if (fill !== null) {
    const width = textWidth(text, font.size, 600) + 10 / zoom;
    pen.rect({ x: box.x - 5 / zoom, y: box.y, width, height: box.height }, { fill, radius: 3 / zoom });
  }
  pen.text(at, text, { font, color, room: box.width * 1.1 });
}

function paintBundles(pen: Pen, scene: Scene, { palette, zoom, selected, related }: Look, sight: Box): void {
  const most = Math.max(1, ...scene.bundles.map(({ count }) => count));
  const own = scene.panels.findIndex((panel) => panel.cards.some((card) => card.id === selected));
  const isOwn = (other: number) => scene.panels[other]!.cards.some((card) => related.has(card.id));
  const mine: (readonly Point[])[] = [];
  const byWidth = new Map<number, (readonly Point[])[]>();
  for (const { from, to, line, count } of scene.bundles) {
    if (!line.some((point, i) => i > 0 && meets(spanned(line[i - 1]!, point), sight))) continue;
    if ((from === own && isOwn(to)) || (to === own && isOwn(from))) mine.push(line);
    const width = Math.round(WIDTHS.least + (WIDTHS.most - WIDTHS.least) * (Math.log(count) / Math.max(1, Math.log(most))));
    byWidth.set(width, [...(byWidth.get(width) ?? []), line]);
  }
  for (const [width, lines] of byWidth) pen.lines(lines, { color: palette['line-strong'], width: width / zoom, alpha: 0.4 }, 8 / zoom);
  pen.lines(mine, { color: palette.fk, width: 1.5 / zoom }, 8 / zoom);
}

function spanned(a: Point, b: Point): Box {
  return { x: Math.min(a.x, b.x), y: Math.min(a.y, b.y), width: Math.abs(a.x - b.x), height: Math.abs(a.y - b.y) };
}
