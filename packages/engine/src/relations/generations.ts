import { guidedSearch } from './guided-search.ts';
import type { WindowOrder } from './turned-windows.ts';

/**
 * Children of one generation of a growing relation, in windows that are spread evenly over its slots (`growing.ts`).
 */
export type Generation = {
  /** First child, which is also the number of children before it. */
  readonly first: number;
  /** Children in a window; 2^depth windows. */
  readonly width: number;
  readonly depth: number;
  readonly windows: number;
  readonly order: WindowOrder;
  /** First slot of each class; one more entry for the end. */
  readonly slot: Float64Array;
  readonly classOfSlot: (slot: number) => number;
  /** By class, `SHARES` adjacent numbers, so that access to a random child touches one place in memory. */
  readonly shares: Float64Array;
};

/**
 * First slot of the class; slots of each rank, and one more for `RICHER` ranks from `TURN` on, cyclically: the ranks
 * before them had one more in earlier generations.
 */
export const SHARES = 4;
export const SLOT = 0;
export const EACH = 1;
export const RICHER = 2;
export const TURN = 3;

/** Children of the first generation, and in the smallest windows. */
export const MIN = 64;
/** Children in the largest windows: a table of them stays in the cache. */
export const WIDEST = 4096;

type Classes = {
  /** First rank of each class; one more entry for the end. */
  readonly firstRank: Float64Array;
  /** Share of the children in earlier classes; one more entry for the total. */
  readonly before: Float64Array;
  orderOf(width: number): WindowOrder;
};

/** Children of the classes before j among the first `count` children. */
export function sharedBefore(before: Float64Array, count: number, j: number): number {
  return Math.floor(count * before[j]!);
}

export function makeGeneration(number: number, { firstRank, before, orderOf }: Classes): Generation {
  let size = MIN;
  for (let i = 1; i < number; i++) size *= 2;
  const first = number === 0 ? 0 : size;
  let width = MIN;
  while (width < WIDEST && width * MIN < size) width *= 2;
  let depth = 0;
  for (let windows = size / width; windows > 1; windows /= 2) depth++;
  const classes = before.length - 1;
  const slot = new Float64Array(classes + 1);
  for (let j = 0; j <= classes; j++) slot[j] = sharedBefore(before, first + size, j) - sharedBefore(before, first, j);
  const shares = new Float64Array(SHARES * classes);
  for (let j = 0; j < classes; j++) {
    const own = slot[j + 1]! - slot[j]!;
    const earlier = sharedBefore(before, first, j + 1) - sharedBefore(before, first, j);
    const ranks = firstRank[j + 1]! - firstRank[j]!;
    const each = Math.floor(own / ranks);
    const at = j * SHARES;
    shares[at + SLOT] = slot[j]!;
    shares[at + EACH] = each;
    shares[at + RICHER] = own - each * ranks;
    shares[at + TURN] = earlier - Math.floor(earlier / ranks) * ranks;
  }
  return { first, width, depth, windows: size / width, order: orderOf(width), slot, classOfSlot: guidedSearch(slot), shares };
}

/** The generation of a child: 0 for the first 64, 1 for as many again, 2 for twice that. */
export function numberOf(child: number): number {
  if (child < MIN) return 0;
  if (child < 2_147_483_648) return 26 - Math.clz32(child);
  return 48 - Math.clz32(child / 4_194_304);
}
