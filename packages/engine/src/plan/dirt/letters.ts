/** Whether a character is a letter to mistype: not a digit, a sign, a mark that belongs to the letter before it, or a part of a picture. */
export function isLetter(character: string): boolean {
  const code = character.codePointAt(0)!;
  if (code < 0x80) return (code >= 65 && code <= 90) || (code >= 97 && code <= 122);
  if (code < 0xc0 || code === 0xd7 || code === 0xf7) return false;
  if (code < 0x2b0) return true;
  // Greek, Cyrillic, Armenian; kana, Chinese characters, Hangul. In other scripts the marks between letters are part of the word.
  return (code >= 0x386 && code <= 0x481) || (code >= 0x48a && code <= 0x556) || (code >= 0x3041 && code <= 0x30ff) || (code >= 0x4e00 && code <= 0xd7a3);
}

const LOWER = /^[a-zß-öø-ÿ]$/;

/** Small letters of one byte or two, whose neighbours on the keyboard are small as well. */
export function isSmall(character: string): boolean {
  return LOWER.test(character);
}

const ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

/** The letter beside one on the keyboard, in the same case; null for letters that are on none. */
export function neighbour(character: string, toTheRight: boolean): string | null {
  const small = character.toLowerCase();
  const row = small.length === 1 ? ROWS.find((keys) => keys.includes(small)) : undefined;
  if (row === undefined) return null;
  const at = row.indexOf(small);
  const other = row[at + (toTheRight ? 1 : -1)] ?? row[at + (toTheRight ? -1 : 1)]!;
  return small === character ? other : other.toUpperCase();
}
