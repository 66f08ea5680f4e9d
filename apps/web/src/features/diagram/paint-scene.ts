import { grown, meets } from './box.ts';
import { textSize, type Level } from './levels.ts';
import { paintCard, paintNameCards } from './paint-card.ts';
import { paintLines } from './paint-lines.ts';
import { paintPanels } from './paint-panels.ts';
import { formatMany } from '../../lib/format.ts';
import type { Palette } from './palette.ts';
import type { Box } from './box.ts';
import { FRAME, TITLE } from './panels.ts';
import type { Pen } from './pen.ts';
import type { Scene } from './scene.ts';
import { cutText, textWidth } from './text-width.ts';

export type Look = {
  readonly level: Level;
  readonly zoom: number;
  /** The part of the scene that is painted. */
  readonly sight: Box;
  readonly palette: Palette;
  readonly selected: string;
  /** Tables found by a search; null without a search. */
  readonly found: ReadonlySet<string> | null;
  /** The table under the pointer. */
  readonly hovered: string;
  /** The index of the hovered group; null for none. */
  readonly pointed: number | null;
  readonly counts: ReadonlyMap<string, number>;
  /** The tables that the picked one is linked to, and by table the columns that these relations end at. */
  readonly related: ReadonlySet<string>;
  readonly ends: ReadonlyMap<string, ReadonlySet<string>>;
};

/** Draws the visible part with the details readable at this zoom. */
export function paintScene(pen: Pen, scene: Scene, look: Look): void {
  const sight = grown(look.sight, 8);
  if (look.level === 'groups') return paintPanels(pen, scene, look, sight);
  const { palette, zoom } = look;
  for (const area of scene.areas) {
    if (!meets(area, sight)) continue;
    pen.rect(area, { fill: palette.sunken, stroke: { color: palette.line, width: Math.max(1, 0.6 / zoom) }, radius: 10 });
  }
  paintLines(pen, scene, look, sight);
  for (const area of scene.areas) if (meets(area, sight)) paintAreaName(pen, area, look);
  const cards = scene.cards.filter((card) => card.id !== look.selected && meets(card, sight));
  if (look.level === 'names') paintNameCards(pen, cards, look);
  else for (const card of cards) paintCard(pen, card, look);
  // On top: with all its columns it may be taller than its place.
  const picked = scene.cards.find((card) => card.id === look.selected);
  if (!picked) return;
  if (look.level === 'names') paintNameCards(pen, [picked], look);
  else paintCard(pen, picked, look);
}

/** Above the cards, where there is room; lines that pass there are hidden behind the letters. */
function paintAreaName(pen: Pen, area: Scene['areas'][number], { palette, zoom, level }: Look): void {
  const size = textSize(level, zoom);
  if (size * 1.2 > FRAME + TITLE) return;
  const y = area.y + (FRAME + TITLE) / 2 + size * 0.36;
  const room = area.width - 2 * FRAME;
  const name = cutText(area.name, size, 600, room);
  if (name === '') return;
  const count = formatMany(area.tables, 'table');
  const width = textWidth(name, size, 600);
  const behind = (x: number, wide: number) =>
    pen.rect({ x: x - size / 3, y: y - size, width: wide + size / 1.5, height: size * 1.35 }, { fill: palette.sunken });
  behind(area.x + FRAME, width);
  pen.text({ x: area.x + FRAME, y }, name, { font: { size, weight: 600 }, color: palette['ink-2'], room: room + size });
  const after = textWidth(count, size, 400);
  if (width + after + 2 * size > room) return;
  behind(area.x + FRAME + width + size, after);
  pen.text({ x: area.x + FRAME + width + size, y }, count, { font: { size, weight: 400 }, color: palette['ink-3'], room });
}
