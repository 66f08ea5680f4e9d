import { rootOf } from '../../read/names/roots.ts';
import { singular } from '../../read/names/singular.ts';
import { pieces } from '../../read/names/tokens.ts';
import { wordSet } from '../../read/words.ts';

/** Words by which a comment says that something holds only for some rows, in the languages of schemas. */
const ONLY = wordSet('words of only');
/** Words by which it says when. */
const WHEN = wordSet('words of when');
/** Words by which it says the opposite, or until when. */
const NOT = wordSet('words of not');
const AROUND = wordSet('around the verb of a flag');
const BETWEEN = wordSet('words between labels');

/**
 * The labels for which a column's comment says that it is there: `video only`, `solo en los retrasos`, `when sold, let or withdrawn`, `filled or closed`. Empty if it says
 * nothing of that kind, or names none or all of the labels.
 */
export function labelsTold(comment: string | undefined, labels: readonly string[]): readonly string[] {
  if (!comment || labels.length < 2) return [];
  const words = wordsSaid(comment);
  if (words.some((word) => NOT.has(word))) return [];
  const roots = new Set(words.flatMap((word) => rootsOfWord(word)));
  const told = labels.filter((label) => pieces(label).length > 0 && pieces(label).every((piece) => rootsOfWord(piece).some((root) => roots.has(root))));
  if (told.length === 0 || told.length === labels.length) return [];
  const ofLabels = new Set(told.flatMap((label) => pieces(label)).flatMap((piece) => rootsOfWord(piece)));
  const isList = words.every((word) => BETWEEN.has(word) || WHEN.has(word) || rootsOfWord(word).some((root) => ofLabels.has(root)));
  return isList || words.some((word) => ONLY.has(word) || WHEN.has(word)) ? told : [];
}

/** Whether a comment says that something holds only where these words do: `electric only`, `alleen elektrisch`. */
export function tellsOnly(comment: string, words: readonly string[]): boolean {
  const said = wordsSaid(comment);
  if (said.some((word) => NOT.has(word)) || !said.some((word) => ONLY.has(word))) return false;
  const roots = new Set(said.flatMap((word) => rootsOfWord(word)));
  const own = words.filter((word) => !AROUND.has(word));
  return own.some((word) => rootsOfWord(word).some((root) => roots.has(root)));
}

/** A word's root, and that of its singular. */
export function rootsOfWord(word: string): readonly string[] {
  const one = singular(word);
  return [...new Set([rootOf(word), ...(/..[^s]s$/.test(word) ? [rootOf(word.slice(0, -1))] : []), ...(one === word ? [] : [rootOf(one)])])];
}

/** The words of a comment, in lower case. */
export function wordsSaid(comment: string): readonly string[] {
  return comment.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}
