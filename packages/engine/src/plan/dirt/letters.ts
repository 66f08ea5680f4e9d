/**
 * Whether a character is a letter that can be mistyped: not a digit, a sign, a combining mark, or a part of a picture.
 */
export function isLetter(character: string): boolean {
  const code = character.codePointAt(0)!;
  if (code < 0x80) return (code >= 65 && code <= 90) || (code >= 97 && code <= 122);
  if (code < 0xc0 || code === 0xd7 || code === 0xf7) return false;
  if (code < 0x2b0) return true;
  // Greek, Cyrillic, Armenian; kana, Chinese characters, Hangul. In other scripts, marks between letters are part of
  // the word.
  return (code >= 0x386 && code <= 0x481) || (code >= 0x48a && code <= 0x556) || (code >= 0x3041 && code <= 0x30ff) || (code >= 0x4e00 && code <= 0xd7a3);
}

const LOWER = /^[a-zß-öø-ÿ]$/;

/** Lower-case letters of one or two bytes, whose keyboard neighbours are lower-case as well. */
export function isSmall(character: string): boolean {
  return LOWER.test(character);
}

const ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

/** The letter next to one on the keyboard, in the same case; null for letters that no keyboard has. */
export function neighbour(character: string, toTheRight: boolean): string | null {
  const small = character.toLowerCase();
  const row = small.length === 1 ? ROWS.find((keys) => keys.includes(small)) : undefined;
  if (row === undefined) return null;
  const at = row.indexOf(small);
  const other = row[at + (toTheRight ? 1 : -1)] ?? row[at + (toTheRight ? -1 : 1)]!;
  return small === character ? other : other.toUpperCase();
}
