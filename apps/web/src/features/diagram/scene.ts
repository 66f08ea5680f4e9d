import { around, grown, holds, type Box, type Point } from './box.ts';
import { HEAD, heightOf, ROW, type Card, type CardRow, type DiagramModel, type ModelLink } from './diagram-model.ts';
import type { DiagramLayout } from './layout-diagram.ts';

export type PlacedCard = Card & Box & { readonly group: number };
export type Area = Box & { readonly name: string; readonly tables: number };
/** All relations between two groups, as one. */
export type Bundle = { readonly from: number; readonly to: number; readonly count: number };

/** A diagram as it lies: everything that painting, exporting and pointing need. */
export type Scene = {
  readonly cards: readonly PlacedCard[];
  readonly areas: readonly Area[];
  readonly links: readonly (ModelLink & { readonly across: boolean })[];
  readonly bundles: readonly Bundle[];
  readonly bounds: Box;
  readonly schemas: number;
};

/** Where cards were put by hand, by their id. */
export type Moved = Readonly<Record<string, Point>>;

const FRAME = 20;
/** Above the cards, for the group's name. */
const TITLE = 34;

/** Cards that were moved by hand stand where they were put, and their group's frame reaches that far. */
export function makeScene(model: DiagramModel, layout: DiagramLayout, moved: Moved = {}): Scene {
  const cards = model.cards.map((card, i): PlacedCard => ({ ...card, ...layout.tables[i]!, ...moved[card.id] }));
  const sizes = layout.groups.map(() => 0);
  for (const card of cards) sizes[card.group]!++;
  const areas = layout.groups.map((group, i): Area => {
    const own = cards.filter((card) => card.group === i);
    const box = grown(own.some((card) => moved[card.id]) ? around(own) : group, FRAME);
    return { ...box, y: box.y - TITLE, height: box.height + TITLE, name: group.name, tables: sizes[i]! };
  });
  const counts = new Map<string, Bundle>();
  const links = model.links.map((link) => {
    const [from, to] = [cards[link.from]!.group, cards[link.to]!.group];
    if (from !== to) {
      const key = `${Math.min(from, to)} ${Math.max(from, to)}`;
      counts.set(key, { from, to, count: (counts.get(key)?.count ?? 0) + 1 });
    }
    return { ...link, across: from !== to };
  });
  return { cards, areas, links, bundles: [...counts.values()], bounds: around(areas), schemas: new Set(model.cards.map((card) => card.schema)).size };
}

/** Lines of a card; one that is `open` shows every column. */
export function linesOf(card: Card, open: boolean): readonly CardRow[] {
  return open ? card.rows : card.rows.slice(0, card.rows.length - card.more);
}

/** Where a card lies; one that is open may be longer than its place. */
export function boxOf(card: PlacedCard, open: boolean): Box {
  return open && card.more > 0 ? { x: card.x, y: card.y, width: card.width, height: heightOf(card.rows.length) } : card;
}

/** How far below its card's top a column's line has its middle; the head's middle for columns without a line. */
export function middleOf(card: Card, column: string, open: boolean): number {
  const at = linesOf(card, open).findIndex((row) => row.name === column);
  return at < 0 ? HEAD / 2 : HEAD + at * ROW + ROW / 2;
}

/** The card at a point of the scene, and the column whose line is there. The open one lies on top. */
export function cardAt(scene: Scene, at: Point, open: string): { readonly card: PlacedCard; readonly column: string | null } | null {
  const hit = (card: PlacedCard) => holds(boxOf(card, card.id === open), at);
  const card = scene.cards.find((one) => one.id === open && hit(one)) ?? scene.cards.find(hit);
  if (!card) return null;
  const line = Math.floor((at.y - card.y - HEAD) / ROW);
  return { card, column: linesOf(card, card.id === open)[line]?.name ?? null };
}
