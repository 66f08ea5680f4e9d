import { wordSet } from '../../read/words.ts';

const ROOTS = wordSet('roots of trees');
const KEPT = wordSet('kept within trees');

/** Whether words name the first row of a tree: `root_id`, `top_category_id`. */
export function namesRoot(words: readonly string[]): boolean {
  return words.some((word) => ROOTS.has(word));
}

/** Whether words name what all rows of a tree share: a language, a site. */
export function isKeptWithinTree(words: readonly string[]): boolean {
  return words.some((word) => KEPT.has(word));
}
