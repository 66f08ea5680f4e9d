import { threefry } from '../random/threefry.ts';

const ROUNDS = 6;

/** One key word a round, from the permutation's key. */
export function roundKeys(key0: number, key1: number): Int32Array {
  const keys = new Int32Array(ROUNDS);
  const out = new Int32Array(2);
  for (let round = 0; round < ROUNDS; round += 2) {
    threefry(key0, key1, round, 0x6b657973, out);
    keys[round] = out[0]!;
    keys[round + 1] = out[1]!;
  }
  return keys;
}

/** The digits' radices: a = ⌈√size⌉ and b = ⌈size / a⌉, so that a · b − size < a. */
export function radices(size: number): { a: number; b: number } {
  let a = Math.ceil(Math.sqrt(size));
  // The root of a number near 2^53 is rounded; a must be at least the true root.
  while (a * a < size) a++;
  return { a, b: Math.ceil(size / a) };
}
