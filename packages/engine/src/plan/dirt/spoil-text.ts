import { firstAccepted, type Choose } from './choices.ts';
import { isLetter, neighbour } from './letters.ts';

type Spoil = (text: string, choose: Choose, accepts: (text: string) => boolean) => string | null;

/** A blank before it, after it or on both sides, or a double blank inside; null if the column accepts none of these. */
export const withBlanks: Spoil = (text, choose, accepts) => {
  const inside = text.trim().indexOf(' ');
  const ways = [`${text} `, ` ${text}`, ` ${text} `, `${text}  `];
  if (inside > 0) ways.push(text.trim().replace(' ', '  '));
  return firstAccepted(text, ways, choose, accepts);
};

/** All upper case, all lower case, or the first letter in the other case. */
export const inOtherCase: Spoil = (text, choose, accepts) => {
  const [first = ''] = text;
  const other = first === first.toLowerCase() ? first.toUpperCase() : first.toLowerCase();
  return firstAccepted(text, [text.toUpperCase(), text.toLowerCase(), other + text.slice(first.length)], choose, accepts);
};

const TRIES = 6;

/**
 * Two letters swapped, one missing, one doubled, or the neighbouring key; never the first letter, which readers notice.
 */
export const mistyped: Spoil = (text, choose, accepts) => {
  const letters = Array.from(text);
  const places = letters.flatMap((letter, at) => (at > 0 && isLetter(letter) && isLetter(letters[at - 1]!) ? [at] : []));
  for (let tries = 0; places.length > 0 && tries < TRIES; tries++) {
    const next = slip(letters, places[choose(places.length)]!, choose);
    if (next !== text && accepts(next)) return next;
  }
  return null;
};

/** One slip at a letter. */
function slip(letters: readonly string[], at: number, choose: Choose): string {
  const before = letters.slice(0, at);
  const after = letters.slice(at + 1);
  const letter = letters[at]!;
  switch (choose(4)) {
    case 0:
      return [...before, ...after].join('');
    case 1:
      return [...before, letter, letter, ...after].join('');
    case 2:
      return [...before, neighbour(letter, choose(2) === 1) ?? '', ...after].join('');
    default: {
      const next = letters[at + 1];
      if (next !== undefined && isLetter(next)) return [...before, next, letter, ...after.slice(1)].join('');
      return [...letters.slice(0, at - 1), letter, letters[at - 1]!, ...after].join('');
    }
  }
}

/** The characters of windows-1252 for the bytes 128 to 159; five of them are undefined. */
const UPPER_BYTES = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** UTF-8 read as windows-1252: `Müller` becomes `MÃ¼ller`. Null for ASCII texts. */
export const misread: Spoil = (text, _, accepts) => {
  const bytes = new TextEncoder().encode(text);
  if (bytes.length === text.length) return null;
  const shown = Array.from(bytes, (byte) => (byte >= 0x80 && byte < 0xa0 ? UPPER_BYTES[byte - 0x80]! : String.fromCharCode(byte))).join('');
  return accepts(shown) ? shown : null;
};

/** What people type when they have nothing to say. */
export const PLACEHOLDERS = ['n/a', 'N/A', '-', 'TEST', 'test', 'unknown', '?', 'none', 'xxx', 'TBD', '.', 'NULL'] as const;
