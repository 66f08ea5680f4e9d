import type { NumberList } from '../../columns/column.ts';
import type { Numbers } from '../../expressions/numbers.ts';

/**
 * Numbers by index, each stored once it is computed. Whole numbers use 32 bits as long as all of them fit, which makes
 * better use of the cache.
 */
export type KeptNumbers = {
  list: NumberList;
  /** Stores computed numbers at their indices; a number that does not fit widens the list. */
  put(places: Float64Array, count: number, made: Numbers): void;
};

/** Markers for a number that is not computed yet, and for NULL. */
const UNKNOWN_WHOLE = -0x80000000;
const NOTHING_WHOLE = -0x7fffffff;
const UNKNOWN = Number.NaN;
export const NOTHING = -Infinity;

export function isUnknown(list: NumberList, value: number): boolean {
  return list instanceof Int32Array ? value === UNKNOWN_WHOLE : Number.isNaN(value);
}

/** The marker for NULL in the list. */
export function nothingIn(list: NumberList): number {
  return list instanceof Int32Array ? NOTHING_WHOLE : NOTHING;
}

export function keptNumbers(size: number): KeptNumbers {
  const kept: KeptNumbers = {
    list: new Int32Array(size).fill(UNKNOWN_WHOLE),
    put(places, count, made) {
      if (kept.list instanceof Int32Array && !fits(made, count)) kept.list = widened(kept.list);
      const { list } = kept;
      const nothing = nothingIn(list);
      for (let k = 0; k < count; k++) list[places[k]!] = made.nulls?.[k] === 1 ? nothing : made.values[k]!;
    },
  };
  return kept;
}

function fits({ values, whole, nulls }: Numbers, count: number): boolean {
  if (!whole) return false;
  // Preserves negative zero.
  for (let k = 0; k < count; k++) if (nulls?.[k] !== 1 && (!Object.is(values[k]! | 0, values[k]) || values[k]! <= NOTHING_WHOLE)) return false;
  return true;
}

function widened(list: Int32Array): Float64Array {
  return Float64Array.from(list, (value) => (value === UNKNOWN_WHOLE ? UNKNOWN : value === NOTHING_WHOLE ? NOTHING : value));
}

/** Reads the list at the given indices; false if a number is not computed yet. An index below 0 is NULL. */
export function gatherNumbers(list: NumberList, places: Float64Array, count: number, out: NumberList): boolean {
  return list instanceof Int32Array ? gatherWhole(list, places, count, out as Int32Array) : gather(list, places, count, out as Float64Array);
}

// A separate loop for each kind of list: a shared one would be slower for both.
function gatherWhole(list: Int32Array, places: Float64Array, count: number, out: Int32Array): boolean {
  let known = true;
  for (let row = 0; row < count; row++) {
    // Converts an index to an integer; an index that may have a fraction is checked first.
    const place = places[row]! | 0;
    const value = place < 0 ? NOTHING_WHOLE : list[place]!;
    out[row] = value;
    if (value === UNKNOWN_WHOLE) known = false;
  }
  return known;
}

function gather(list: Float64Array, places: Float64Array, count: number, out: Float64Array): boolean {
  let known = true;
  for (let row = 0; row < count; row++) {
    const place = places[row]! | 0;
    const value = place < 0 ? NOTHING : list[place]!;
    out[row] = value;
    if (value !== value) known = false;
  }
  return known;
}
