import { shownAtRest } from './bundles.ts';
import { meets, type Box, type Point } from './box.ts';
import { TEXT_PX } from './levels.ts';
import { nameLines } from './name-lines.ts';
import type { Look } from './paint-scene.ts';
import { HEAD_PX, panelTexts, type PanelText } from './panel-texts.ts';
import type { Pen } from './pen.ts';
import { wantedTables } from './related.ts';
import type { Scene } from './scene.ts';
import { textWidth } from './text-width.ts';

/** Line widths between panels in px: for one relation, and the maximum. */
const WIDTHS = { least: 1, most: 2.5 };
/** The opacity of lines while others are highlighted. */
export const DIMMED = 0.3;
const DOT_PX = 5;

/** Groups from afar: a frame for each, with its tables' names, one line for all relations between two of them, and lines from the picked name to those it is linked to. */
export function paintPanels(pen: Pen, scene: Scene, look: Look, sight: Box): void {
  const { palette, zoom, selected, found, hovered } = look;
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
  const isPointed = hovered !== '' && hovered !== selected;
  paintNameLines(pen, nameLines(scene, texts, selected, zoom), palette.fk, look, isPointed ? DIMMED : 1);
  if (isPointed) paintNameLines(pen, nameLines(scene, texts, hovered, zoom), palette.ink, look, 1);
  for (const text of texts) if (meets(text.box, sight)) paintText(pen, text, look);
}

/**
 * First draws wider lines in the background colour, so that these lines are on top where they cross others. A dot marks
 * each end.
 */
function paintNameLines(pen: Pen, lines: readonly (readonly Point[])[], color: string, { palette, zoom }: Look, alpha: number): void {
  const round = 6 / zoom;
  if (alpha === 1) pen.lines(lines, { color: palette.surface, width: 3.5 / zoom }, round);
  pen.lines(lines, { color, width: 1.5 / zoom, alpha }, round);
  if (alpha < 1) return;
  const size = DOT_PX / zoom;
  const dots = lines.map((line) => line.at(-1)!).map(({ x, y }) => ({ x: x - size / 2, y: y - size / 2, width: size, height: size }));
  pen.rects(dots, { fill: color, radius: size / 2 });
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

/**
 * All relations between two groups as one line, dark enough to be followed; those of the hovered group are highlighted.
 */
function paintBundles(pen: Pen, scene: Scene, { palette, zoom, hovered, pointed }: Look, sight: Box): void {
  const most = Math.max(1, ...scene.bundles.map(({ count }) => count));
  const near = pointed ?? (hovered === '' ? -1 : scene.panels.findIndex((panel) => panel.cards.some((card) => card.id === hovered)));
  const lifted: (readonly Point[])[] = [];
  const byWidth = new Map<number, (readonly Point[])[]>();
  const least = shownAtRest(scene.bundles).least;
  for (const { from, to, line, count } of scene.bundles) {
    if (!line.some((point, i) => i > 0 && meets(spanned(line[i - 1]!, point), sight))) continue;
    if (pointed !== null && (from === pointed || to === pointed)) lifted.push(line);
    if (count < least) continue;
    const width = Math.round(2 * (WIDTHS.least + (WIDTHS.most - WIDTHS.least) * (Math.log(count) / Math.max(1, Math.log(most))))) / 2;
    byWidth.set(width, [...(byWidth.get(width) ?? []), line]);
  }
  const alpha = near >= 0 ? DIMMED : 1;
  for (const [width, lines] of byWidth) pen.lines(lines, { color: palette['line-strong'], width: width / zoom, alpha }, 8 / zoom);
  pen.lines(lifted, { color: palette.ink, width: 1.75 / zoom }, 8 / zoom);
}

function spanned(a: Point, b: Point): Box {
  return { x: Math.min(a.x, b.x), y: Math.min(a.y, b.y), width: Math.abs(a.x - b.x), height: Math.abs(a.y - b.y) };
}
