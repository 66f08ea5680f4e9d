/** Letters that are one character with their stroke. */
const PLAIN = new Map(
  [...'łŁøØđĐħĦıŧŦßæÆœŒþÞðÐ'].map((letter, at) => [
    letter,
    ['l', 'L', 'o', 'O', 'd', 'D', 'h', 'H', 'i', 't', 'T', 'ss', 'ae', 'AE', 'oe', 'OE', 'th', 'TH', 'd', 'D'][at]!,
  ]),
);
/** The characters beyond U+00FF in MySQL's latin1 (Windows-1252). */
const WINDOWS_1252 = new Set('€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ');

const HOLDS = new Map<string, (character: string) => boolean>([
  ['utf8mb4', () => true],
  ['utf16', () => true],
  ['utf32', () => true],
  ['binary', () => true],
  ['utf8', (character) => character.codePointAt(0)! <= 0xffff],
  ['utf8mb3', (character) => character.codePointAt(0)! <= 0xffff],
  ['ucs2', (character) => character.codePointAt(0)! <= 0xffff],
  ['latin1', (character) => isAscii(character) || (character >= '\u00a0' && character <= '\u00ff') || WINDOWS_1252.has(character)],
]);

/**
 * Replaces characters that a character set lacks by plain ones: `Łódź` in latin1 becomes `Lódz`. For sets other than these, only ASCII is
 * certain.
 */
export function narrowed(text: string, charset: string | undefined): string {
  const holds = charset === undefined ? undefined : (HOLDS.get(charset) ?? isAscii);
  if (!holds) return text;
  let plain = '';
  for (const character of text) plain += holds(character) ? character : plainOf(character, holds);
  return plain;
}

function plainOf(character: string, holds: (character: string) => boolean): string {
  const bare = PLAIN.get(character) ?? character.normalize('NFKD').replaceAll(/\p{M}/gu, '');
  return bare !== '' && [...bare].every(holds) ? bare : (PUNCTUATION.get(character) ?? '?');
}

const PUNCTUATION: ReadonlyMap<string, string> = new Map([
  ['‘', "'"],
  ['’', "'"],
  ['“', '"'],
  ['”', '"'],
  ['–', '-'],
  ['—', '-'],
  ['−', '-'],
  ['•', '*'],
]);

function isAscii(character: string): boolean {
  return character <= '\u007f';
}
