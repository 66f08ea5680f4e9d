import { permutation, type Permutation } from './permutation.ts';

/** Elements of a window, about: a table of them stays in the cache. */
const WINDOW = 4096;

export type WindowedPermutation = Permutation & {
  /** Element k of window w goes to a slot of the form `k′ · windows + w`. */
  readonly windows: number;
  /** The window of x. */
  windowOf(x: number): number;
  /** Elements of a window. */
  lengthOf(window: number): number;
  /** `out[at + i]` = `ofSlot[k′]` for elements `first + i` of one window, for as many of `count` as it has; returns how many. */
  fillFrom(ofSlot: Int32Array | Float64Array, first: number, count: number, out: Float64Array, at: number): number;
};

/**
 * A quick permutation of many elements (at least 4,096), for dealing rows to slots in a random order. Rows come in windows of about
 * 4,096; window w takes slots w, w + n, w + 2n … of all n windows, in an order from a table that is turned differently for
 * each window. So every stretch of rows has its share of the whole range of slots, at a third of a Feistel network's time.
 */
export function windowedPermutation(size: number, key0: number, key1: number): WindowedPermutation {
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

  const windowOf = (x: number) => (x < cut ? Math.floor(x / (least + 1)) : extra + Math.floor((x - cut) / least));

  function forward(x: number): number {
    if (current < 0 || x < start || x >= start + length) enter(windowOf(x));
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
    windows,
    windowOf,
    lengthOf: (window) => (window < extra ? least + 1 : least),
    fillFrom(ofSlot, first, count, out, at) {
      const window = windowOf(first);
      if (current !== window) enter(window);
      const { there } = tables;
      let place = first - start + turnIn;
      if (place >= length) place -= length;
      const end = at + Math.min(count, start + length - first);
      for (let i = at; i < end; i++) {
        let slot = there[place]! + turnOut;
        if (slot >= length) slot -= length;
        out[i] = ofSlot[slot]!;
        if (++place === length) place = 0;
      }
      return end - at;
    },
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
