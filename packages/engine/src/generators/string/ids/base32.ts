import { TWO_32, TWO_40, TWO_48, TWO_52 } from '../../../values/powers.ts';
import { BASE62 } from '../../kit/dice.ts';
import { fromBase, inBase } from './digits.ts';
import type { IdForm, IdParts } from './id-source.ts';

export const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * Ten letters of milliseconds and sixteen of 80 bits: `lead` is the 28 bits before the 52 bits of the tail. They start
 * with the row's number, so that ids of one millisecond rise with the row.
 */
function write({ ms, tail }: IdParts, lead: number, alphabet: string): string {
  const high = lead * 4096 + Math.floor(tail / TWO_40);
  return inBase(ms % TWO_48, alphabet, 10) + inBase(high, alphabet, 8) + inBase(tail % TWO_40, alphabet, 8);
}

function tailOf(text: string, alphabet: string): number {
  if (text.length !== 26) return -1;
  const high = fromBase(text.slice(10, 18), alphabet);
  const low = fromBase(text.slice(18), alphabet);
  return high < 0 || low < 0 ? -1 : (high % 4096) * TWO_40 + low;
}

/** https://github.com/ulid/spec */
export const ulidForm: IdForm = {
  name: 'ULID',
  letters: 26,
  tails: TWO_52,
  write: (parts) => write(parts, (parts.row % 4096) * 65_536 + parts.dice.below(65_536), CROCKFORD),
  tailOf: (text) => tailOf(text.toUpperCase(), CROCKFORD),
};

const LOWER = CROCKFORD.toLowerCase();
/** Version 7 of a UUID goes before the twelve bits of the row, the variant after them. */
const VERSION_7 = 7 * 4096;
const VARIANT = 2;

/** https://github.com/jetify-com/typeid/tree/main/spec: a version 7 UUID in base 32 after the type's name. */
export function typeIdForm(prefix: string): IdForm {
  const start = prefix === '' ? '' : `${prefix}_`;
  return {
    name: 'TypeID',
    letters: start.length + 26,
    tails: TWO_52,
    write: (parts) => start + write(parts, ((VERSION_7 + (parts.row % 4096)) * 4 + VARIANT) * 1024 + parts.dice.below(1024), LOWER),
    tailOf: (text) => (text.startsWith(start) ? tailOf(text.slice(start.length), LOWER) : -1),
  };
}

const KSUID_EPOCH = 1_400_000_000;
/** 62^8: eight letters. */
const CHUNK = 218_340_105_584_896n;

/**
 * https://github.com/segmentio/ksuid: 32 bits of seconds and 128 more, which begin with 16 bits of the row's number.
 */
export const ksuidForm: IdForm = {
  name: 'KSUID',
  letters: 27,
  mixedCase: true,
  tails: TWO_52,
  write({ ms, row, tail, dice }) {
    const seconds = Math.min(TWO_32 - 1, Math.max(0, Math.floor(ms / 1000) - KSUID_EPOCH));
    const lead = BigInt(seconds * 65_536 + (row % 65_536));
    const middle = (BigInt(dice.below(65_536)) << 44n) | (BigInt(dice.next() >>> 0) << 12n) | BigInt(dice.below(4096));
    let left = (lead << 112n) | (middle << 52n) | BigInt(tail);
    let text = '';
    for (let k = 0; k < 3; k++) {
      text = inBase(Number(left % CHUNK), BASE62, 8) + text;
      left /= CHUNK;
    }
    return inBase(Number(left), BASE62, 3) + text;
  },
  tailOf(text) {
    if (text.length !== 27 || fromBase(text, BASE62) < 0) return -1;
    let value = 0n;
    for (const letter of text) value = value * 62n + BigInt(BASE62.indexOf(letter));
    return Number(value & 0xf_ffff_ffff_ffffn);
  },
};
