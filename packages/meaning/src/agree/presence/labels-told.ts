import { isFormOf, rootsOfWord } from '../../read/names/forms-of-word.ts';
import { folded } from '../../read/names/read-in.ts';
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
/** A shorter word is no form of another by its first letters. */
const LONG = 6;

/**
 * The labels for which a column's comment says that it is there: `video only`, `solo en los retrasos`, `when sold, let or withdrawn`, `filled or closed`. Empty if it says
 * nothing of that kind, or names none or all of the labels.
 */
export function labelsTold(comment: string | undefined, labels: readonly string[]): readonly string[] {
  if (!comment || labels.length < 2) return [];
  const words = saidOfPresence(comment);
  if (words.some((word) => NOT.has(word))) return [];
  const roots = new Set(words.flatMap((word) => rootsOfWord(word)));
  const isSaid = (piece: string) =>
    rootsOfWord(piece).some((root) => roots.has(root)) || words.some((word) => word.length >= LONG && isFormOf(folded(word), folded(piece)));
  const told = labels.filter((label) => pieces(label).length > 0 && pieces(label).every(isSaid));
  if (told.length === 0 || told.length === labels.length) return [];
  const ofLabels = new Set(told.flatMap((label) => pieces(label)).flatMap((piece) => rootsOfWord(piece)));
  const isList = words.every((word) => BETWEEN.has(word) || WHEN.has(word) || rootsOfWord(word).some((root) => ofLabels.has(root)));
  return isList || words.some((word) => ONLY.has(word) || WHEN.has(word)) ? told : [];
}

/** Whether a comment says that something holds only where these words do: `electric only`, `alleen elektrisch`. */
export function tellsOnly(comment: string, words: readonly string[]): boolean {
  const said = saidOfPresence(comment);
  if (said.some((word) => NOT.has(word)) || !said.some((word) => ONLY.has(word))) return false;
  const own = words.filter((word) => !AROUND.has(word));
  return own.some((word) => said.some((each) => isFormOf(folded(each), folded(word))));
}

/** The words of the clause that says when something is there: `null until approved` says the same as `only approved`. */
function saidOfPresence(comment: string): readonly string[] {
  const emptied = comment
    .split(/[;,(]|\.(?!\d)/)
    .map(wordsSaid)
    .find(([first, second]) => EMPTY.has(folded(first ?? '')) && UNTIL.has(folded(second ?? '')));
  return emptied ? ['only', ...emptied.slice(2).filter((word) => !NOT.has(word))] : wordsSaid(comment);
}
const EMPTY = wordSet('words of empty');
const UNTIL = wordSet('words of until');

/** The words of a comment, in lower case. */
export function wordsSaid(comment: string): readonly string[] {
  return comment.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}
