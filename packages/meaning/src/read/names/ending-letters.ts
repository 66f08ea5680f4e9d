import { LANGUAGES } from '../languages/index.ts';
import { singular } from './singular.ts';
import { pieces } from './tokens.ts';
import { knownWords } from './vocabulary.ts';

/**
 * `nomU`, `prenomu` and `mailu` of users: some write the first letter of the table behind each of its columns. The names without it, where two of
 * them, and most of the longer ones, are words only then.
 */
export function withoutEndingLetters(table: string, names: readonly string[]): ReadonlyMap<string, string> {
  const letter = pieces(table)[0]?.[0];
  const bare = new Map<string, string>();
  if (letter === undefined || letter === 's' || !/[a-z]/.test(letter)) return bare;
  const long = names.filter((name) => name.length >= 4 && !/^(?:id|num|no)_|_id$/i.test(name));
  for (const name of long) if (name.toLowerCase().endsWith(letter) && !isKnown(name) && isKnown(name.slice(0, -1))) bare.set(name, name.slice(0, -1));
  return bare.size >= 2 && bare.size * 2 > long.length ? bare : new Map();
}

/** Whether its last word is known, in English or in another language of names. */
function isKnown(name: string): boolean {
  const last = pieces(name).at(-1) ?? '';
  return last.length >= 3 && (knownWords.has(last) || knownWords.has(singular(last)) || LANGUAGES.some(({ words }) => words.has(last)));
}
