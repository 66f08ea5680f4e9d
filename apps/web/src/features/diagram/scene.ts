import { around, holds, type Box, type Point } from './box.ts';
import { bundlesOf, type Bundle } from './bundles.ts';
import { HEAD, ROW, type DiagramModel, type ModelLink } from './diagram-model.ts';
import type { DiagramLayout } from './layout-diagram.ts';
import { frameAround, frameOf, panelsOf, type Panel } from './panels.ts';
import { passagesOf, type Passages } from './passages.ts';
import { boxOf, linesOf, type PlacedCard } from './placed-card.ts';
import { routeLinks } from './route-links.ts';

/** The frame of a group that has a name. */
export type Area = Box & { readonly name: string; readonly tables: number };
/** A relation with the line that it is drawn as, from the child's column to the parent's, and the box around it. */
export type SceneLink = ModelLink & { readonly line: readonly Point[]; readonly box: Box };

/** A diagram as it lies: everything that painting, exporting and pointing need. */
export type Scene = {
  readonly cards: readonly PlacedCard[];
  readonly areas: readonly Area[];
  readonly links: readonly SceneLink[];
  /** Groups from afar, and the relations between them. */
  readonly panels: readonly Panel[];
  readonly bundles: readonly Bundle[];
  /** The shelf of each group. And the passages for lines. */
  readonly shelves: readonly number[];
  readonly passages: Passages;
  readonly bounds: Box;
};

/** Positions of manually moved cards, by id. */
export type Moved = Readonly<Record<string, Point>>;

/** Manually moved cards are at their own position, and the frame of their group includes them. */
export function makeScene(model: DiagramModel, layout: DiagramLayout, moved: Moved = {}): Scene {
  const degrees = model.cards.map(() => 0);
  for (const { from, to } of model.links) {
    degrees[from]!++;
    degrees[to]!++;
  }
  const cards = model.cards.map((card, i): PlacedCard => ({ ...card, ...layout.tables[i]!, ...moved[card.id], links: degrees[i]! }));
  const areas = layout.groups.flatMap((group, i): Area[] => {
    if (group.names.length === 0) return [];
    const own = cards.filter((card) => card.group === i);
    return [{ ...(own.some((card) => moved[card.id]) ? frameAround(own) : frameOf(group)), name: group.names[0]!, tables: own.length }];
  });
  const isMoved = (card: PlacedCard) => moved[card.id] !== undefined;
  const lines = routeLinks(model.links, cards, layout, isMoved);
  const panels = panelsOf(cards, layout, isMoved);
  const links = model.links.map((link, i): SceneLink => ({ ...link, line: lines[i]!, box: aroundPoints(lines[i]!) }));
  const bundles = bundlesOf(model.links, cards, panels, layout);
  const shelves = layout.groups.map(({ shelf }) => shelf);
  return { cards, areas, links, panels, bundles, shelves, passages: passagesOf(layout), bounds: around([...areas, ...cards]) };
}

function aroundPoints(points: readonly Point[]): Box {
  return around(points.map((point) => ({ ...point, width: 0, height: 0 })));
}

/** The card at a point of the scene, and the column line there. The open card is on top. */
export function cardAt(scene: Scene, at: Point, open: string): { readonly card: PlacedCard; readonly column: string | null } | null {
  const hit = (card: PlacedCard) => holds(boxOf(card, card.id === open), at);
  const card = scene.cards.find((one) => one.id === open && hit(one)) ?? scene.cards.find(hit);
  if (!card) return null;
  const line = Math.floor((at.y - card.y - HEAD) / ROW);
  return { card, column: linesOf(card, card.id === open)[line]?.name ?? null };
}
