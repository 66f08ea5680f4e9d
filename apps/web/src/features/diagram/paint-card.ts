import { formatShort } from '../../lib/format.ts';
import { HEAD, isTelling, MARK, ROW } from './diagram-model.ts';
import type { Level, Look } from './paint-scene.ts';
import type { Pen, Stroke } from './pen.ts';
import { boxOf, linesOf, type PlacedCard } from './placed-card.ts';

const EDGE = 12;
/** Of a letter, in its size. */
const LETTER = 0.56;

/** A table as a card: its name and number of rows, and a line for each column. From afar the card alone; names are laid over all of them. */
export function paintCard(pen: Pen, card: PlacedCard, look: Look, level: Level): void {
  const { palette, zoom } = look;
  const selected = card.id === look.selected;
  const open = selected && level === 'columns';
  const box = boxOf(card, open);
  const edge = edgeOf(look, selected);
  if (level === 'names') return pen.rect(box, { fill: palette.selected, stroke: edge, radius: 6 });
  pen.rect(box, { fill: palette.surface, radius: 6 });
  pen.rect({ ...box, height: HEAD }, { fill: selected ? palette.selected : palette.sunken, radius: 6 });
  pen.rect({ ...box, y: box.y + HEAD - 8, height: 8 }, { fill: selected ? palette.selected : palette.sunken });
  pen.rect({ ...box, y: box.y + HEAD - 1, height: 1 }, { fill: palette.line });
  pen.rect(box, { stroke: edge, radius: 6 });
  paintHead(pen, card, look);
  // Smaller than a screen can show, letters stay as large as can be read.
  const size = Math.min(17, Math.max(12.5, 10 / zoom));
  const lines = linesOf(card, open);
  lines.forEach((_, i) => paintRow(pen, card, lines, i, size, look));
  if (card.more > 0 && !open) {
    const y = card.y + HEAD + lines.length * ROW + ROW / 2 + size * 0.36;
    pen.text({ x: card.x + MARK, y }, `and ${card.more} more`, { font: { size, weight: 400 }, color: palette['ink-3'], room: card.width - MARK - EDGE });
  }
}

/** From afar, cards are alike: all but the one that is picked at once. */
export function paintFarCards(pen: Pen, cards: readonly PlacedCard[], look: Look): void {
  // Corners that cannot be seen take their time all the same.
  pen.rects(cards, { fill: look.palette.surface, stroke: edgeOf(look, false), radius: look.zoom < 0.25 ? 0 : 6 });
}

function edgeOf({ palette, zoom }: Look, selected: boolean): Stroke {
  return selected ? { color: palette.accent, width: Math.max(2, 1.8 / zoom) } : { color: palette['line-strong'], width: Math.max(1, 0.7 / zoom), alpha: 0.8 };
}

function paintHead(pen: Pen, { x, y, width, id, title }: PlacedCard, { palette, zoom, counts }: Look): void {
  const head = Math.min(20, Math.max(13.5, 11.5 / zoom));
  const count = counts.get(id);
  const said = count === undefined ? '' : formatShort(count);
  const small = head * 0.88;
  const base = y + HEAD / 2 + head * 0.36;
  const countRoom = said.length * small * LETTER + 8;
  const isRoomy = title.length * head * 0.6 + countRoom + EDGE * 2 <= width;
  if (isRoomy)
    pen.text({ x: x + width - EDGE, y: base }, said, { font: { size: small, weight: 400 }, color: palette['ink-3'], room: width / 2, align: 'right' });
  pen.text({ x: x + EDGE, y: base }, title, { font: { size: head, weight: 600 }, color: palette.ink, room: width - EDGE * 2 - (isRoomy ? countRoom : 0) });
}

function paintRow(pen: Pen, card: PlacedCard, lines: readonly PlacedCard['rows'][number][], i: number, size: number, { palette }: Look): void {
  const row = lines[i]!;
  const base = card.y + HEAD + i * ROW + ROW / 2 + size * 0.36;
  const mark = row.key ? 'PK' : row.parent === null ? '' : 'FK';
  if (mark) {
    const color = row.parent === null ? palette['ink-3'] : palette.fk;
    pen.text({ x: card.x + EDGE, y: base - size * 0.06 }, mark, { font: { size: size * 0.74, weight: 600 }, color, room: MARK - EDGE });
  }
  const room = card.width - MARK - EDGE;
  pen.text({ x: card.x + MARK, y: base }, row.name, {
    font: { size, weight: row.key ? 600 : 400 },
    color: isTelling(row) ? palette.ink : palette['ink-2'],
    room,
  });
  // A type that has too little room beside the name says nothing.
  const left = room - row.name.length * size * LETTER - 8;
  if (left < row.type.length * size * 0.34) return;
  pen.text({ x: card.x + card.width - EDGE, y: base }, row.type, {
    font: { size: size * 0.92, weight: 400 },
    color: palette['ink-3'],
    room: left,
    align: 'right',
  });
}
