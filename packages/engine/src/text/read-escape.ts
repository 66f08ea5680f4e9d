import { dictionary } from '@seedbed/contract';
import { charSet, type CharSet } from './char-set.ts';
import type { RegexReader } from './parse-regex.ts';
import { SHORTHANDS } from './posix-classes.ts';
import { UnreadablePattern } from './regex-tree.ts';

const CONTROLS: Readonly<Record<string, number>> = dictionary({ a: 7, b: 8, e: 27, f: 12, n: 10, r: 13, t: 9, v: 11, B: 92 });

/**
 * Parses the escape after a backslash, inside or outside brackets: `\d`, `\n`, `\u00e4`, `\x41`, or the letter itself.
 */
export function readEscape(reader: RegexReader): CharSet {
  const letter = reader.letters[reader.at++];
  if (letter === undefined) throw new UnreadablePattern('a backslash at the end');
  const shorthand = SHORTHANDS[letter];
  if (shorthand) {
    // \d and \s stay ASCII under C.UTF-8 but not elsewhere.
    reader.localeDependent = true;
    return shorthand;
  }
  const control = CONTROLS[letter];
  if (control !== undefined) return one(control);
  if (letter === 'u') return one(readHex(reader, 4, 4));
  if (letter === 'U') return one(readHex(reader, 8, 8));
  if (letter === 'x') return one(readHex(reader, 1, 8));
  if (letter === 'c') return one((reader.letters[reader.at++] ?? '@').charCodeAt(0) & 31);
  if (letter === '0') return one(readOctal(reader));
  if (/[0-9]/.test(letter)) throw new UnreadablePattern('a back reference');
  if (/[A-Za-z]/.test(letter)) throw new UnreadablePattern(`the escape \\${letter}`);
  return one(letter.codePointAt(0)!);
}

function one(code: number): CharSet {
  return charSet([code, code]);
}

function readHex(reader: RegexReader, least: number, most: number): number {
  let digits = '';
  while (digits.length < most && /[0-9a-fA-F]/.test(reader.letters[reader.at] ?? '')) digits += reader.letters[reader.at++];
  if (digits.length < least) throw new UnreadablePattern('a broken hexadecimal escape');
  return Math.min(parseInt(digits, 16), 0x10ffff);
}

function readOctal(reader: RegexReader): number {
  let digits = '0';
  while (digits.length < 3 && /[0-7]/.test(reader.letters[reader.at] ?? '')) digits += reader.letters[reader.at++];
  return parseInt(digits, 8);
}
