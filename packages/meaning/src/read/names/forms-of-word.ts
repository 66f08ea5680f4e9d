import { rootOf } from './roots.ts';
import { singular } from './singular.ts';

/** A word's root, and that of its singular. */
export function rootsOfWord(word: string): readonly string[] {
  const one = singular(word);
  return [...new Set([rootOf(word), ...(/..[^s]s$/.test(word) ? [rootOf(word.slice(0, -1))] : []), ...(one === word ? [] : [rootOf(one)])])];
}

/** Letters that the forms of one word share at least, and by how many they may be longer. */
const [SHARED, LONGER] = [4, 3];

/** Whether two words without accents are forms of one, also where it is declined: `ocen` of `oceny`, `egzemplarzy` of `egzemplarze`. */
export function isFormOf(one: string, other: string): boolean {
  if (rootsOfWord(one).some((root) => rootsOfWord(other).includes(root))) return true;
  const differs = [...one].findIndex((letter, i) => letter !== other[i]);
  const shared = differs < 0 ? one.length : differs;
  const longest = Math.max(one.length, other.length);
  return shared >= SHARED && longest - shared <= LONGER && shared * 2 > longest;
}
