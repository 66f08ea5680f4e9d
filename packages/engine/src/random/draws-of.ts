import type { Rows } from '../columns/column.ts';
import { lender } from '../columns/scratch.ts';
import { TWO_32 } from '../values/powers.ts';
import { columnKey, type KeyMaterial } from './column-key.ts';
import type { Draws } from './draws.ts';
import { fillSequence } from './fill.ts';
import { threefry } from './threefry.ts';

/** The draws of one column and purpose. Row r, draw d is counter (r mod 2^32, ⌊r / 2^32⌋ | d << 21) under the column's key. */
export function drawsOf(material: KeyMaterial): Draws {
  return new KeyedDraws(material, 0, 0);
}

/** Draws with a given key, such as a sub-key. */
export function drawsWithKey(key0: number, key1: number): Draws {
  return new KeyedDraws(null, key0, key1);
}

/**
 * A class, so that all streams share their methods' code without closures: a process with many plans then calls them as
 * fast as one with a single plan.
 */
class KeyedDraws implements Draws {
  /** The material of the key, until the first draw: a plan has tens of thousands of streams, and a page of rows uses few of them. */
  #material: KeyMaterial | null;
  #key0: number;
  #key1: number;

  constructor(material: KeyMaterial | null, key0: number, key1: number) {
    this.#material = material;
    this.#key0 = key0;
    this.#key1 = key1;
  }

  get key0(): number {
    if (this.#material !== null) this.#makeKey(this.#material);
    return this.#key0;
  }

  get key1(): number {
    if (this.#material !== null) this.#makeKey(this.#material);
    return this.#key1;
  }

  fill(rows: Rows, a: Int32Array, b: Int32Array, draw = 0): void {
    if (this.#material !== null) this.#makeKey(this.#material);
    if (rows.at) fillListed(this.#key0, this.#key1, rows.at, rows.count, a, b, draw);
    else fillRange(this.#key0, this.#key1, rows, a, b, draw);
  }

  one(row: number, out: Int32Array, draw = 0): void {
    if (this.#material !== null) this.#makeKey(this.#material);
    const high = Math.floor(row / TWO_32);
    threefry(this.#key0, this.#key1, row - high * TWO_32, high | (draw << 21), out);
  }

  #makeKey(material: KeyMaterial): void {
    [this.#key0, this.#key1] = columnKey(material);
    this.#material = null;
  }
}

/** Splits at multiples of 2^32, so that the counter's high word is constant in each piece. */
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

const pairs = lender(() => new Int32Array(2));

function fillListed(key0: number, key1: number, at: Float64Array, count: number, a: Int32Array, b: Int32Array, draw: number): void {
  const pair = pairs.borrow();
  for (let i = 0; i < count; i++) {
    const row = at[i]!;
    const high = Math.floor(row / TWO_32);
    threefry(key0, key1, row - high * TWO_32, high | (draw << 21), pair);
    a[i] = pair[0]!;
    b[i] = pair[1]!;
  }
  pairs.giveBack(pair);
}
