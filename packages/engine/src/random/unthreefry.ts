import { PARITY } from './threefry.ts';

/** Runs `threefry` backwards: from its two words to their counter, written to `out[0]` and `out[1]`. */
export function unthreefry(key0: number, key1: number, word0: number, word1: number, out: Int32Array): void {
  const k0 = key0 | 0;
  const k1 = key1 | 0;
  const keys = [k0, k1, PARITY ^ k0 ^ k1];
  let x = word0 | 0;
  let y = word1 | 0;
  for (let round = 12; round >= 0; round--) {
    const turn = ROTATIONS[round % 8]!;
    const mixed = y ^ x;
    y = (mixed >>> turn) | (mixed << (32 - turn));
    x = (x - y) | 0;
    // Every fourth round begins by adding a part of the key.
    if (round % 4 !== 0) continue;
    const injection = round / 4;
    x = (x - keys[injection % 3]!) | 0;
    y = (y - keys[(injection + 1) % 3]! - injection) | 0;
  }
  out[0] = x;
  out[1] = y;
}

const ROTATIONS = [13, 15, 26, 6, 17, 29, 16, 24];
