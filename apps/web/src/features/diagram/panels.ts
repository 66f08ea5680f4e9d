import { around, grown, holds, meets, middleOf, type Box } from './box.ts';
import type { DiagramLayout } from './layout-diagram.ts';
import type { PlacedCard } from './placed-card.ts';

/** A group of tables when zoomed out: a frame with their names. Panels do not overlap. */
export type Panel = Box & {
  /** Titles, the longest first, for places with less room; empty for a single table, which has its own name. */
  readonly titles: readonly string[];
  /** Whether the title is the schema of all its tables, which they are named without. */
  readonly isSchema: boolean;
  /** Cards with the most relations first. */
  readonly cards: readonly PlacedCard[];
  /** By index in the layout; null for a table that was moved out of every group. */
  readonly group: number | null;
};

/** Around the cards of a group. */
export const FRAME = 24;
/** Above the cards, for the group's name. */
export const TITLE = 32;

/** Groups as panels. A table that was moved by hand belongs to the panel that it was put on, or is one of its own. */
export function panelsOf(cards: readonly PlacedCard[], { groups, by }: DiagramLayout, isMoved: (card: PlacedCard) => boolean): readonly Panel[] {
  const members = groups.map((): PlacedCard[] => []);
  const moved: PlacedCard[] = [];
  for (const card of cards) {
    if (isMoved(card)) moved.push(card);
    else members[card.group]!.push(card);
  }
  const boxes = groups.map((group) => frameOf(group));
  const alone: { box: Box; cards: PlacedCard[] }[] = [];
  for (const card of moved) {
    const on = boxes.findIndex((box, i) => holds(box, middleOf(card)) && members[i]!.length > 0);
    const near = on >= 0 ? on : boxes.findIndex((box, i) => meets(box, card) && members[i]!.length > 0);
    if (near >= 0) {
      members[near]!.push(card);
      continue;
    }
    const other = alone.find(({ box }) => meets(box, card));
    if (other) other.cards.push(card);
    else alone.push({ box: card, cards: [card] });
  }
  return [
    ...boxes.flatMap((box, group): Panel[] => {
      if (members[group]!.length === 0) return [];
      const { schema } = members[group]![0]!;
      const isSchema = by === 'schema' && members[group]!.every((card) => card.schema === schema);
      return [{ ...box, titles: groups[group]!.names, isSchema, cards: byRelations(members[group]!), group }];
    }),
    ...alone.map(({ box: { x, y, width, height }, cards }): Panel => ({
      x,
      y,
      width,
      height,
      titles: [],
      isSchema: false,
      cards: byRelations(cards),
      group: null,
    })),
  ];
}

/** The name of a table in a panel. */
export function nameIn(panel: Panel, card: PlacedCard): string {
  return panel.isSchema ? card.name : card.title;
}

/** The frame around boxes, with room for a name above them. */
export function frameOf(box: Box): Box {
  const { x, y, width, height } = grown(box, FRAME);
  return { x, y: y - TITLE, width, height: height + TITLE };
}

/** The frame around cards at any position. */
export function frameAround(cards: readonly PlacedCard[]): Box {
  return frameOf(around(cards));
}

function byRelations(cards: readonly PlacedCard[]): PlacedCard[] {
  return cards.toSorted((a, b) => b.links - a.links || (a.title < b.title ? -1 : 1));
}
