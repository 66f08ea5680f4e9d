import { GAP, GUTTER, type Sized } from './arrange-columns.ts';
import type { Link } from './group-tables.ts';
import { screenOf } from './aspect.ts';

/** Groups on shelves, by place, and how high the cards of each shelf may be. */
export type Plan = { readonly shelves: readonly (readonly number[])[]; readonly heights: readonly number[] };

/** A group before its cards have positions: the space that they need in columns of any height. */
type Lump = { readonly total: number; readonly tall: number; readonly wide: number; readonly count: number; /** The minimum width. */ readonly least: number };

const WIDTHS_TRIED = 20;
const STEPS = 14;
/** Cards do not fill their columns to the end: so much of the tallest one is lost. */
const LOST = 0.35;
/** The ideal aspect ratio of a group; other ratios cost more, weighted by the group's share of the tables. */
const SHAPE = 1.15;
const MISSHAPEN = 0.12;
const PASSES = 6;
/** So high is a group at least when all of it is visible, without its frame, px. */
const MIN_PX = 54;

/**
 * Shares groups out on shelves so that all of them together have the shape of the screen with little left empty: groups of one shelf are made equally high,
 * as wide as that takes. Groups with relations between them come near each other.
 * @param shares of the whole width, that each group has at least: its title and names have room in it
 */
export function planShelves(groups: readonly (readonly Sized[])[], shares: readonly number[], links: readonly Link[], gap: number, aspect: number): Plan {
  const lumps = groups.map(measureCards);
  const order = lumps.map((_, i) => i).toSorted((a, b) => lumps[b]!.total * lumps[b]!.wide - lumps[a]!.total * lumps[a]!.wide || a - b);
  const area = lumps.reduce((sum, { total, wide }) => sum + (total + gap) * (wide + gap / 2), 0);
  const middle = Math.sqrt(area * aspect);
  let best: { shelves: number[][]; heights: number[]; cost: number } | null = null;
  for (let i = 0; i < WIDTHS_TRIED; i++) {
    const width = middle * 0.6 * 4 ** (i / (WIDTHS_TRIED - 1));
    const wide = lumps.map((lump, g) => ({ ...lump, least: shares[g]! * width }));
    const tried = divided(order, wide, width, gap, aspect);
    if (tried && (!best || tried.cost < best.cost)) best = tried;
  }
  if (!best) return { shelves: [order], heights: [Math.max(...lumps.map(({ total }) => total))] };
  return nearer(best, lumps, links, gap);
}

function measureCards(cards: readonly Sized[]): Lump {
  const tall = Math.max(...cards.map(({ height }) => height + GAP));
  const total = cards.reduce((sum, { height }) => sum + height + GAP, 0);
  return { total, tall, wide: cards.reduce((sum, { width }) => sum + width, 0) / cards.length + GUTTER, count: cards.length, least: 0 };
}

function widthAt({ total, tall, wide, count, least }: Lump, height: number): number {
  const columns = total <= height + 1 ? 1 : Math.min(count, Math.ceil((total + LOST * tall) / height));
  return Math.max(least, columns * wide - GUTTER);
}

/** A group has room for its title and a few names. */
export function leastHigh(width: number, aspect: number): number {
  return (MIN_PX * width) / screenOf(aspect);
}

/** The least height at which all groups of a shelf have room side by side; null if they never have. */
function heightOf(run: readonly Lump[], width: number, gap: number, least: number): number | null {
  const room = width - gap * (run.length - 1);
  const fits = (height: number) => run.reduce((sum, lump) => sum + widthAt(lump, height), 0) <= room;
  let low = Math.max(least, ...run.map(({ tall }) => tall));
  let high = Math.max(least, ...run.map(({ total }) => total));
  if (!fits(high)) return null;
  if (fits(low)) return low;
  for (let i = 0; i < STEPS; i++) {
    const middle = (low + high) / 2;
    if (fits(middle)) high = middle;
    else low = middle;
  }
  return high;
}

/** The best way to divide an order of groups into shelves of one width. */
function divided(order: readonly number[], lumps: readonly Lump[], width: number, gap: number, aspect: number) {
  const tables = lumps.reduce((sum, { count }) => sum + count, 0);
  const scale = width / aspect;
  const best: { cost: number; high: number; from: number; height: number }[] = [{ cost: 0, high: 0, from: 0, height: 0 }];
  for (let end = 1; end <= order.length; end++) {
    let found: (typeof best)[number] | null = null;
    for (let from = end - 1; from >= 0; from--) {
      const run = order.slice(from, end).map((i) => lumps[i]!);
      const height = heightOf(run, width, gap, leastHigh(width, aspect));
      if (height === null) break;
      const before = best[from]!;
      const bad = run.reduce((sum, lump) => sum + (lump.count / tables) * Math.log(widthAt(lump, height) / height / SHAPE) ** 2, 0);
      const cost = before.cost + (height + gap) / scale + MISSHAPEN * bad;
      if (!found || cost < found.cost) found = { cost, high: before.high + height + gap, from, height };
    }
    if (!found) return null;
    best.push(found);
  }
  const shelves: number[][] = [];
  const heights: number[] = [];
  for (let end = order.length; end > 0; end = best[end]!.from) {
    shelves.unshift(order.slice(best[end]!.from, end));
    heights.unshift(best[end]!.height);
  }
  const all = best.at(-1)!;
  const size = Math.max(width / aspect, all.high);
  const shape = all.cost - all.high / scale;
  return { shelves, heights, cost: size * (1 + shape) };
}

/** Swaps shelves, and groups on a shelf, while that shortens the distance between linked groups. */
function nearer({ shelves, heights }: { shelves: number[][]; heights: number[] }, lumps: readonly Lump[], links: readonly Link[], gap: number): Plan {
  const weights = new Map<string, { from: number; to: number; count: number }>();
  for (const { from, to } of links)
    if (from !== to) {
      const key = `${from} ${to}`;
      weights.set(key, { from, to, count: (weights.get(key)?.count ?? 0) + 1 });
    }
  const pairs = [...weights.values()].map(({ from, to, count }) => ({ from, to, weight: 1 + Math.log2(count) }));
  const at = lumps.map(() => ({ x: 0, y: 0 }));
  const costOf = () => {
    let y = 0;
    shelves.forEach((shelf, s) => {
      let x = 0;
      for (const i of shelf) {
        const width = widthAt(lumps[i]!, heights[s]!);
        at[i] = { x: x + width / 2, y: y + heights[s]! / 2 };
        x += width + gap;
      }
      y += heights[s]! + gap;
    });
    return pairs.reduce((sum, { from, to, weight }) => sum + weight * (Math.abs(at[from]!.x - at[to]!.x) + Math.abs(at[from]!.y - at[to]!.y)), 0);
  };
  let cost = costOf();
  const swapped = <T>(of: T[], a: number, b: number) => {
    [of[a], of[b]] = [of[b]!, of[a]!];
  };
  const kept = (swap: () => void) => {
    swap();
    const now = costOf();
    if (now < cost - 0.5) cost = now;
    else swap();
  };
  for (let pass = 0; pass < PASSES; pass++) {
    const before = cost;
    for (let a = 0; a < shelves.length; a++)
      for (let b = a + 1; b < shelves.length; b++)
        kept(() => {
          swapped(shelves, a, b);
          swapped(heights, a, b);
        });
    for (const shelf of shelves) for (let a = 0; a < shelf.length; a++) for (let b = a + 1; b < shelf.length; b++) kept(() => swapped(shelf, a, b));
    if (cost > before - 1) break;
  }
  return { shelves, heights };
}
