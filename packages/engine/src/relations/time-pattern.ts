import { turnedBits, turnWord } from './turned-windows.ts';

const BITS = 8;
/** Positions of a pattern: it drops shares below half a position. */
export const PATTERN = 1 << BITS;

/** How many neighbouring positions are shuffled, and the key for it. */
const MIXED = 16;
const SCATTER = 0x9e3779b9;

/**
 * How an interval of children is divided among groups of parents: the same for every `PATTERN` consecutive children.
 */
export type Pattern = {
  /** By position: its group, and how many earlier positions belong to that group. */
  readonly group: Uint8Array;
  readonly nth: Uint16Array;
  /** By group: its positions in a pattern, and where they begin in `position`. */
  readonly each: Uint16Array;
  readonly start: Uint16Array;
  /** Positions by group, rising. */
  readonly position: Uint16Array;
};

/**
 * Every part of the pattern gives each group about its share: positions are assigned in bit-reversed order (van der
 * Corput).
 */
const DEALT = dealt();

/** @param sizes parents of each group, at most 255 groups, at least one of them not empty */
export function timePattern(sizes: readonly number[]): Pattern {
  const group = new Uint8Array(PATTERN);
  const nth = new Uint16Array(PATTERN);
  const each = new Uint16Array(sizes.length);
  const start = new Uint16Array(sizes.length);
  const position = new Uint16Array(PATTERN);
  const ends = endsOf(sizes);
  for (let at = 0; at < PATTERN; at++) {
    const place = DEALT[at]!;
    let g = 0;
    while (place >= ends[g]!) g++;
    group[at] = g;
    nth[at] = each[g]!++;
  }
  for (let g = 1; g < sizes.length; g++) start[g] = start[g - 1]! + each[g - 1]!;
  for (let at = 0; at < PATTERN; at++) position[start[group[at]!]! + nth[at]!] = at;
  return { group, nth, each, start, position };
}

/** Positions of a group among the first `count` of a pattern. */
export function positionsBefore({ each, start, position }: Pattern, group: number, count: number): number {
  let low = 0;
  let high = each[group]!;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (position[start[group]! + middle]! < count) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Where each group's positions end, of `PATTERN` positions divided by size. */
function endsOf(sizes: readonly number[]): number[] {
  let total = 0;
  for (const size of sizes) total += size;
  let sum = 0;
  return sizes.map((size) => Math.round(((sum += size) / total) * PATTERN));
}

function dealt(): Uint16Array {
  const places = new Uint16Array(PATTERN);
  const order = Array.from({ length: MIXED }, (_, i) => i);
  for (let block = 0; block < PATTERN; block += MIXED) {
    const mixed = order.toSorted((a, b) => turnWord(block + a, SCATTER) - turnWord(block + b, SCATTER));
    for (let i = 0; i < MIXED; i++) places[block + i] = turnedBits(block + mixed[i]!, BITS);
  }
  return places;
}
