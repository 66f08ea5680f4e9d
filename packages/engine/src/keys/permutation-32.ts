import type { Permutation } from './permutation.ts';
import { radices, roundKeys } from './round-keys.ts';

/** The form for sizes up to 2^32: both digits fit in 16 bits, so a round is two 32-bit products and no division. */
export function permutation32(size: number, key0: number, key1: number): Permutation {
  const { a, b } = radices(size);
  const keys = roundKeys(key0, key1);
  const k0 = keys[0]!,
    k1 = keys[1]!,
    k2 = keys[2]!,
    k3 = keys[3]!,
    k4 = keys[4]!,
    k5 = keys[5]!;

  function forward(x: number): number {
    let y = x;
    do {
      // Exact: a quotient below 2^17 of numbers below 2^33 is never rounded up to the next integer.
      let l = (y / b) | 0;
      let r = (y - l * b) | 0;
      l += part(r ^ k0, a) - a;
      l += a & (l >> 31);
      r += part(l ^ k1, b) - b;
      r += b & (r >> 31);
      l += part(r ^ k2, a) - a;
      l += a & (l >> 31);
      r += part(l ^ k3, b) - b;
      r += b & (r >> 31);
      l += part(r ^ k4, a) - a;
      l += a & (l >> 31);
      r += part(l ^ k5, b) - b;
      r += b & (r >> 31);
      y = l * b + r;
    } while (y >= size);
    return y;
  }

  function inverse(y: number): number {
    let x = y;
    do {
      let l = (x / b) | 0;
      let r = (x - l * b) | 0;
      r -= part(l ^ k5, b);
      r += b & (r >> 31);
      l -= part(r ^ k4, a);
      l += a & (l >> 31);
      r -= part(l ^ k3, b);
      r += b & (r >> 31);
      l -= part(r ^ k2, a);
      l += a & (l >> 31);
      r -= part(l ^ k1, b);
      r += b & (r >> 31);
      l -= part(r ^ k0, a);
      l += a & (l >> 31);
      x = l * b + r;
    } while (x >= size);
    return x;
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

/** The round function: mixes h (two steps of Wellons' lowbias32) and scales it to 0 … m − 1, for m ≤ 2^16. */
function part(h: number, m: number): number {
  h = Math.imul(h, 0x7feb352d);
  h = Math.imul(h ^ (h >>> 15), 0x846ca68b);
  return Math.imul(h >>> 16, m) >>> 16;
}
