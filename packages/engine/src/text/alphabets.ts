const LOWER = 'abcdefghijklmnopqrstuvwxyz';
const DIGITS = '0123456789';
const JOINERS = '_./:@-';

/** Printable ASCII, blank first. */
const PRINTABLE = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i));

/**
 * The alphabets for words, in the order tried: the simplest one with enough words wins. `extra` are letters beyond
 * ASCII that a pattern names. With `foldCase` no alphabet holds a letter in both cases.
 */
export function alphabets(extra: string, foldCase: boolean): string[][] {
  const noCapitals = PRINTABLE.filter((letter) => !/[A-Z]/.test(letter));
  const noSmall = PRINTABLE.filter((letter) => !/[a-z]/.test(letter));
  const beyond = Array.from(extra);
  const list = [
    [...LOWER, ...DIGITS],
    [...LOWER, ...DIGITS, ...JOINERS],
    noCapitals.filter((letter) => letter !== ' '),
    ...(foldCase ? [noSmall.filter((letter) => letter !== ' '), [...noCapitals, ...beyond]] : [PRINTABLE.filter((letter) => letter !== ' ')]),
    [...PRINTABLE, ...beyond],
  ];
  return list;
}

/** The last code point to check for letters, digits and signs: covers all planes that hold any. */
const LAST_LETTER = 0x3ffff;
/** Latin, Greek, Cyrillic and Armenian come before all other scripts. */
const LAST_NEAR = 0x58f;

/**
 * Wider alphabets, for keys with so few characters that printable ASCII runs out: first with the letters of the related
 * scripts, then with every letter, digit and sign of Unicode. With `caseless` they contain only letters without case,
 * so that case folding creates no duplicates.
 */
export function widerAlphabets(caseless: boolean): string[][] {
  const ascii = PRINTABLE.filter((letter) => letter !== ' ' && !(caseless && /[A-Z]/.test(letter)));
  const beyond = caseless ? lettersBeyond().filter((letter) => /^\p{Script=Han}$/u.test(letter)) : lettersBeyond();
  const near = beyond.filter((letter) => letter.codePointAt(0)! <= LAST_NEAR);
  return [...(near.length > 0 ? [[...ascii, ...near]] : []), [...ascii, ...beyond]];
}

let known: readonly string[] | null = null;

/** Each in its normalized form, because programs between the rows and their reader may normalize. */
function lettersBeyond(): readonly string[] {
  if (known) return known;
  const found: string[] = [];
  for (let code = 0xa1; code <= LAST_LETTER; code++) {
    const letter = String.fromCodePoint(code);
    if (/^[\p{L}\p{N}\p{P}\p{S}]$/u.test(letter) && letter.normalize('NFKC') === letter) found.push(letter);
  }
  return (known = found);
}
