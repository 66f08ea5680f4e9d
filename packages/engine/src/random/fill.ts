import { PARITY } from './threefry.ts';

/**
 * Threefry for `count` consecutive counters: word pair i, from counter (first + i, counter1), goes to `a[at + i]` and
 * `b[at + i]`. The counter's low word must not wrap within the call: first + count ≤ 2^32. Everything that depends only
 * on the key and counter1 is computed before the loop.
 */
export function fillSequence(key0: number, key1: number, first: number, counter1: number, a: Int32Array, b: Int32Array, at: number, count: number): void {
  const k2 = PARITY ^ key0 ^ key1;
  const y1 = (k2 + 1) | 0;
  const y2 = (key0 + 2) | 0;
  const y3 = (key1 + 3) | 0;
  const start = (counter1 + key1) | 0;
  const turned = (start << 13) | (start >>> 19);
  let next = ((first | 0) + key0 + start) | 0;
  for (let i = at, end = at + count; i < end; i++) {
    let x = next;
    let y = turned ^ x;
    next = (next + 1) | 0;
    x = (x + y) | 0;
    y = ((y << 15) | (y >>> 17)) ^ x;
    x = (x + y) | 0;
    y = ((y << 26) | (y >>> 6)) ^ x;
    x = (x + y) | 0;
    y = ((y << 6) | (y >>> 26)) ^ x;
    x = (x + key1) | 0;
    y = (y + y1) | 0;
    x = (x + y) | 0;
    y = ((y << 17) | (y >>> 15)) ^ x;
    x = (x + y) | 0;
    y = ((y << 29) | (y >>> 3)) ^ x;
    x = (x + y) | 0;
    y = ((y << 16) | (y >>> 16)) ^ x;
    x = (x + y) | 0;
    y = ((y << 24) | (y >>> 8)) ^ x;
    x = (x + k2) | 0;
    y = (y + y2) | 0;
    x = (x + y) | 0;
    y = ((y << 13) | (y >>> 19)) ^ x;
    x = (x + y) | 0;
    y = ((y << 15) | (y >>> 17)) ^ x;
    x = (x + y) | 0;
    y = ((y << 26) | (y >>> 6)) ^ x;
    x = (x + y) | 0;
    y = ((y << 6) | (y >>> 26)) ^ x;
    x = (x + key0) | 0;
    y = (y + y3) | 0;
    x = (x + y) | 0;
    y = ((y << 17) | (y >>> 15)) ^ x;
    a[i] = x;
    b[i] = y;
  }
}
