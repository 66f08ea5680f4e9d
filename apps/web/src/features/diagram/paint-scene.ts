import { formatMany } from '../../lib/format.ts';
import { grown, meets, type Box } from './box.ts';
import { paintCard, paintFarCards } from './paint-card.ts';
import { paintLines } from './paint-lines.ts';
import type { Palette } from './palette.ts';
import type { Pen } from './pen.ts';
import { LINE, placeLabels } from './place-labels.ts';
import type { Scene } from './scene.ts';

/** What can be read at a zoom: tables' names, then every column too. */
export type Level = 'names' | 'columns';
export type Look = {
  readonly zoom: number;
  /** The part of the scene that is painted. */
  readonly sight: Box;
  readonly palette: Palette;
  readonly selected: string;
  readonly counts: ReadonlyMap<string, number>;
};

/** From here on columns are read: their letters are then larger than the zoom makes them. */
export const COLUMNS_FROM = 0.55;
/** Below it there is no room for the names of groups; those of their largest tables are there. */
const GROUPS_FROM = 0.2;

export function levelOf(zoom: number): Level {
  return zoom < COLUMNS_FROM ? 'names' : 'columns';
}

/** Draws what is in sight, as much of it as can be read at this zoom. */
export function paintScene(pen: Pen, scene: Scene, look: Look): void {
  const level = levelOf(look.zoom);
  const sight = grown(look.sight, 8);
  const { palette, zoom } = look;
  for (const area of scene.areas) {
    if (!meets(area, sight)) continue;
    pen.rect(area, { fill: palette.sunken, stroke: { color: palette.line, width: Math.max(1, 0.6 / zoom) }, radius: 10 });
  }
  paintLines(pen, scene, look, level, sight);
  if (zoom >= GROUPS_FROM) for (const area of scene.areas) if (meets(area, sight)) paintAreaName(pen, area, look);
  const cards = scene.cards.filter((card) => card.id !== look.selected && meets(card, sight));
  if (level === 'names') paintFarCards(pen, cards, look);
  else for (const card of cards) paintCard(pen, card, look, level);
  // On top: with all its columns it may be longer than its place.
  const picked = scene.cards.find((card) => card.id === look.selected);
  if (picked) paintCard(pen, picked, look, level);
  if (level === 'names') paintNames(pen, scene, look, sight);
}

function paintAreaName(pen: Pen, area: Scene['areas'][number], { palette, zoom }: Look): void {
  const size = Math.max(15, 12 / zoom);
  const y = area.y + Math.max(26, size * 0.9);
  const count = formatMany(area.tables, 'table');
  const [nameWidth, countWidth] = [area.name.length * size * 0.58, count.length * size * 0.55];
  const room = area.width - 48;
  pen.text({ x: area.x + 24, y }, area.name, { font: { size, weight: 600 }, color: palette['ink-2'], room });
  if (nameWidth + countWidth + size > room) return;
  pen.text({ x: area.x + area.width - 24, y }, count, { font: { size, weight: 400 }, color: palette['ink-3'], room, align: 'right' });
}

function paintNames(pen: Pen, scene: Scene, look: Look, sight: Box): void {
  const { palette, selected } = look;
  for (const { card, lines, size, at, box, over } of placeLabels(scene, look.zoom, selected)) {
    if (!meets(box, sight)) continue;
    if (over) pen.rect(box, { fill: card.id === selected ? palette.selected : palette.surface, alpha: 0.92, radius: size * 0.3 });
    const top = at.y - (lines.length * size * LINE) / 2;
    lines.forEach((line, i) =>
      pen.text({ x: at.x, y: top + (i + 0.84) * size * LINE }, line, {
        font: { size, weight: 600 },
        color: palette.ink,
        room: box.width * 1.3,
        align: 'center',
      }),
    );
  }
}
