import { Lanes, type Channel } from './lanes.ts';
import { middleOf, type Point } from './box.ts';
import type { ModelLink } from './diagram-model.ts';
import type { DiagramLayout } from './layout-diagram.ts';
import type { Panel } from './panels.ts';
import { passagesOf, type Passages } from './passages.ts';
import type { PlacedCard } from './placed-card.ts';

/** All relations between two panels as one line. */
export type Bundle = {
  readonly from: number;
  /** The group that most of the relations reference. */
  readonly to: number;
  readonly line: readonly Point[];
  /** The number of relations. */ readonly count: number;
};

/** Nobody can follow more lines than this. The others appear when the pointer is over their group. */
const MAX_LINES = 60;

/** Which lines are visible without a pointer: those with at least this count, and their number. */
export function shownAtRest(bundles: readonly Bundle[]): AtRest {
  const before = kept.get(bundles);
  if (before) return before;
  const now = atRest(bundles);
  kept.set(bundles, now);
  return now;
}

type AtRest = { readonly least: number; readonly shown: number };
/** Each frame reads the same bundles. */
const kept = new WeakMap<readonly Bundle[], AtRest>();

function atRest(bundles: readonly Bundle[]): AtRest {
  const counts = bundles.map(({ count }) => count).toSorted((a, b) => b - a);
  const least = counts.length <= MAX_LINES ? 1 : counts[MAX_LINES - 1]!;
  const above = counts.filter((count) => count > least).length;
  // All lines of one count are shown or hidden, so that none is left out at random.
  const atLeast = counts.filter((count) => count >= least).length;
  return atLeast <= MAX_LINES * 1.5 || above === 0 ? { least, shown: atLeast } : { least: least + 1, shown: above };
}

/** The share at both ends of a panel's side where no line starts. */
const MARGIN = 0.15;

/**
 * Lines between panels: from side to side for neighbours, otherwise through the lanes between shelves; none crosses a
 * panel.
 */
export function bundlesOf(links: readonly ModelLink[], cards: readonly PlacedCard[], panels: readonly Panel[], layout: DiagramLayout): readonly Bundle[] {
  const panelOf = new Map(panels.flatMap((panel, i) => panel.cards.map((card) => [card.id, i] as const)));
  const counts = new Map<string, { a: number; b: number; count: number; into: number }>();
  for (const link of links) {
    const [from, to] = [panelOf.get(cards[link.from]!.id)!, panelOf.get(cards[link.to]!.id)!];
    if (from === to) continue;
    const [a, b] = from < to ? [from, to] : [to, from];
    const before = counts.get(`${a} ${b}`) ?? { count: 0, into: 0 };
    counts.set(`${a} ${b}`, { a, b, count: before.count + 1, into: before.into + Number(to === b) });
  }
  const passages = passagesOf(layout);
  const lanes = new Lanes();
  const ways = [...counts.values()].map(({ a: low, b: high, count, into }) => {
    // Towards the group that more of them lead to: lines to one group are branches of one.
    const pair = into * 2 >= count ? { from: low, to: high, count } : { from: high, to: low, count };
    const [a, b] = [panels[pair.from]!, panels[pair.to]!];
    const straight = straightLine(a, b, panels);
    if (straight) return { ...pair, line: straight, channels: null };
    const channels = channelsOf(a, b, layout, passages);
    if (!channels) return { ...pair, line: elbow(a, b), channels };
    const at = channels.map(({ from, to }) => (from + to) / 2);
    channels.forEach((channel, i) => lanes.run(channel, branchOf(i, channels, pair), at[i - 1] ?? edgeOf(a, at[1]!), at[i + 1] ?? edgeOf(b, at.at(-2)!)));
    return { ...pair, line: null, channels };
  });
  lanes.settle();
  return ways.map(({ from, to, count, line, channels }) => ({
    from,
    to,
    count,
    line: line ?? routed(panels[from]!, panels[to]!, channels!, { from, to }, lanes),
  }));
}

/**
 * Which lines share a lane: next to the first group the lines to the same group, elsewhere all lines to the target
 * group.
 */
function branchOf(i: number, channels: readonly Channel[], { from, to }: { from: number; to: number }): string {
  return i === channels.length - 1 ? `into ${to}` : i === 0 ? `out of ${from} to ${to}` : `to ${to}`;
}

/** Neighbours on a shelf, and panels above each other without a third in between. */
function straightLine(a: Panel, b: Panel, panels: readonly Panel[]): readonly Point[] | null {
  const [left, right] = a.x < b.x ? [a, b] : [b, a];
  const [upper, lower] = a.y < b.y ? [a, b] : [b, a];
  const y = overlap(a.y, a.y + a.height, b.y, b.y + b.height);
  const x = overlap(a.x, a.x + a.width, b.x, b.x + b.width);
  const line =
    y !== null
      ? [
          { x: left.x + left.width, y },
          { x: right.x, y },
        ]
      : x !== null
        ? [
            { x, y: upper.y + upper.height },
            { x, y: lower.y },
          ]
        : null;
  if (!line) return null;
  const [first, last] = line as [Point, Point];
  const isFree = panels.every(
    (panel) => panel === a || panel === b || panel.x > last.x || panel.x + panel.width < first.x || panel.y > last.y || panel.y + panel.height < first.y,
  );
  return isFree ? line : null;
}

/** The middle of the overlap of two spans; null if they do not overlap. */
function overlap(a: number, b: number, c: number, d: number): number | null {
  const [from, to] = [Math.max(a, c), Math.min(b, d)];
  return to > from ? (from + to) / 2 : null;
}

/** Up and down and from side to side by turns, as relations themselves go; null for a panel that is on no shelf. */
function channelsOf(a: Panel, b: Panel, { groups }: DiagramLayout, passages: Passages): readonly Channel[] | null {
  if (a.group === null || b.group === null) return null;
  const [from, to] = [groups[a.group]!.shelf, groups[b.group]!.shelf];
  const [first, last] = from === to ? [from + 1, from + 1] : to > from ? [from + 1, to] : [from, to + 1];
  const channels: Channel[] = [port(a, first > from), passages.corridor(first)];
  const step = last > first ? 1 : -1;
  for (let corridor = first; corridor !== last; corridor += step) {
    channels.push(passages.between(step > 0 ? corridor : corridor - 1, b.x + b.width / 2), passages.corridor(corridor + step));
  }
  return [...channels, port(b, last > to)];
}

function port({ x, width, group }: Panel, isBelow: boolean): Channel {
  return { id: `p${group} ${isBelow}`, from: x + width * MARGIN, to: x + width * (1 - MARGIN) };
}

/** The side of a panel that faces a height. */
function edgeOf({ y, height }: Panel, towards: number): number {
  return towards > y + height / 2 ? y + height : y;
}

function routed(a: Panel, b: Panel, channels: readonly Channel[], pair: { from: number; to: number }, lanes: Lanes): readonly Point[] {
  const at = channels.map((channel, i) => lanes.at(channel, branchOf(i, channels, pair)));
  const points: Point[] = [{ x: at[0]!, y: edgeOf(a, at[1]!) }];
  for (let i = 1; i < at.length; i++) points.push(i % 2 === 1 ? { x: at[i - 1]!, y: at[i]! } : { x: at[i]!, y: at[i - 1]! });
  points.push({ x: at.at(-1)!, y: edgeOf(b, at.at(-2)!) });
  return points;
}

/** From centre to centre, for manually placed panels. */
function elbow(a: Panel, b: Panel): readonly Point[] {
  const [from, to] = [middleOf(a), middleOf(b)];
  return [from, { x: from.x, y: to.y }, to];
}
