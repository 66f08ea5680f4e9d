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
const UNKNOWN_INTEGER = -0x80000000;
const NULL_INTEGER = -0x7fffffff;
const UNKNOWN = Number.NaN;
export const NULL_NUMBER = -Infinity;

export function isUnknown(list: NumberList, value: number): boolean {
  return list instanceof Int32Array ? value === UNKNOWN_INTEGER : Number.isNaN(value);
}

/** The marker for NULL in the list. */
export function nullMarker(list: NumberList): number {
  return list instanceof Int32Array ? NULL_INTEGER : NULL_NUMBER;
}

export function keptNumbers(size: number): KeptNumbers {
  const kept: KeptNumbers = {
    list: new Int32Array(size).fill(UNKNOWN_INTEGER),
    put(places, count, made) {
      if (kept.list instanceof Int32Array && !fits(made, count)) kept.list = widened(kept.list);
      const { list } = kept;
      const nothing = nullMarker(list);
      for (let k = 0; k < count; k++) list[places[k]!] = made.nulls?.[k] === 1 ? nothing : made.values[k]!;
    },
  };
  return kept;
}

function fits({ values, whole, nulls }: Numbers, count: number): boolean {
  if (!whole) return false;
  // Preserves negative zero.
  for (let k = 0; k < count; k++) if (nulls?.[k] !== 1 && (!Object.is(values[k]! | 0, values[k]) || values[k]! <= NULL_INTEGER)) return false;
  return true;
}

function widened(list: Int32Array): Float64Array {
  return Float64Array.from(list, (value) => (value === UNKNOWN_INTEGER ? UNKNOWN : value === NULL_INTEGER ? NULL_NUMBER : value));
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
    const value = place < 0 ? NULL_INTEGER : list[place]!;
    out[row] = value;
    if (value === UNKNOWN_INTEGER) known = false;
  }
  return known;
}

function gather(list: Float64Array, places: Float64Array, count: number, out: Float64Array): boolean {
  let known = true;
  for (let row = 0; row < count; row++) {
    const place = places[row]! | 0;
    const value = place < 0 ? NULL_NUMBER : list[place]!;
    out[row] = value;
    if (value !== value) known = false;
  }
  return known;
}
