import { DIGITS, LOWER } from '../../kit/dice.ts';
import { fromBase, inBase } from './digits.ts';
import type { IdForm } from './id-source.ts';

const BASE36 = DIGITS + LOWER;
/** Powers of 36, as literals as in values/powers.ts. */
const FOUR_LETTERS = 1_679_616;
const EIGHT_LETTERS = 2_821_109_907_456;
const TEN_LETTERS = 3_656_158_440_062_976;

/** https://github.com/paralleldrive/cuid: `c`, time, counter, a machine's fingerprint, and random letters. */
export function cuidForm(fingerprint: number): IdForm {
  const host = inBase(fingerprint % FOUR_LETTERS, BASE36, 4);
  return {
    name: 'cuid',
    letters: 25,
    tails: EIGHT_LETTERS,
    write: ({ ms, row, tail }) => `c${inBase(ms, BASE36, 8)}${inBase(row % FOUR_LETTERS, BASE36, 4)}${host}${inBase(tail, BASE36, 8)}`,
    tailOf: (text) => (/^c[a-z0-9]{24}$/.test(text) ? fromBase(text.slice(17), BASE36) : -1),
  };
}

/** Letters of a cuid2 that encode the tail: 36^10 is the largest power of 36 below 2^53. */
const TAIL = 10;

/** https://github.com/paralleldrive/cuid2: a letter, then random letters and digits. */
export function cuid2Form(length: number): IdForm {
  return {
    name: 'cuid2',
    letters: length,
    tails: TEN_LETTERS,
    write: ({ tail, dice }) => dice.letters(LOWER, 1) + dice.letters(BASE36, length - 1 - TAIL) + inBase(tail, BASE36, TAIL),
    tailOf: (text) => (text.length === length ? fromBase(text.slice(-TAIL), BASE36) : -1),
  };
}
