import { TWO_32 } from '../values/powers.ts';
import type { Permutation } from './permutation.ts';
import { radices, roundKeys } from './round-keys.ts';

/** The form for sizes up to 2^53: digits of up to 27 bits. */
export function permutation53(size: number, key0: number, key1: number): Permutation {
  const { a, b } = radices(size);
  const keys = roundKeys(key0, key1);
  const k0 = keys[0]!,
    k1 = keys[1]!,
    k2 = keys[2]!,
    k3 = keys[3]!,
    k4 = keys[4]!,
    k5 = keys[5]!;
  const scaleA = a / TWO_32;
  const scaleB = b / TWO_32;

  function forward(x: number): number {
    let y = x;
    do {
      let l = (y / b) | 0;
      let r = (y - l * b) | 0;
      // The division may round up to the next integer: then r is negative.
      const up = r >> 31;
      l += up;
      r += b & up;
      l += part(r ^ k0, scaleA) - a;
      l += a & (l >> 31);
      r += part(l ^ k1, scaleB) - b;
      r += b & (r >> 31);
      l += part(r ^ k2, scaleA) - a;
      l += a & (l >> 31);
      r += part(l ^ k3, scaleB) - b;
      r += b & (r >> 31);
      l += part(r ^ k4, scaleA) - a;
      l += a & (l >> 31);
      r += part(l ^ k5, scaleB) - b;
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
      const up = r >> 31;
      l += up;
      r += b & up;
      r -= part(l ^ k5, scaleB);
      r += b & (r >> 31);
      l -= part(r ^ k4, scaleA);
      l += a & (l >> 31);
      r -= part(l ^ k3, scaleB);
      r += b & (r >> 31);
      l -= part(r ^ k2, scaleA);
      l += a & (l >> 31);
      r -= part(l ^ k1, scaleB);
      r += b & (r >> 31);
      l -= part(r ^ k0, scaleA);
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

/** As in the 32-bit form, for larger m: `scale` is m / 2^32; the product is below m after its one rounding. */
function part(h: number, scale: number): number {
  h = Math.imul(h, 0x7feb352d);
  h = Math.imul(h ^ (h >>> 15), 0x846ca68b);
  h ^= h >>> 16;
  return ((h >>> 0) * scale) | 0;
}
