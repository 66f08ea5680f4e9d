import { permutation, type Permutation } from './permutation.ts';

/** Elements of a window, about: a table of them stays in the cache. */
const WINDOW = 4096;

/**
 * A quick permutation of many elements (at least 4,096), for dealing rows to slots in a random order. Rows come in windows of about
 * 4,096; window w takes slots w, w + n, w + 2n … of all n windows, in an order from a table that is turned differently for
 * each window. So every stretch of rows has its share of the whole range of slots, at a third of a Feistel network's time.
 */
export function windowedPermutation(size: number, key0: number, key1: number): Permutation {
  const windows = Math.ceil(size / WINDOW);
  // The first `extra` windows have one element more than the others.
  const least = Math.floor(size / windows);
  const extra = size - least * windows;
  const cut = extra * (least + 1);
  const short = tablesOf(permutation(least, key0, key1));
  const long = tablesOf(permutation(least + 1, key1, key0));

  // The window that was used last: rows mostly follow each other.
  let current = -1;
  let start = 0;
  let length = 0;
  let turnIn = 0;
  let turnOut = 0;
  let tables = short;

  function enter(window: number): void {
    current = window;
    const isLong = window < extra;
    length = isLong ? least + 1 : least;
    start = isLong ? window * length : cut + (window - extra) * least;
    tables = isLong ? long : short;
    const word = mix(window ^ key0, key1);
    turnIn = ((word & 0xffff) * length) >>> 16;
    turnOut = ((word >>> 16) * length) >>> 16;
  }

  function forward(x: number): number {
    if (current < 0 || x < start || x >= start + length) enter(x < cut ? Math.floor(x / (least + 1)) : extra + Math.floor((x - cut) / least));
    let place = x - start + turnIn;
    if (place >= length) place -= length;
    let slot = tables.there[place]! + turnOut;
    if (slot >= length) slot -= length;
    return slot * windows + current;
  }

  function inverse(y: number): number {
    let slot = Math.floor(y / windows);
    const window = y - slot * windows;
    if (current !== window) enter(window);
    slot -= turnOut;
    if (slot < 0) slot += length;
    let place = tables.back[slot]! - turnIn;
    if (place < 0) place += length;
    return start + place;
  }

  return {
    size,
    forward,
    inverse,
    fill(first, count, out) {
      for (let i = 0; i < count; i++) out[i] = forward(first + i);
    },
    map(from, count, out) {
      for (let i = 0; i < count; i++) out[i] = forward(from[i]!);
    },
    unmap(from, count, out) {
      for (let i = 0; i < count; i++) out[i] = inverse(from[i]!);
    },
  };
}

function tablesOf(computed: Permutation): { readonly there: Int32Array; readonly back: Int32Array } {
  const there = new Int32Array(computed.size);
  const back = new Int32Array(computed.size);
  for (let x = 0; x < computed.size; x++) back[(there[x] = computed.forward(x))] = x;
  return { there, back };
}

/** 32 bits from a window and a key (Wellons' lowbias32). */
function mix(window: number, key: number): number {
  let h = Math.imul(window ^ (window >>> 16), 0x7feb352d) ^ key;
  h = Math.imul(h ^ (h >>> 15), 0x846ca68b);
  return (h ^ (h >>> 16)) >>> 0;
}
