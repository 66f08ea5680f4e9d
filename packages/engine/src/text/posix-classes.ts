import { dictionary } from '@seedbed/contract';
import { charSet, charsOf, complement, union, type CharSet } from './char-set.ts';

const DIGIT = charSet([0x30, 0x39]);
const UPPER = charSet([0x41, 0x5a]);
const LOWER = charSet([0x61, 0x7a]);
const ALPHA = union(UPPER, LOWER);
const ALNUM = union(ALPHA, DIGIT);
const SPACE = charSet([0x09, 0x0d], [0x20, 0x20]);
const GRAPH = charSet([0x21, 0x7e]);

/**
 * POSIX classes within ASCII. Their letters beyond it depend on the collation, so do not trust them for texts with other letters
 * (`localeDependent` of a parsed pattern).
 */
export const POSIX: Readonly<Record<string, CharSet>> = dictionary({
  alpha: ALPHA,
  digit: DIGIT,
  alnum: ALNUM,
  upper: UPPER,
  lower: LOWER,
  space: SPACE,
  graph: GRAPH,
  blank: charsOf(' \t'),
  punct: charSet([0x21, 0x2f], [0x3a, 0x40], [0x5b, 0x60], [0x7b, 0x7e]),
  print: charSet([0x20, 0x7e]),
  cntrl: charSet([0x00, 0x1f], [0x7f, 0x7f]),
  xdigit: charSet([0x30, 0x39], [0x41, 0x46], [0x61, 0x66]),
  word: union(ALNUM, charsOf('_')),
  ascii: charSet([0, 0x7f]),
});

/** `\d \s \w` and their complements. */
export const SHORTHANDS: Readonly<Record<string, CharSet>> = dictionary({
  d: DIGIT,
  s: SPACE,
  w: POSIX['word']!,
  D: complement(DIGIT),
  S: complement(SPACE),
  W: complement(POSIX['word']!),
});
