import { GAP, GUTTER } from './arrange-columns.ts';
import type { Channel } from './lanes.ts';
import type { DiagramLayout } from './layout-diagram.ts';

/** Room around a group in which lines run, inside its frame. */
const MARGIN = 24;
const FAR = 48;

/** Where lines can pass in a layout without crossing a box. */
export type Passages = {
  /** Left of a column of a group; right of the last one for the number after it. Lines run up and down in it. */
  gutter(group: number, column: number): Channel;
  /** Through a column from side to side: the gap between cards that is nearest to `y`. */
  through(group: number, column: number, y: number): Channel;
  /** Above a shelf; below the last one for the number after it. Lines run from side to side in it. */
  corridor(shelf: number): Channel;
  /** Through a shelf from above: the gap between groups that is nearest to `x`. */
  between(shelf: number, x: number): Channel;
};

export function passagesOf({ tables, groups, shelves }: DiagramLayout): Passages {
  const columns = groups.map(({ columns }) => columns.map((): { y: number; height: number }[] => []));
  for (const { group, column, y, height } of tables) columns[group]![column]!.push({ y, height });
  const gapsOf = columns.map((group) => group.map((cards) => gaps(cards.map(({ y, height }) => [y, y + height] as const))));
  const gapsBetween = shelves.map((_, i) => gaps(groups.filter(({ shelf }) => shelf === i).map(({ x, width }) => [x - MARGIN, x + width + MARGIN] as const)));
  return {
    gutter(group, column) {
      const all = groups[group]!.columns;
      const [left, right] = [all[column - 1], all[column]];
      const from = left ? left.x + left.width : right!.x - MARGIN;
      const to = right ? right.x : left!.x + left!.width + MARGIN;
      // The ends of lines are next to the cards.
      const room = Math.min(14, (to - from) / 4);
      return { id: `g${group} ${column}`, from: from + (left ? room : 2), to: to - (right ? room : 2) };
    },
    through: (group, column, y) => nearest(gapsOf[group]![column]!, y, `t${group} ${column}`, GAP),
    corridor(shelf) {
      const [above, below] = [shelves[shelf - 1], shelves[shelf]];
      const from = above ? above.y + above.height + MARGIN : below!.y - MARGIN * 2 - FAR;
      const to = below ? below.y - MARGIN * 2 - 12 : above!.y + above!.height + MARGIN + FAR;
      return { id: `c${shelf}`, from: Math.min(from, to), to: Math.max(from, to) };
    },
    between: (shelf, x) => nearest(gapsBetween[shelf]!, x, `b${shelf}`, GUTTER),
  };
}

/** Free parts before, between and after the spans. */
function gaps(spans: readonly (readonly [number, number])[]): (readonly [number, number])[] {
  const sorted = spans.toSorted((a, b) => a[0] - b[0]);
  const free: (readonly [number, number])[] = [[-Infinity, sorted[0]?.[0] ?? 0]];
  sorted.forEach(([, end], i) => free.push([end, sorted[i + 1]?.[0] ?? Infinity]));
  return free;
}

/** The gap nearest to a position; the outer ones are as wide as the others. */
function nearest(free: readonly (readonly [number, number])[], at: number, id: string, wide: number): Channel {
  const inside = free.map(([from, to]) => ({
    from: from === -Infinity ? to - wide : from,
    to: to === Infinity ? from + wide : to,
  }));
  const far = ({ from, to }: { from: number; to: number }) => Math.max(from - at, at - to, 0) + Math.abs(at - (from + to) / 2) / 1_000;
  const best = inside.reduce((found, _, i) => (far(inside[i]!) < far(inside[found]!) ? i : found), 0);
  const { from, to } = inside[best]!;
  const room = Math.min(6, (to - from) / 4);
  return { id: `${id} ${best}`, from: from + room, to: to - room };
}
