import type { FanOut } from '@seedbed/contract';
import type { NumberList, Rows } from '../columns/column.ts';
import { guidedSearch } from './guided-search.ts';
import { EACH, MIN, makeGeneration, numberOf, RICHER, sharedBefore, SHARES, SLOT, TURN, WIDEST, type Generation } from './generations.ts';
import { parentMix, subKey } from './parent-mix.ts';
import { rankWeights } from './rank-weights.ts';
import { rankWindows, type RankWindows } from './rank-windows.ts';
import type { FillingSpread } from './spread.ts';
import { slotsBefore, turnedBits, turnWord, windowAt, windowOrder, type WindowOrder } from './turned-windows.ts';
import { weightClasses } from './weight-classes.ts';

/**
 * A skewed relation that grows: children come in generations, each as large as all earlier ones together, and adding
 * children changes no existing row. A generation divides its slots among the ranks by their weights; the rounding
 * remainder rotates, so that the counts of all generations together stay within one of their shares. Its children come
 * in windows that are spread evenly over its slots, so the same holds for a generation that is not full. Slot, rank and
 * parent can be computed in both directions; a different number of parents redistributes everything.
 */
type GrowingSpread = FillingSpread & {
  /** How many of the first `count` children are the parent's. */
  countAmong(parent: number, count: number): number;
};

type GrowingOptions = {
  readonly parents: number;
  readonly children: number;
  readonly key: readonly [number, number];
} & (
  | {
      readonly fanOut: FanOut;
      /** Share of parents without children. */
      readonly childless?: number;
    }
  | { readonly ranked: Ranked }
);

/** How many parents have children, and the weight of each rank. */
type Ranked = { readonly ranks: number; readonly weight: (rank: number) => number };

export function growingSpread(options: GrowingOptions): GrowingSpread {
  const { parents, children, key } = options;
  const { ranks, weight } = 'ranked' in options ? options.ranked : rankedBy(parents, options.fanOut, options.childless);
  const { rank: firstRank, before } = weightClasses(ranks, weight);
  const classes = before.length - 1;
  const classOfRank = guidedSearch(firstRank);
  const mix = parentMix(parents, key);
  const childKey = subKey(key, 1);
  const orders = new Map<number, WindowOrder>();
  const generations: Generation[] = [];
  const last = numberOf(Math.max(0, children - 1));

  const sizeOf = (j: number) => firstRank[j + 1]! - firstRank[j]!;
  /** Children that every rank of the class had before the generation. */
  const roundsBefore = (of: Generation, j: number) => Math.floor((sharedBefore(before, of.first, j + 1) - sharedBefore(before, of.first, j)) / sizeOf(j));

  function generation(number: number): Generation {
    return (generations[number] ??= makeGeneration(number, { firstRank, before, orderOf }));
  }

  function orderOf(width: number): WindowOrder {
    let order = orders.get(width);
    if (!order) orders.set(width, (order = windowOrder(width, childKey[0] ^ width, childKey[1])));
    return order;
  }

  /** The rank that owns a slot of class j. */
  function rankIn({ shares }: Generation, j: number, slot: number): number {
    const base = firstRank[j]!;
    const size = firstRank[j + 1]! - base;
    if (size === 1) return base;
    const of = j * SHARES;
    const each = shares[of + EACH]!;
    const richer = shares[of + RICHER]!;
    const place = slot - shares[of + SLOT]!;
    const cut = richer * (each + 1);
    const at = (place < cut ? Math.floor(place / (each + 1)) : richer + Math.floor((place - cut) / each)) + shares[of + TURN]!;
    return base + (at < size ? at : at - size);
  }

  /** A rank's children before the generation, and its slots in it. */
  function slotsOf(of: Generation, rank: number) {
    const j = classOfRank(rank);
    const each = of.shares[j * SHARES + EACH]!;
    const richer = of.shares[j * SHARES + RICHER]!;
    const turn = of.shares[j * SHARES + TURN]!;
    const size = sizeOf(j);
    const place = rank - firstRank[j]!;
    const at = place < turn ? place - turn + size : place - turn;
    const from = of.slot[j]! + at * each + Math.min(at, richer);
    return { earlier: roundsBefore(of, j) + (place < turn ? 1 : 0), from, to: from + each + (at < richer ? 1 : 0) };
  }

  function rankOf(of: Generation, child: number): number {
    const slot = slotOf(of, child);
    return rankIn(of, of.classOfSlot(slot), slot);
  }

  function slotOf(of: Generation, child: number): number {
    const at = child - of.first;
    const window = Math.floor(at / of.width);
    const { there } = of.order;
    const mask = of.width - 1;
    const word = turnOf(of, window);
    const place = there[(at - window * of.width + word) & mask]!;
    return ((place + (word >>> 12)) & mask) * of.windows + turnedBits(window, of.depth);
  }

  function childOf(of: Generation, window: number, slot: number): number {
    const mask = of.width - 1;
    const word = turnOf(of, window);
    const place = of.order.back[(Math.floor(slot / of.windows) - (word >>> 12)) & mask]!;
    return of.first + window * of.width + ((place - word) & mask);
  }

  /** Rotation of the window's order, before and after. */
  function turnOf(of: Generation, window: number): number {
    return turnWord((of.first + window * of.width) / MIN, childKey[0]);
  }

  /** A rank's children in one window, by its slots of the generation; in slot order. */
  function visitWindow(of: Generation, window: number, from: number, to: number, visit: (child: number) => void): void {
    // The remainder of doubles would be slow.
    const first = turnedBits(window, of.depth);
    for (let slot = first + Math.ceil((from - first) / of.windows) * of.windows; slot < to; slot += of.windows) visit(childOf(of, window, slot));
  }

  /** How many of a rank's children precede this one in its generation. */
  function childrenBefore(of: Generation, child: number, from: number, to: number): number {
    const window = Math.floor((child - of.first) / of.width);
    if (window >= of.windows) return to - from;
    let found = slotsBefore(from, to, window, of.depth, of.windows);
    if (of.first + window * of.width < child) visitWindow(of, window, from, to, (each) => each < child && found++);
    return found;
  }

  /** A rank's children in one window, in order; cached, since callers usually read children one after another. */
  let listed: readonly number[] = [];
  let listedOf: Generation | null = null;
  let listedFrom = -1;
  let listedWindow = -1;

  function inWindow(of: Generation, window: number, from: number, to: number): readonly number[] {
    if (listedOf === of && listedFrom === from && listedWindow === window) return listed;
    const list: number[] = [];
    visitWindow(of, window, from, to, (child) => list.push(child));
    listedOf = of;
    listedFrom = from;
    listedWindow = window;
    return (listed = list.length === 1 ? list : list.sort((a, b) => a - b));
  }

  /** A rank's children among the first `count` of all. */
  function countOfRank(rank: number, count: number): number {
    const of = generation(numberOf(Math.max(0, count - 1)));
    const { earlier, from, to } = slotsOf(of, rank);
    return earlier + childrenBefore(of, count, from, to);
  }

  function countAmong(parent: number, count: number): number {
    const rank = mix.inverse(parent);
    return rank >= ranks || count === 0 ? 0 : countOfRank(rank, count);
  }

  function parentOf(child: number): number {
    if (ranks === 0) return -1;
    const of = generation(numberOf(child));
    return mix.forward(rankOf(of, child));
  }

  let windows: RankWindows | null = null;
  const byWindows = () => (windows ??= rankWindows({ firstRank, widest: WIDEST, mix, generationOf: (child) => generation(numberOf(child)), turnOf, rankIn }));
  /** The row after the last rows read: a caller that continues there reads whole windows, however small its steps. */
  let next = -1;
  const inWindows = (rows: Rows): boolean => {
    const goesOn = rows.first === next;
    next = rows.at ? -1 : rows.first + rows.count;
    return !rows.at && (rows.count >= WORTH_A_WINDOW || (goesOn && rows.count > 1));
  };

  return {
    parents,
    children,
    most: maxChildren(),
    keeps: { children: true, parents: false },
    parentOf,
    ordinalOf(child) {
      if (ranks === 0) return 0;
      const of = generation(numberOf(child));
      const { earlier, from, to } = slotsOf(of, rankOf(of, child));
      return earlier + childrenBefore(of, child, from, to);
    },
    countOf: (parent) => countAmong(parent, children),
    countAmong,
    childAt(parent, ordinal) {
      const rank = mix.inverse(parent);
      for (let number = last; ; number--) {
        const of = generation(number);
        const { earlier, from, to } = slotsOf(of, rank);
        if (ordinal < earlier) continue;
        const { window, rest } = windowAt(from, to, ordinal - earlier, of.depth, of.windows);
        return inWindow(of, window, from, to)[rest]!;
      }
    },
    fill(rows, out) {
      if (ranks > 0 && inWindows(rows)) byWindows().parents(rows.first, rows.count, out);
      else for (let i = 0; i < rows.count; i++) out[i] = parentOf(rows.at ? rows.at[i]! : rows.first + i);
    },
    ...(ranks > 0 ? { ranks: { rankOf: rankOfChild, parentAt: mix.forward, read } } : {}),
  };

  function rankOfChild(child: number): number {
    return rankOf(generation(numberOf(child)), child);
  }

  function read(rows: Rows, list: NumberList, out: NumberList): boolean {
    if (!rows.at && rows.count >= WORTH_A_WINDOW) return byWindows().read(rows.first, rows.count, list, out);
    for (let i = 0; i < rows.count; i++) out[i] = list[rankOfChild(rows.at ? rows.at[i]! : rows.first + i)]!;
    return false;
  }

  /**
   * The heaviest ranks have the most children; for a class of several ranks this counts the slots of its largest rank
   * in full.
   */
  function maxChildren(): number {
    if (ranks === 0 || children === 0) return 0;
    const of = generation(last);
    let most = 0;
    for (let j = 0; j < classes; j++) {
      const { shares } = of;
      const own = j * SHARES;
      const bound = roundsBefore(of, j) + (shares[own + TURN]! > 0 ? 1 : 0) + shares[own + EACH]! + (shares[own + RICHER]! > 0 ? 1 : 0);
      // Rounding may give a lighter rank one more than a heavier one.
      if (bound + 2 < most) break;
      most = Math.max(most, sizeOf(j) === 1 ? countOfRank(firstRank[j]!, children) : bound);
    }
    return most;
  }
}

function rankedBy(parents: number, fanOut: FanOut, childless: number | undefined): Ranked {
  const ranks = Math.max(Math.min(parents, 1), Math.round(parents * (1 - (childless ?? 0))));
  return { ranks, weight: rankWeights(fanOut, ranks, childless) };
}

/** Number of rows from which computing a whole window's slots is worthwhile. */
const WORTH_A_WINDOW = 512;
