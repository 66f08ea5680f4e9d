import type { Point } from './box.ts';
import type { Curve } from './pen.ts';
import { middleOf, type PlacedCard } from './scene.ts';

const BEND = 44;
const FOOT = 9;
const SPREAD = 5;

/** A relation's line, from the child's column to the parent's, and the crow's foot at the child, which says that they are many. */
export type Route = { readonly line: Curve; readonly foot: readonly Curve[] };

/** Lines leave on the sides that face each other; for cards above one another, and a table that refers to itself, on the right. */
export function routeLink(child: PlacedCard, parent: PlacedCard, columns: { readonly from: string; readonly to: string }, open: string): Route {
  const childY = child.y + middleOf(child, columns.from, child.id === open);
  const parentY = parent.y + middleOf(parent, columns.to, parent.id === open);
  const away = parent.x + parent.width <= child.x ? -1 : parent.x >= child.x + child.width ? 1 : 0;
  const childSide = away === -1 ? -1 : 1;
  const parentSide = away === 0 ? 1 : -childSide;
  const from: Point = { x: sideOf(child, childSide), y: childY };
  const to: Point = { x: sideOf(parent, parentSide), y: parentY };
  const bend = Math.max(BEND, Math.abs(to.x - from.x) / 2);
  const foot = [-SPREAD, SPREAD].map((dy): Curve => straight({ x: from.x + childSide * FOOT, y: from.y }, { x: from.x, y: from.y + dy }));
  return { line: [from, { x: from.x + childSide * bend, y: from.y }, { x: to.x + parentSide * bend, y: to.y }, to], foot };
}

function sideOf(card: PlacedCard, side: number): number {
  return side < 0 ? card.x : card.x + card.width;
}

function straight(from: Point, to: Point): Curve {
  return [from, from, to, to];
}
