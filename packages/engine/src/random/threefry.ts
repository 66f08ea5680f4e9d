/**
 * Threefry-2x32 with 13 rounds (Salmon, Moraes, Dror, Shaw: "Parallel random numbers: as easy as 1, 2, 3", SC 2011): a
 * published, counter-based generator of 32-bit additions, rotations and xors. Two key words and two counter words
 * (any numbers; taken mod 2^32) give 64 bits, written to `out[0]` and `out[1]`. Test vectors: `threefry.test.ts`.
 */
export function threefry(key0: number, key1: number, counter0: number, counter1: number, out: Int32Array): void {
  const k0 = key0 | 0;
  const k1 = key1 | 0;
  const k2 = PARITY ^ k0 ^ k1;
  let x = (counter0 + k0) | 0;
  let y = (counter1 + k1) | 0;
  x = (x + y) | 0;
  y = ((y << 13) | (y >>> 19)) ^ x;
  x = (x + y) | 0;
  y = ((y << 15) | (y >>> 17)) ^ x;
  x = (x + y) | 0;
  y = ((y << 26) | (y >>> 6)) ^ x;
  x = (x + y) | 0;
  y = ((y << 6) | (y >>> 26)) ^ x;
  x = (x + k1) | 0;
  y = (y + k2 + 1) | 0;
  x = (x + y) | 0;
  y = ((y << 17) | (y >>> 15)) ^ x;
  x = (x + y) | 0;
  y = ((y << 29) | (y >>> 3)) ^ x;
  x = (x + y) | 0;
  y = ((y << 16) | (y >>> 16)) ^ x;
  x = (x + y) | 0;
  y = ((y << 24) | (y >>> 8)) ^ x;
  x = (x + k2) | 0;
  y = (y + k0 + 2) | 0;
  x = (x + y) | 0;
  y = ((y << 13) | (y >>> 19)) ^ x;
  x = (x + y) | 0;
  y = ((y << 15) | (y >>> 17)) ^ x;
  x = (x + y) | 0;
  y = ((y << 26) | (y >>> 6)) ^ x;
  x = (x + y) | 0;
  y = ((y << 6) | (y >>> 26)) ^ x;
  x = (x + k0) | 0;
  y = (y + k1 + 3) | 0;
  x = (x + y) | 0;
  y = ((y << 17) | (y >>> 15)) ^ x;
  out[0] = x;
  out[1] = y;
}

/** The constant of the key schedule: C240 of the paper, truncated to 32 bits. */
export const PARITY = 0x1bd11bda;
