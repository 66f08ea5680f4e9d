import type { Sized } from './arrange-columns.ts';
import { screenOf } from './aspect.ts';
import type { Link } from './group-tables.ts';
import { leastHigh } from './plan-shelves.ts';

export type Shelf = { readonly y: number; readonly height: number };
export type Shelved = {
  readonly at: readonly { readonly x: number; readonly y: number; readonly shelf: number }[];
  readonly shelves: readonly Shelf[];
  /** Each box as large as its shelf allows. */
  readonly groups: readonly Sized[];
};

/** Between two lines that run side by side when all of it is visible, and at most for all of them, px of a screen. */
const LANE_PX = 4;
const LANES_PX = 28;
/** Empty space below the shelves makes them taller, by at most this factor. */
const STRETCH = 1.15;

/** Puts boxes on the shelves that are planned for them. Each shelf is as wide as the widest, each box as high as its shelf; lines between shelves have room. */
export function shelve(
  cards: readonly Sized[],
  shares: readonly number[],
  plan: readonly (readonly number[])[],
  links: readonly Link[],
  gap: number,
  aspect: number,
): Shelved {
  const guess = Math.max(...plan.map((shelf) => shelf.reduce((sum, i) => sum + cards[i]!.width + gap, -gap)));
  const boxes = cards.map(({ width, height }, i) => ({ width: Math.max(width, shares[i]! * guess), height }));
  const natural = plan.map((shelf) => shelf.reduce((sum, i) => sum + boxes[i]!.width + gap, -gap));
  const heights = plan.map((shelf) => Math.max(plan.length === 1 ? 0 : leastHigh(guess, aspect), ...shelf.map((i) => boxes[i]!.height)));
  const high = heights.reduce((sum, height) => sum + height + gap, -gap);
  const widest = Math.max(...natural);
  const unit = Math.max(widest, high * aspect) / screenOf(aspect);
  const lanes = lanesOf(plan, links).map((count) => Math.min(LANES_PX, count * LANE_PX) * unit);
  const all = high + lanes.slice(1, -1).reduce((sum, room) => sum + room, 0);
  // Empty space next to the boxes is divided among them; a diagram of a few boxes is not stretched.
  const width = plan.length === 1 && plan[0]!.length === 1 ? widest : Math.min(Math.max(widest, all * aspect), widest * 1.5);
  const taller = plan.length === 1 && plan[0]!.length === 1 ? 1 : Math.min(STRETCH, Math.max(1, (width / aspect - (all - high)) / high));
  const at: { x: number; y: number; shelf: number }[] = [];
  const groups: Sized[] = [];
  const shelves: Shelf[] = [];
  let y = 0;
  plan.forEach((shelf, s) => {
    if (s > 0) y += lanes[s]!;
    const more = width - natural[s]!;
    const own = natural[s]! - gap * (shelf.length - 1);
    let x = 0;
    for (const i of shelf) {
      const wide = boxes[i]!.width + (more * boxes[i]!.width) / own;
      at[i] = { x, y, shelf: s };
      groups[i] = { width: wide, height: heights[s]! * taller };
      x += wide + gap;
    }
    shelves.push({ y, height: heights[s]! * taller });
    y += heights[s]! * taller + gap;
  });
  return { at, shelves, groups };
}

/** How many lines pass above each shelf, and below the last: lines to one group share one, neighbours need none. */
function lanesOf(plan: readonly (readonly number[])[], links: readonly Link[]): number[] {
  const shelfOf = new Map(plan.flatMap((shelf, s) => shelf.map((i, at) => [i, { s, at }] as const)));
  const ends = Array.from({ length: plan.length + 1 }, () => new Set<number>());
  for (const { from, to } of links) {
    const [a, b] = [shelfOf.get(from)!, shelfOf.get(to)!];
    if (a.s === b.s) {
      if (Math.abs(a.at - b.at) > 1) ends[a.s + 1]!.add(to);
    } else for (let s = Math.min(a.s, b.s) + 1; s <= Math.max(a.s, b.s); s++) ends[s]!.add(to);
  }
  return ends.map(({ size }) => size);
}
