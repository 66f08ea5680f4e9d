import type { Box, Point } from './box.ts';
import { BASE, TEXT_PX } from './levels.ts';
import type { Panel } from './panels.ts';
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

/** Of the screen, px. */
export const HEAD_PX = 24;
const EDGE = 8;
const LINES = { least: 16, most: 34 };
/** Of a place for a name, width by height: more columns rather than places that are wider. */
const SHAPE = 5;
const BETWEEN = 14;
/** Of the names of a panel, so many are no wider than a column of them; longer ones are cut. */
const WHOLE = 0.9;

let kept: { scene: Scene; zoom: number; wanted: string; texts: readonly PanelText[] } | null = null;

/**
 * What panels say at a zoom: their titles, and the names of their tables, those with most relations first, as many as have room. `wanted` tables are named
 * wherever their panel names any. They stay in place while the picture is moved.
 */
export function panelTexts(scene: Scene, zoom: number, wanted: ReadonlySet<string>): readonly PanelText[] {
  const key = [...wanted].join(' ');
  if (kept && kept.scene === scene && kept.zoom === zoom && kept.wanted === key) return kept.texts;
  const texts = scene.panels.flatMap((panel) => textsOf(panel, zoom, wanted));
  kept = { scene, zoom, wanted: key, texts };
  return texts;
}

function textsOf(panel: Panel, zoom: number, wanted: ReadonlySet<string>): PanelText[] {
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
  let isCounted = false;
  const hasTitle = panel.title !== null && all >= HEAD_PX;
  if (hasTitle) {
    const count = String(panel.cards.length);
    const countWidth = textWidth(count, TEXT_PX, 400);
    const short = panel.title!.replace(/ and (related|others)$/, '');
    const room = width - countWidth - BETWEEN;
    const title = [panel.title!, short].find((one) => textWidth(one, TEXT_PX, 600) <= room);
    const text = title ?? cutText(short, TEXT_PX, 600, width);
    if (text) texts.push(put('title', text, 0, 0, { width: title === undefined ? width : room, height: HEAD_PX }, null));
    isCounted = title !== undefined;
    if (isCounted) texts.push(put('count', count, width - countWidth, 0, { width: countWidth, height: HEAD_PX }, null));
  }
  const top = hasTitle ? HEAD_PX + 3 : Math.max(0, Math.min(4, (all - LINES.least) / 2));
  const rows = Math.floor((all - top - 3) / LINES.least);
  if (rows < 1) return texts;
  const widths = panel.cards.map(({ title }) => textWidth(title, TEXT_PX, 600)).toSorted((a, b) => a - b);
  const wide = widths[Math.min(widths.length - 1, Math.floor(widths.length * WHOLE))]!;
  const most = Math.max(1, Math.floor((width + BETWEEN) / (wide + BETWEEN)));
  const enough = Math.min(most, Math.ceil(panel.cards.length / rows));
  const shape = (columns: number) => width / columns / Math.min(LINES.most, (all - top) / Math.ceil(panel.cards.length / columns));
  const columns = Math.min(most, Math.max(enough, Array.from({ length: most }, (_, i) => i + 1).find((count) => shape(count) <= SHAPE) ?? most));
  const slot = { width: (width - BETWEEN * (columns - 1)) / columns, height: 0 };
  const needed = Math.min(rows, Math.ceil(panel.cards.length / columns));
  slot.height = Math.min(LINES.most, (all - top - 3) / needed);
  const named = shownOf(panel.cards, columns * rows, wanted);
  const hidden = panel.cards.length - named.length;
  named.forEach((card, i) => {
    const text = cutText(card.title, TEXT_PX, 600, slot.width);
    if (text) texts.push(put('table', text, (i % columns) * (slot.width + BETWEEN), top + Math.floor(i / columns) * slot.height, slot, card));
  });
  if (hidden > 0 && (named.length > 0 || !isCounted)) {
    const text = (named.length > 0 ? [`+${hidden} more`, `+${hidden}`] : [`${hidden} tables`, String(hidden)]).find(
      (one) => textWidth(one, TEXT_PX, 400) <= slot.width,
    );
    const i = named.length;
    if (text) texts.push(put('more', text, (i % columns) * (slot.width + BETWEEN), top + Math.floor(i / columns) * slot.height, slot, null));
  }
  return texts;
}

/** The tables that are named in so many places; where they are too few, the last is for how many are not. */
function shownOf(cards: readonly PlacedCard[], places: number, wanted: ReadonlySet<string>): readonly PlacedCard[] {
  if (cards.length <= places) return cards;
  const room = Math.max(0, places - 1);
  const first = cards.slice(0, room);
  // Those that are wanted most come first among those without a place; they take the places of the last that nobody wants.
  const rest = new Map(cards.slice(room).map((card) => [card.id, card]));
  const late = [...wanted].flatMap((id) => rest.get(id) ?? []);
  const free = first.flatMap(({ id }, i) => (wanted.has(id) ? [] : [i])).toReversed();
  return first.map((card, i) => late[free.indexOf(i)] ?? card);
}
