import type { Point } from './box.ts';
import type { ModelLink } from './diagram-model.ts';
import { Lanes, type Channel } from './lanes.ts';
import type { DiagramLayout } from './layout-diagram.ts';
import { passagesOf, type Passages } from './passages.ts';
import { middleOf, type PlacedCard } from './placed-card.ts';

/** Start, end and channels of a line: alternately vertical and horizontal, vertical first and last. */
type Way = { readonly start: Point; readonly end: Point; readonly channels: readonly Channel[]; readonly key: string };
type End = { readonly card: PlacedCard; readonly y: number };

const STUB = 22;

/** The lines of all relations: in right angles, through gutters and gaps, so that none runs behind a box. Of a card that was moved by hand, straight there. */
export function routeLinks(
  links: readonly ModelLink[],
  cards: readonly PlacedCard[],
  layout: DiagramLayout,
  isMoved: (card: PlacedCard) => boolean,
): (readonly Point[])[] {
  const passages = passagesOf(layout);
  const lanes = new Lanes();
  const ways = links.map((link): Way | readonly Point[] => {
    const [from, to] = [cards[link.from]!, cards[link.to]!];
    const [child, parent] = [
      { card: from, y: from.y + middleOf(from, link.fromColumn) },
      { card: to, y: to.y + middleOf(to, link.toColumn) },
    ];
    if (isMoved(from) || isMoved(to)) return direct(child, parent);
    const way = from.group === to.group ? within(child, parent, passages) : across(child, parent, layout, passages);
    return { ...way, key: `${link.to} ${link.toColumn}` };
  });
  for (const way of ways) if ('channels' in way) spans(way).forEach(([a, b], i) => lanes.run(way.channels[i]!, way.key, a, b));
  lanes.settle();
  return ways.map((way) => ('channels' in way ? pointsOf(way, (i) => lanes.at(way.channels[i]!, way.key)) : way));
}

/** In one group: through the gutters next to the two cards, and through the columns in between. */
function within(child: End, parent: End, passages: Passages): Omit<Way, 'key'> {
  const { group, column: i } = child.card;
  const j = parent.card.column;
  const rightward = j >= i;
  const channels: Channel[] = [passages.gutter(group, rightward ? i + 1 : i)];
  const step = rightward ? 1 : -1;
  for (let column = i + step; i !== j && column !== j; column += step) {
    const part = (column - i) / (j - i);
    channels.push(passages.through(group, column, child.y + (parent.y - child.y) * part), passages.gutter(group, rightward ? column + 1 : column));
  }
  return { start: leave(child, rightward), end: leave(parent, i === j ? true : !rightward), channels };
}

/** Into another group: out by a gutter to the lane between shelves, past the groups of the shelves between, and in by a gutter. */
function across(child: End, parent: End, { groups }: DiagramLayout, passages: Passages): Omit<Way, 'key'> {
  const [a, b] = [groups[child.card.group]!, groups[parent.card.group]!];
  const rightward = parent.card.x > child.card.x;
  const [out, into] = [
    passages.gutter(child.card.group, child.card.column + (rightward ? 1 : 0)),
    passages.gutter(parent.card.group, parent.card.column + (rightward ? 0 : 1)),
  ];
  const down = b.shelf > a.shelf || (a.shelf === b.shelf && child.y + parent.y > a.y + b.y + (a.height + b.height) / 2);
  const [first, last] = a.shelf === b.shelf ? [a.shelf + Number(down), a.shelf + Number(down)] : down ? [a.shelf + 1, b.shelf] : [a.shelf, b.shelf + 1];
  const channels: Channel[] = [out, passages.corridor(first)];
  const step = last > first ? 1 : -1;
  for (let corridor = first; corridor !== last; corridor += step) {
    const shelf = step > 0 ? corridor : corridor - 1;
    channels.push(passages.between(shelf, middle(into)), passages.corridor(corridor + step));
  }
  return { start: leave(child, rightward), end: leave(parent, !rightward), channels: [...channels, into] };
}

/** A straight line: a manually moved card may be anywhere. */
function direct(child: End, parent: End): readonly Point[] {
  const apart = parent.card.x > child.card.x + child.card.width ? 1 : parent.card.x + parent.card.width < child.card.x ? -1 : 0;
  const [start, end] = [leave(child, apart >= 0), leave(parent, apart <= 0)];
  const x = apart === 0 ? Math.max(start.x, end.x) + STUB : (start.x + end.x) / 2;
  return [start, { x, y: start.y }, { x, y: end.y }, end];
}

function leave({ card, y }: End, isRight: boolean): Point {
  return { x: isRight ? card.x + card.width : card.x, y };
}

function middle({ from, to }: Channel): number {
  return (from + to) / 2;
}

/** How far a path uses each of its channels, measured by the middles of the others. */
function spans({ start, end, channels }: Way): [number, number][] {
  const at = channels.map(middle);
  return at.map((_, i) => {
    const isUpright = i % 2 === 0;
    return [at[i - 1] ?? (isUpright ? start.y : start.x), at[i + 1] ?? (isUpright ? end.y : end.x)];
  });
}

function pointsOf({ start, end, channels }: Way, at: (i: number) => number): readonly Point[] {
  const points: Point[] = [start];
  let { x, y } = start;
  channels.forEach((_, i) => {
    if (i % 2 === 0) x = at(i);
    else y = at(i);
    points.push({ x, y });
  });
  points.push({ x, y: end.y }, end);
  return points;
}
