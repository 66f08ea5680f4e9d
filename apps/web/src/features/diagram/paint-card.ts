import { formatMany, formatShort } from '../../lib/format.ts';
import type { Point } from './box.ts';
import { HEAD, isTelling, MARK, ROW, type CardRow } from './diagram-model.ts';
import { BASE, EDGE_PX, LINE_PX, textSize } from './levels.ts';
import { arrowMark, keyMark } from './marks.ts';
import type { Look } from './paint-scene.ts';
import type { Pen, Stroke } from './pen.ts';
import { boxOf, linesOf, type PlacedCard } from './placed-card.ts';
import { breakName, cutText, textWidth } from './text-width.ts';

const EDGE = 12;
/** The bar of a column where columns cannot be read: its height, and its width per letter. */
const BAR = { height: 5, letter: 6 };

/** A table as a card: its name and number of rows, and a line for each column. */
export function paintCard(pen: Pen, card: PlacedCard, look: Look): void {
  const { palette, zoom, level } = look;
  const selected = card.id === look.selected;
  const box = boxOf(card, selected);
  const isFaint = look.found !== null && !look.found.has(card.id);
  const head = selected ? palette.selected : look.found?.has(card.id) ? palette.changed : palette.sunken;
  pen.rect(box, { fill: palette.surface, radius: 6 });
  pen.rect({ ...box, height: HEAD }, { fill: head, radius: 6 });
  pen.rect({ ...box, y: box.y + HEAD - 8, height: 8 }, { fill: head });
  pen.rect({ ...box, y: box.y + HEAD - 1, height: 1 }, { fill: palette.line });
  const size = textSize(level, zoom);
  const lines = linesOf(card, selected);
  const linked = look.ends.get(card.id);
  lines.forEach((row, i) => {
    if (linked?.has(row.name)) pen.rect({ x: box.x + 1, y: card.y + HEAD + i * ROW, width: box.width - 2, height: ROW }, { fill: palette['fk-soft'] });
  });
  pen.rect(box, { stroke: edgeOf(look, card), radius: 6 });
  paintHead(pen, card, look, size);
  const marks: Record<'key' | 'both' | 'arrow', (readonly Point[])[]> = { key: [], both: [], arrow: [] };
  lines.forEach((row, i) => {
    const middle = card.y + HEAD + i * ROW + ROW / 2;
    const at = { x: card.x + EDGE, y: middle };
    if (row.key) marks[row.parent === null ? 'key' : 'both'].push(...keyMark(at, size));
    else if (row.parent !== null) marks.arrow.push(...arrowMark(at, size));
    paintRow(pen, card, row, middle + size * BASE, size, look, isFaint);
  });
  const width = size / 9;
  pen.lines(marks.key, { color: palette['ink-2'], width });
  pen.lines([...marks.both, ...marks.arrow], { color: palette.fk, width });
  if (card.more > 0 && !selected) {
    const y = card.y + HEAD + lines.length * ROW + ROW / 2 + size * BASE;
    pen.text({ x: card.x + MARK, y }, `and ${card.more} more`, { font: { size, weight: 400 }, color: palette['ink-3'], room: card.width - MARK - EDGE });
  }
}

/** Tables with their names where columns cannot be read and are drawn as bars. */
export function paintNameCards(pen: Pen, cards: readonly PlacedCard[], look: Look): void {
  const { palette, zoom, counts, selected, found } = look;
  const size = textSize('names', zoom);
  const [edge, line] = [EDGE_PX / zoom, LINE_PX / zoom];
  for (const stroke of strokesOf(cards, look)) pen.rects(stroke.cards, { fill: stroke.fill, stroke: stroke.edge, radius: 6 });
  const bars: Record<'plain' | 'fk', (readonly Point[])[]> = { plain: [], fk: [] };
  for (const card of cards) {
    const room = card.width - 2 * edge;
    const high = Math.floor((card.height - edge) / line);
    const broken = breakName(card.title, size, 600, room);
    const lines = broken !== null && broken.length <= high ? broken : [cutText(card.title, size, 600, room)];
    const isFaint = found !== null && !found.has(card.id);
    const top = card.y + edge / 2;
    lines.forEach((text, i) =>
      pen.text({ x: card.x + edge, y: top + (i + 0.5) * line + size * BASE }, text, {
        font: { size, weight: 600 },
        color: isFaint ? palette['ink-3'] : palette.ink,
        room: room * 1.1,
      }),
    );
    const count = counts.get(card.id);
    const said = count === undefined ? '' : [formatMany(count, 'row'), formatShort(count)].find((text) => textWidth(text, size, 400) <= room);
    const hasCount = Boolean(said) && lines.length < high;
    if (hasCount)
      pen.text({ x: card.x + edge, y: top + (lines.length + 0.5) * line + size * BASE }, said!, {
        font: { size, weight: 400 },
        color: palette[card.id === selected ? 'ink-2' : 'ink-3'],
        room: room * 1.1,
      });
    const below = top + (lines.length + Number(hasCount)) * line + 2 / zoom;
    linesOf(card, false).forEach((row, i) => {
      const y = card.y + HEAD + i * ROW + ROW / 2;
      if (y - BAR.height < below) return;
      const bar = [
        { x: card.x + edge, y },
        { x: card.x + edge + Math.min(card.width - 2 * edge, row.name.length * BAR.letter), y },
      ];
      bars[row.parent === null ? 'plain' : 'fk'].push(bar);
    });
  }
  pen.lines(bars.plain, { color: palette.line, width: BAR.height });
  pen.lines(bars.fk, { color: palette.fk, width: BAR.height, alpha: 0.35 });
}

type Alike = { readonly cards: readonly PlacedCard[]; readonly fill: string; readonly edge: Stroke };

/** Cards grouped by look, so that each kind is drawn together. */
function strokesOf(cards: readonly PlacedCard[], look: Look): readonly Alike[] {
  const kinds = new Map<string, { cards: PlacedCard[]; fill: string; edge: Stroke }>();
  for (const card of cards) {
    const edge = edgeOf(look, card);
    const fill = look.palette[card.id === look.selected ? 'selected' : look.found?.has(card.id) ? 'changed' : 'surface'];
    const key = `${edge.color} ${fill}`;
    const kind = kinds.get(key) ?? { cards: [], fill, edge };
    kinds.set(key, kind);
    kind.cards.push(card);
  }
  return [...kinds.values()];
}

function edgeOf({ palette, zoom, level, selected, hovered, related }: Look, { id }: PlacedCard): Stroke {
  if (id === selected) return { color: palette.accent, width: Math.max(2, 1.8 / zoom) };
  // With columns, the linked columns are marked instead.
  if (level === 'names' && related.has(id)) return { color: palette.fk, width: Math.max(1.25, 1.2 / zoom) };
  if (id === hovered) return { color: palette['ink-2'], width: Math.max(1.25, 1.1 / zoom) };
  return { color: palette['line-strong'], width: Math.max(1, 0.7 / zoom), alpha: 0.8 };
}

function paintHead(pen: Pen, { x, y, width, id, title }: PlacedCard, { palette, counts, found }: Look, size: number): void {
  const count = counts.get(id);
  const said = count === undefined ? '' : formatShort(count);
  const base = y + HEAD / 2 + size * BASE;
  const room = width - 2 * EDGE;
  const after = textWidth(said, size, 400) + size * 0.8;
  const isRoomy = textWidth(title, size, 600) + after <= room;
  if (isRoomy) pen.text({ x: x + width - EDGE, y: base }, said, { font: { size, weight: 400 }, color: palette['ink-3'], room: width / 2, align: 'right' });
  pen.text({ x: x + EDGE, y: base }, cutText(title, size, 600, room), {
    font: { size, weight: 600 },
    color: found !== null && !found.has(id) ? palette['ink-3'] : palette.ink,
    room: room * 1.1,
  });
}

function paintRow(pen: Pen, card: PlacedCard, row: CardRow, base: number, size: number, { palette }: Look, isFaint: boolean): void {
  const weight = row.key ? 600 : 400;
  const room = card.width - MARK - EDGE;
  const name = cutText(row.name, size, weight, room);
  pen.text({ x: card.x + MARK, y: base }, name, {
    font: { size, weight },
    color: isFaint ? palette['ink-3'] : isTelling(row) ? palette.ink : palette['ink-2'],
    room: room * 1.1,
  });
  // A type is shown in full or not at all, because a cut type is useless.
  const left = room - textWidth(name, size, weight) - size * 0.6;
  if (textWidth(row.type, size, 400) > left) return;
  pen.text({ x: card.x + card.width - EDGE, y: base }, row.type, { font: { size, weight: 400 }, color: palette['ink-3'], room: left * 1.1, align: 'right' });
}
