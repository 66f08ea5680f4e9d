import type { Box, Point } from './box.ts';
import { BASE, TEXT_PX } from './levels.ts';
import { nameGrid, type NameGrid } from './name-grid.ts';
import { nameIn, type Panel } from './panels.ts';
import type { PlacedCard } from './placed-card.ts';
import type { Scene } from './scene.ts';
import { cutText, textWidth } from './text-width.ts';

/** A text of a panel. `at`: the left end of its base line; `box`: its place, which no other text meets. */
export type PanelText = {
  readonly kind: 'title' | 'count' | 'table' | 'more';
  readonly panel: Panel;
  readonly text: string;
  readonly at: Point;
  readonly box: Box;
  /** The table that is named. */
  readonly card: PlacedCard | null;
};

/** In screen px. */
export const HEAD_PX = 24;
const EDGE = 12;
/** Between a title and the number after it. */
const BETWEEN = 14;
/** Above and below the names. */
const MARGIN = 3;

let kept: { scene: Scene; zoom: number; wanted: string; texts: readonly PanelText[] } | null = null;

/**
 * The texts of panels at a zoom: their titles, and the names of their tables, those with the most relations first, as
 * many as fit. `wanted` tables are named if their panel names any. Texts stay in place while the diagram is panned.
 */
export function panelTexts(scene: Scene, zoom: number, wanted: ReadonlySet<string>): readonly PanelText[] {
  const key = [...wanted].join(' ');
  if (kept && kept.scene === scene && kept.zoom === zoom && kept.wanted === key) return kept.texts;
  const form = formOf(scene.panels, zoom);
  const texts = scene.panels.flatMap((panel) => textsOf(panel, zoom, wanted, form));
  kept = { scene, zoom, wanted: key, texts };
  return texts;
}

/** The share of titles that must fit: one long name is cut instead of shortening all others. */
const WHOLE = 0.85;

/** Titles of all panels have one form: the longest for which nearly all of them have room, otherwise the shortest. */
function formOf(panels: readonly Panel[], zoom: number): number {
  const forms = Math.max(1, ...panels.map(({ titles }) => titles.length));
  const isWhole = ({ titles, width }: Panel, form: number) =>
    textWidth(titles[Math.min(form, titles.length - 1)] ?? '', TEXT_PX, 600) <= width * zoom - 2 * EDGE;
  const fits = (form: number) => panels.filter((panel) => isWhole(panel, form)).length >= panels.length * WHOLE;
  return Array.from({ length: forms }, (_, i) => i).find(fits) ?? forms - 1;
}

function textsOf(panel: Panel, zoom: number, wanted: ReadonlySet<string>, form: number): PanelText[] {
  const width = panel.width * zoom - 2 * EDGE;
  const put = (kind: PanelText['kind'], text: string, x: number, y: number, size: { width: number; height: number }, card: PlacedCard | null): PanelText => ({
    kind,
    panel,
    text,
    card,
    at: { x: panel.x + (EDGE + x) / zoom, y: panel.y + (y + size.height / 2 + TEXT_PX * BASE) / zoom },
    box: { x: panel.x + (EDGE + x) / zoom, y: panel.y + y / zoom, width: size.width / zoom, height: size.height / zoom },
  });
  const texts: PanelText[] = [];
  const all = panel.height * zoom;
  const hasTitle = panel.titles.length > 0 && all >= HEAD_PX;
  let isCounted = false;
  if (hasTitle) {
    const count = String(panel.cards.length);
    const countWidth = textWidth(count, TEXT_PX, 400);
    const room = width - countWidth - BETWEEN;
    const title = panel.titles[Math.min(form, panel.titles.length - 1)]!;
    isCounted = textWidth(title, TEXT_PX, 600) <= room;
    const text = cutText(title, TEXT_PX, 600, width);
    if (text) texts.push(put('title', text, 0, 0, { width: isCounted ? room : width, height: HEAD_PX }, null));
    if (isCounted) texts.push(put('count', count, width - countWidth, 0, { width: countWidth, height: HEAD_PX }, null));
  }
  const top = hasTitle ? HEAD_PX + MARGIN : Math.max(0, Math.min(4, (all - TEXT_PX) / 2 - 2));
  const shown = shownIn(panel, width, all - top - MARGIN, wanted, isCounted);
  if (!shown) return texts;
  const { named, more, grid } = shown;
  [...named, ...(more === '' ? [] : [null])].forEach((card, i) => {
    const column = grid.columns[Math.floor(i / grid.rows)]!;
    const text = cutText(card ? nameIn(panel, card) : more, TEXT_PX, card ? 600 : 400, column.width + 0.01);
    if (text && (card || named.length > 0 || !isCounted))
      texts.push(put(card ? 'table' : 'more', text, column.x, top + (i % grid.rows) * grid.line, { width: column.width, height: grid.line }, card));
  });
  return texts;
}

type Shown = {
  readonly named: readonly PlacedCard[];
  /** The number of tables without a name; '' if all have one. */ readonly more: string;
  readonly grid: NameGrid;
};

/**
 * `isCounted`: the title has their number. Lists the tables that fit, wanted ones first; if not all fit, the last line
 * has the number of the others.
 */
function shownIn(panel: Panel, width: number, height: number, wanted: ReadonlySet<string>, isCounted: boolean): Shown | null {
  const { cards } = panel;
  const whole = nameGrid(
    cards.map((card) => nameIn(panel, card)),
    width,
    height,
  );
  if (!whole) return null;
  if (placesOf(whole) >= cards.length) return { named: cards, more: '', grid: whole };
  for (let places = placesOf(whole); places > 0; places--) {
    const named = shownOf(cards, places, wanted);
    const hidden = cards.length - named.length;
    const more = named.length > 0 ? `+${hidden} more` : `${hidden} tables`;
    const grid = nameGrid([...named.map((card) => nameIn(panel, card)), more], width, height);
    if (grid && placesOf(grid) > named.length && named.length + Number(!isCounted) > 0) return { named, more, grid };
  }
  // The title has their number, so one more name is more useful than the number of unnamed tables.
  return isCounted ? { named: shownOf(cards, 2, wanted), more: '', grid: { ...whole, columns: whole.columns.slice(0, 1) } } : null;
}

function placesOf({ rows, columns }: NameGrid): number {
  return rows * columns.length;
}

/** The tables named in this many lines, the last of which has the number of the others. */
function shownOf(cards: readonly PlacedCard[], places: number, wanted: ReadonlySet<string>): readonly PlacedCard[] {
  const room = Math.max(0, places - 1);
  const first = cards.slice(0, room);
  // The most wanted of the tables without a place replace the last unwanted ones.
  const rest = new Map(cards.slice(room).map((card) => [card.id, card]));
  const late = [...wanted].flatMap((id) => rest.get(id) ?? []);
  const free = first.flatMap(({ id }, i) => (wanted.has(id) ? [] : [i])).toReversed();
  return first.map((card, i) => late[free.indexOf(i)] ?? card);
}
