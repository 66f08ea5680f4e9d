import type { NumberList } from '../columns/column.ts';
import type { Permutation } from '../keys/permutation.ts';
import { EACH, RICHER, SHARES, SLOT, TURN, type Generation } from './generations.ts';
import { turnedBits } from './turned-windows.ts';

/** Reads one relation by whole windows. */
export type RankWindows = {
  parents(first: number, count: number, out: Float64Array): void;
  /**
   * `list` is by rank, `out` has the same kind. False if it may contain NaN or the smallest integer, the markers for
   * missing entries: the caller must then compute the values each time.
   */
  read(first: number, count: number, list: NumberList, out: NumberList): boolean;
};

type Source = {
  /** First rank of each class; one more entry for the end. */
  readonly firstRank: Float64Array;
  /** Children in the largest windows. */
  readonly widest: number;
  readonly mix: Permutation;
  generationOf(child: number): Generation;
  /** Rotation of a window's order, before and after. */
  turnOf(of: Generation, window: number): number;
  rankIn(of: Generation, j: number, slot: number): number;
};

/**
 * Consecutive children, window by window: the values of a window's slots are read in slot order, in which ranks rise,
 * so that lists by rank are read sequentially; then they are assigned to the children.
 */
export function rankWindows({ firstRank, widest, mix, generationOf, turnOf, rankIn }: Source): RankWindows {
  const classes = firstRank.length - 1;
  /** Number of leading classes with a single rank. */
  let heads = 0;
  while (heads < classes && firstRank[heads + 1] === heads + 1) heads++;
  const begins = new Int32Array(widest + 1);
  const ranks = firstRank[classes]! <= 0x7fffffff ? new Int32Array(widest) : new Float64Array(widest);
  const parents = new Float64Array(widest);
  const listed = new Float64Array(widest);
  const listedWhole = new Int32Array(widest);
  let window = -1;
  let entered: Generation | null = null;
  let parentsFilled = false;
  let listedFrom: NumberList | null = null;
  /** Parents by rank, once many windows were read and if there are few enough: most ranks occur in every window. */
  let parentOf: Int32Array | null = null;
  let made = 0;

  function enter(of: Generation, wanted: number): void {
    if (entered === of && window === wanted) return;
    entered = of;
    window = wanted;
    parentsFilled = false;
    listedFrom = null;
    const from = turnedBits(window, of.depth);
    if (classes < 4 * of.width) fillRanks(of, from);
    else for (let k = 0, slot = from; k < of.width; k++, slot += of.windows) ranks[k] = rankIn(of, of.classOfSlot(slot), slot);
  }

  /**
   * Without a search: each class marks its first slot, later classes overwrite earlier ones, and the marks are
   * propagated.
   */
  function fillRanks({ slot, width, windows, shares }: Generation, from: number): void {
    const perSlot = 1 / windows;
    const up = windows - 1 - from;
    begins.fill(0, 0, width);
    for (let j = 1; j < classes; j++) begins[((slot[j]! + up) * perSlot) | 0] = j;
    const headEnd = Math.min(width, ((slot[heads]! + up) * perSlot) | 0);
    let j = 0;
    let k = 0;
    for (; k < headEnd; k++) ranks[k] = j = larger(j, begins[k]!);
    for (; k < width; k++) {
      j = larger(j, begins[k]!);
      const own = j * SHARES;
      const place = from + k * windows - shares[own + SLOT]!;
      const least = shares[own + EACH]!;
      const rich = shares[own + RICHER]!;
      const cut = rich * (least + 1);
      const at = (place < cut ? Math.floor(place / (least + 1)) : rich + Math.floor((place - cut) / least)) + shares[own + TURN]!;
      const base = firstRank[j]!;
      const size = firstRank[j + 1]! - base;
      ranks[k] = base + (at < size ? at : at - size);
    }
  }

  function parentsOf({ width }: Generation): Float64Array {
    if (parentsFilled) return parents;
    parentsFilled = true;
    if (made++ === WORTH_KEEPING && firstRank[classes]! <= KEPT_PARENTS) parentOf = new Int32Array(firstRank[classes]!).fill(-1);
    if (parentOf) {
      keptParents(mix, ranks, width, parentOf, parents);
      return parents;
    }
    let rank = -1;
    let parent = -1;
    for (let k = 0; k < width; k++) {
      const next = ranks[k]!;
      // The heaviest parents have many slots of a window.
      if (next !== rank) parent = mix.forward((rank = next));
      parents[k] = parent;
    }
    return parents;
  }

  /** The list's values for the window's slots. */
  function listOf({ width }: Generation, list: NumberList): NumberList {
    const into = list instanceof Int32Array ? listedWhole : listed;
    if (listedFrom === list) return into;
    listedFrom = (list instanceof Int32Array ? gatherWhole(list, ranks, width, listedWhole) : gather(list, ranks, width, listed)) ? list : null;
    return into;
  }

  function byWindows(first: number, count: number, valuesOf: (of: Generation) => NumberList, out: NumberList): void {
    for (let done = 0; done < count;) {
      const of = generationOf(first + done);
      const wanted = Math.floor((first + done - of.first) / of.width);
      enter(of, wanted);
      const word = turnOf(of, wanted);
      const place = first + done - of.first - wanted * of.width;
      const end = Math.min(count, done + of.width - place);
      const values = valuesOf(of);
      const from = (place - done + word) | 0;
      if (values instanceof Int32Array) dealWhole(values, of.order.there, of.width - 1, from, word >>> 12, done, end, out as Int32Array);
      else deal(values, of.order.there, of.width - 1, from, word >>> 12, done, end, out as Float64Array);
      done = end;
    }
  }

  return {
    parents: (first, count, out) => byWindows(first, count, parentsOf, out),
    read(first, count, list, out) {
      let known = true;
      const valuesOf = (of: Generation) => {
        const values = listOf(of, list);
        known &&= listedFrom === list;
        return values;
      };
      byWindows(first, count, valuesOf, out);
      return known;
    },
  };
}

/** Four megabytes. */
const KEPT_PARENTS = 1_048_576;
/** Windows of some thousand children each: more than a page of rows needs. */
const WORTH_KEEPING = 32;

function keptParents(mix: Permutation, ranks: NumberList, width: number, parentOf: Int32Array, out: Float64Array): void {
  for (let k = 0; k < width; k++) {
    const rank = ranks[k]!;
    const known = parentOf[rank]!;
    out[k] = known >= 0 ? known : (parentOf[rank] = mix.forward(rank));
  }
}

/** The maximum without a branch, which would be mispredicted. Both are non-negative integers. */
function larger(x: number, y: number): number {
  const ahead = (y - x) | 0;
  return x + (ahead & ~(ahead >> 31));
}

// A separate loop for each kind of list: a shared one would be slower for both.

/** False if the list does not have a number yet. */
function gather(list: Float64Array, ranks: NumberList, width: number, out: Float64Array): boolean {
  let known = true;
  for (let k = 0; k < width; k++) {
    const value = list[ranks[k]!]!;
    out[k] = value;
    if (value !== value) known = false;
  }
  return known;
}

function gatherWhole(list: Int32Array, ranks: NumberList, width: number, out: Int32Array): boolean {
  let known = true;
  for (let k = 0; k < width; k++) {
    const value = list[ranks[k]!]!;
    out[k] = value;
    if (value === -0x80000000) known = false;
  }
  return known;
}

/**
 * Assigns the values of a window's slots to its children: to those at positions `from + i` in the window's order,
 * rotated.
 */
function deal(ofSlot: Float64Array, there: Uint16Array, mask: number, from: number, turned: number, done: number, end: number, out: Float64Array): void {
  for (let i = done; i < end; i++) out[i] = ofSlot[(there[(i + from) & mask]! + turned) & mask]!;
}

function dealWhole(ofSlot: Int32Array, there: Uint16Array, mask: number, from: number, turned: number, done: number, end: number, out: Int32Array): void {
  for (let i = done; i < end; i++) out[i] = ofSlot[(there[(i + from) & mask]! + turned) & mask]!;
}
