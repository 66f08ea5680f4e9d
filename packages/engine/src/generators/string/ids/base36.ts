import { DIGITS, LOWER } from '../../kit/dice.ts';
import { fromBase, inBase } from './digits.ts';
import type { IdForm } from './id-source.ts';

const BASE36 = DIGITS + LOWER;

/** https://github.com/paralleldrive/cuid: `c`, time, counter, a machine's fingerprint, and random letters. */
export function cuidForm(fingerprint: number): IdForm {
  const host = inBase(fingerprint % 36 ** 4, BASE36, 4);
  return {
    name: 'cuid',
    letters: 25,
    tails: 36 ** 8,
    write: ({ ms, row, tail }) => `c${inBase(ms, BASE36, 8)}${inBase(row % 36 ** 4, BASE36, 4)}${host}${inBase(tail, BASE36, 8)}`,
    tailOf: (text) => (/^c[a-z0-9]{24}$/.test(text) ? fromBase(text.slice(17), BASE36) : -1),
  };
}

/** Letters of a cuid2 that hold the tail: 36^10 is the largest power of 36 below 2^53. */
const TAIL = 10;

/** https://github.com/paralleldrive/cuid2: a letter, then letters and digits that say nothing. */
export function cuid2Form(length: number): IdForm {
  return {
    name: 'cuid2',
    letters: length,
    tails: 36 ** TAIL,
    write: ({ tail, dice }) => dice.letters(LOWER, 1) + dice.letters(BASE36, length - 1 - TAIL) + inBase(tail, BASE36, TAIL),
    tailOf: (text) => (text.length === length ? fromBase(text.slice(-TAIL), BASE36) : -1),
  };
}
