import type { Rows } from '../columns/column.ts';
import { TWO_32 } from '../values/powers.ts';
import { columnKey, type KeyMaterial } from './column-key.ts';
import type { Draws } from './draws.ts';
import { fillSequence } from './fill.ts';
import { threefry } from './threefry.ts';

/** The draws of one column and purpose. Row r, draw d is counter (r mod 2^32, ⌊r / 2^32⌋ | d << 21) under the column's key. */
export function drawsOf(material: KeyMaterial): Draws {
  return drawsWithKey(...columnKey(material));
}

/** Draws under a key that is known already, such as a sub-key. */
export function drawsWithKey(key0: number, key1: number): Draws {
  return {
    key0,
    key1,
    fill(rows, a, b, draw = 0) {
      if (rows.at) fillListed(key0, key1, rows.at, rows.count, a, b, draw);
      else fillRange(key0, key1, rows, a, b, draw);
    },
    one(row, out, draw = 0) {
      const high = Math.floor(row / TWO_32);
      threefry(key0, key1, row - high * TWO_32, high | (draw << 21), out);
    },
  };
}

/** Splits where the row number crosses a multiple of 2^32, so that the counter's high word is constant in each piece. */
function fillRange(key0: number, key1: number, { first, count }: Rows, a: Int32Array, b: Int32Array, draw: number): void {
  for (let done = 0; done < count;) {
    const row = first + done;
    const high = Math.floor(row / TWO_32);
    const low = row - high * TWO_32;
    const piece = Math.min(count - done, TWO_32 - low);
    fillSequence(key0, key1, low, high | (draw << 21), a, b, done, piece);
    done += piece;
  }
}

const pair = new Int32Array(2);

function fillListed(key0: number, key1: number, at: Float64Array, count: number, a: Int32Array, b: Int32Array, draw: number): void {
  for (let i = 0; i < count; i++) {
    const row = at[i]!;
    const high = Math.floor(row / TWO_32);
    threefry(key0, key1, row - high * TWO_32, high | (draw << 21), pair);
    a[i] = pair[0]!;
    b[i] = pair[1]!;
  }
}
