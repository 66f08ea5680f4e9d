const LOWER = 'abcdefghijklmnopqrstuvwxyz';
const DIGITS = '0123456789';
const JOINERS = '_./:@-';

/** Printable ASCII, blank first. */
const PRINTABLE = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i));

/**
 * The alphabets that words are drawn from, in the order tried (VALIDITY 3): the plainest that gives enough words is
 * taken. `extra` are letters beyond ASCII that a pattern names. With `foldCase` no alphabet holds a letter in both cases.
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
