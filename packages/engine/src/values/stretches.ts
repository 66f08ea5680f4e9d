import type { Draws } from '../random/draws.ts';

/** Rows of a table in stretches that follow one another. Each is computed alone, from a row or from its own number. */
export type Stretches = {
  /** The number of the stretch that a row is in. */
  numberOf(row: number): number;
  firstOf(number: number): number;
  /** Without the table's end: the last stretch may be cut. */
  countOf(number: number): number;
};

/** How much longer than one row the stretches of a block are, in shares of what the mean adds; 16 in sum. */
const LONGER = [0, 0, 0, 0, 0.4, 0.5, 0.7, 0.8, 1, 1, 1.2, 1.4, 1.7, 2, 2.3, 3] as const;
const IN_BLOCK = LONGER.length;

/** Rows of a stretch, where nothing says otherwise. */
export const MEAN_STRETCH = 2.5;
/** The purpose of the draws of a table's stretches, which its columns share. */
export const STRETCHES = 'stretches';

/** Stretches of `mean` rows on average. Sixteen of them make a block of always as many rows, in another order in each block. */
export function stretchesOf(mean: number, draws: Draws): Stretches {
  const counts = LONGER.map((share) => 1 + Math.round(share * (mean - 1)));
  const rows = counts.reduce((sum, count) => sum + count, 0);
  const words = new Int32Array(2);
  let known = -1;
  let order: readonly number[] = [];

  /** Where each stretch of a block begins, within it. */
  function startsOf(block: number): readonly number[] {
    if (block === known) return order;
    draws.one(block, words);
    const step = 2 * (words[0]! & 7) + 1;
    const shift = words[1]! & (IN_BLOCK - 1);
    let start = 0;
    const starts: number[] = [];
    for (let i = 0; i < IN_BLOCK; i++) {
      starts.push(start);
      start += counts[(i * step + shift) % IN_BLOCK]!;
    }
    known = block;
    return (order = [...starts, rows]);
  }

  const place = (number: number) => ({ block: Math.floor(number / IN_BLOCK), at: number % IN_BLOCK });
  return {
    numberOf(row) {
      const block = Math.floor(row / rows);
      const starts = startsOf(block);
      let at = 0;
      while (starts[at + 1]! <= row - block * rows) at++;
      return block * IN_BLOCK + at;
    },
    firstOf(number) {
      const { block, at } = place(number);
      return block * rows + startsOf(block)[at]!;
    },
    countOf(number) {
      const { block, at } = place(number);
      const starts = startsOf(block);
      return starts[at + 1]! - starts[at]!;
    },
  };
}
