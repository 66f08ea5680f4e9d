import type { PlacedCard } from './placed-card.ts';
import type { Scene } from './scene.ts';
import { breakName, textWidth } from './text-width.ts';

/** What a diagram shows at a zoom: groups with the names of their tables, each table with its name, or each table with its columns. */
export type Level = 'groups' | 'names' | 'columns';

/** All letters of a level are of one size, px of the screen. In cards with columns they grow with the zoom, never below `least`. */
export const TEXT_PX = 12;
export const MIN_TEXT_PX = 11;
/** The same for cards with columns, in units of the scene. */
const ROW_TEXT = 12.5;
/** The base line of a text below the middle of its line, in sizes. */
export const BASE = 0.36;
/** Between the base lines of two lines of a name, and between a name and the edge of its card, px. */
export const LINE_PX = 15;
export const EDGE_PX = 7;

/** From this zoom on a card line is tall enough for readable letters. */
const COLUMNS_FROM = 0.57;
/** A previous level is entered again only a little further on, so that the border between two does not flicker. */
const LEVEL_HYSTERESIS = 0.94;
const MAX_LINES = 3;
/** The share of names that must fit without being cut before cards show names. */
const WHOLE = 0.97;
const NAMES_FROM = { least: 0.16, most: 0.5 };

/** The level of detail at a zoom. `before`: the current level, which stays a little longer. */
export function levelOf(scene: Scene, zoom: number, before?: Level): Level {
  const isFrom = (from: number, kept: boolean) => zoom >= (kept ? from * LEVEL_HYSTERESIS : from);
  if (isFrom(COLUMNS_FROM, before === 'columns')) return 'columns';
  return isFrom(namesFrom(scene) / LEVEL_HYSTERESIS, before === 'names' || before === 'columns') ? 'names' : 'groups';
}

/** Size of the letters of a level, in units of the scene. */
export function textSize(level: Level, zoom: number): number {
  return level === 'columns' ? Math.max(ROW_TEXT, MIN_TEXT_PX / zoom) : TEXT_PX / zoom;
}

const kept = new WeakMap<Scene, number>();

/** The smallest zoom at which nearly all tables have room for their names, in lines broken behind underscores. */
export function namesFrom(scene: Scene): number {
  const known = kept.get(scene);
  if (known !== undefined) return known;
  const needed = scene.cards.map(roomFrom).toSorted((a, b) => a - b);
  const most = needed[Math.min(needed.length - 1, Math.floor(needed.length * WHOLE))] ?? NAMES_FROM.least;
  const from = Math.min(NAMES_FROM.most, Math.max(NAMES_FROM.least, most));
  kept.set(scene, from);
  return from;
}

/** The zoom at which a card's name has room in it. */
function roomFrom(card: PlacedCard): number {
  const [whole, ...parts] = [card.title, ...card.title.split(/(?<=[_.\s])/)].map((part) => textWidth(part.trimEnd(), TEXT_PX, 600));
  const widest = Math.max(...parts);
  let best = Infinity;
  for (let lines = 1; lines <= MAX_LINES; lines++) {
    const width = lines === 1 ? whole! : Math.max(widest, (whole! / lines) * 1.1);
    if (lines > 1 && (breakName(card.title, TEXT_PX, 600, width)?.length ?? Infinity) > lines) continue;
    best = Math.min(best, Math.max((width + 2 * EDGE_PX) / card.width, (lines * LINE_PX + EDGE_PX) / card.height));
  }
  return best;
}
