import type { Rows } from '../columns/column.ts';
import type { Draws } from './draws.ts';

/**
 * Deals shares to rows: among the first n rows, for any n, the first share gets its exact part within one row, and a
 * later share within two. A share has one row in every interval of 1 / share rows, at a random position that depends
 * only on the draws and the row.
 */
export type Dealer = {
  /** Index of the share to which a row belongs; −1 if it belongs to none. */
  of(row: number): number;
};

/** Shares are 0 to 1, and 1 in sum at most. */
export function dealer(draws: Draws, shares: readonly number[]): Dealer {
  const turns: Turns[] = [];
  let left = 1;
  for (const [at, share] of shares.entries()) {
    turns.push(turnsOf(draws, left <= 0 ? 0 : Math.min(1, share / left), at));
    left -= share;
  }
  return {
    of(row) {
      // Each share is dealt among the rows that the earlier shares leave over.
      let place = row;
      for (const [at, turn] of turns.entries()) {
        const before = turn.before(place);
        if (turn.is) return at;
        place -= before;
      }
      return -1;
    },
  };
}

type Turns = {
  /** How many earlier rows belong to the share; sets `is` for this row. */
  before(row: number): number;
  is: boolean;
};

/** For a share above one half, deals the complement. */
function turnsOf(draws: Draws, share: number, at: number): Turns {
  const isRest = share > 0.5;
  const part = isRest ? 1 - share : share;
  const words = new Int32Array(2);
  const turns: Turns = {
    is: false,
    before(row) {
      if (part < MIN) {
        turns.is = isRest;
        return isRest ? row : 0;
      }
      let stretch = Math.floor(row * part);
      while (firstOf(stretch + 1) <= row) stretch++;
      while (firstOf(stretch) > row) stretch--;
      const first = firstOf(stretch);
      draws.one(stretch, words, at);
      const turn = first + Math.floor(((words[0]! >>> 0) / 0x1_0000_0000) * (firstOf(stretch + 1) - first));
      const before = stretch + (turn < row ? 1 : 0);
      turns.is = (turn === row) !== isRest;
      return isRest ? row - before : before;
    },
  };
  const firstOf = (stretch: number): number => Math.ceil(stretch / part - 1e-9);
  return turns;
}

/** Smaller shares count as zero. */
const MIN = 1e-9;

/** Draws whose first word is below a share in exactly the rows to which the share is dealt. */
export function dealtDraws(draws: Draws, share: number): Draws {
  const deal = dealer(draws, [share]);
  const wordOf = (row: number): number => (deal.of(row) === 0 ? 0 : -1);
  return {
    key0: draws.key0,
    key1: draws.key1,
    fill(rows: Rows, a: Int32Array, b: Int32Array, draw = 0) {
      draws.fill(rows, a, b, draw);
      for (let i = 0; i < rows.count; i++) a[i] = wordOf(rows.at ? rows.at[i]! : rows.first + i);
    },
    one(row, out, draw = 0) {
      draws.one(row, out, draw);
      out[0] = wordOf(row);
    },
  };
}
