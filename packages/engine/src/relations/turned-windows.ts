import { lender } from '../columns/scratch.ts';
import { permutation } from '../keys/permutation.ts';

/**
 * 2^depth windows whose slots interleave: window w has every 2^depth-th slot, starting at the bit reversal of w. So the
 * first windows are spread evenly over all slots, however many windows there are (van der Corput), and the number of an
 * interval's slots in the first windows can be computed without a scan.
 */

/** The lowest `depth` bits of w in the opposite order. */
export function turnedBits(w: number, depth: number): number {
  if (depth <= 31) {
    let x = w;
    x = ((x >>> 1) & 0x55555555) | ((x & 0x55555555) << 1);
    x = ((x >>> 2) & 0x33333333) | ((x & 0x33333333) << 2);
    x = ((x >>> 4) & 0x0f0f0f0f) | ((x & 0x0f0f0f0f) << 4);
    x = ((x >>> 8) & 0x00ff00ff) | ((x & 0x00ff00ff) << 8);
    x = (x >>> 16) | (x << 16);
    return depth === 0 ? 0 : x >>> (32 - depth);
  }
  let turned = 0;
  for (let i = 0, rest = w; i < depth; i++) {
    const half = Math.floor(rest / 2);
    turned = turned * 2 + (rest - half * 2);
    rest = half;
  }
  return turned;
}

/** 32 bits from a window and a key (Wellons' lowbias32). */
export function turnWord(window: number, key: number): number {
  let h = Math.imul(window ^ (window >>> 16) ^ key, 0x7feb352d);
  h = Math.imul(h ^ (h >>> 15), 0x846ca68b);
  return (h ^ (h >>> 16)) >>> 0;
}

/** How many slots from `from` to before `to` belong to windows before `windows`; there are `all` = 2^depth. */
export function slotsBefore(from: number, to: number, windows: number, depth: number, all: number): number {
  if (windows >= all) return to - from;
  let found = 0;
  if (to - from <= FEW) {
    for (let slot = from; slot < to; slot++) if (turnedBits(slot - Math.floor(slot / all) * all, depth) < windows) found++;
    return found;
  }
  let low = 0;
  let step = 1;
  let rest = windows;
  let left = all;
  for (let i = 0; i < depth && rest > 0; i++) {
    left /= 2;
    if (rest >= left) {
      rest -= left;
      found += alike(from, to, step * 2, low);
      low += step;
    }
    step *= 2;
  }
  return found;
}

/** Number of slots up to which a scan is faster than counting. */
const FEW = 16;

/**
 * The window of slot number `ordinal` of the interval, taking its slots window by window; `rest`: its position within
 * that window.
 */
export function windowAt(from: number, to: number, ordinal: number, depth: number, all: number): { readonly window: number; readonly rest: number } {
  if (to - from <= FEW) return fewWindowsAt(from, to, ordinal, depth, all);
  let window = 0;
  let rest = ordinal;
  let low = 0;
  let step = 1;
  for (let i = 0; i < depth; i++) {
    const even = alike(from, to, step * 2, low);
    window *= 2;
    if (rest >= even) {
      rest -= even;
      low += step;
      window++;
    }
    step *= 2;
  }
  return { window, rest };
}

/** The windows of a few slots, sorted. */
const windows = lender(() => new Float64Array(16));

function fewWindowsAt(from: number, to: number, ordinal: number, depth: number, all: number): { readonly window: number; readonly rest: number } {
  const few = windows.borrow();
  let count = 0;
  for (let slot = from; slot < to; slot++) {
    const window = turnedBits(slot - Math.floor(slot / all) * all, depth);
    let place = count++;
    for (; place > 0 && few[place - 1]! > window; place--) few[place] = few[place - 1]!;
    few[place] = window;
  }
  let rest = 0;
  while (rest < ordinal && few[ordinal - rest - 1] === few[ordinal]) rest++;
  const window = few[ordinal]!;
  windows.giveBack(few);
  return { window, rest };
}

/** The count of numbers from `from` to before `to` whose remainder by `step` is `low`. */
function alike(from: number, to: number, step: number, low: number): number {
  return Math.floor((to - 1 - low) / step) - Math.floor((from - 1 - low) / step);
}

/**
 * An order of the positions of a window (65,536 at most), as a table in each direction: rotated by two words for each
 * window, so that no window looks like the next.
 */
export type WindowOrder = { readonly there: Uint16Array; readonly back: Uint16Array };

export function windowOrder(size: number, key0: number, key1: number): WindowOrder {
  const mixed = permutation(size, key0, key1);
  const there = new Uint16Array(size);
  const back = new Uint16Array(size);
  for (let x = 0; x < size; x++) back[(there[x] = mixed.forward(x))] = x;
  return { there, back };
}
