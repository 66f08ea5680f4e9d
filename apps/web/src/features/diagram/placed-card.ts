import type { Box } from './box.ts';
import { HEAD, heightOf, ROW, type Card, type CardRow } from './diagram-model.ts';

export type PlacedCard = Card & Box & { readonly group: number; readonly column: number; /** The number of relations that end here. */ readonly links: number };

/** Lines of a card; an `open` one shows every column. */
export function linesOf(card: Card, open: boolean): readonly CardRow[] {
  return open ? card.rows : card.rows.slice(0, card.rows.length - card.more);
}

/** The box of a card; an open one may be taller than its place. */
export function boxOf(card: PlacedCard, open: boolean): Box {
  return open && card.more > 0 ? { x: card.x, y: card.y, width: card.width, height: heightOf(card.rows.length) } : card;
}

/** How far below its card's top a column's line has its middle; the head's middle for columns without a line. */
export function middleOf(card: Card, column: string): number {
  const at = linesOf(card, false).findIndex((row) => row.name === column);
  return at < 0 ? HEAD / 2 : HEAD + at * ROW + ROW / 2;
}
