import { isKeptWithinTree, isRequired, namesRoot, type Link, type SchemaNames } from '@seedbed/meaning/decide';
import { acts, endsWithBy, wordsOf } from './places.ts';

/**
 * The reference to the own table whose roots decide this one: `root_id` beside `parent_id` is the first ancestor, and the language of a menu's item is that of the item above
 * it. Undefined where a row of a tree may differ from the row above it.
 */
export function rootOf(link: Link, siblings: readonly Link[], names: SchemaNames): Link | undefined {
  const { from, to, columns } = link;
  if (columns.length > 1) return undefined;
  const trees = siblings.filter((other) => other !== link && other.to === from && other.columns.length === 1 && !namesRoot(wordsOf(other, names)));
  const [tree] = trees;
  if (!tree || trees.length > 1) return undefined;
  if (to === from) return namesRoot(wordsOf(link, names)) && !isRequired(tree) ? tree : undefined;
  if (isRequired(link) && isReplaced(tree, names) && !endsWithBy(link)) return tree;
  return isRequired(link) && isKeptWithinTree([...wordsOf(link, names), names.tables.get(to)!.noun]) && !acts(to, names) ? tree : undefined;
}

const REPLACES: ReadonlySet<string> = new Set(
  'replaces replaced replacing renews renewed renewal amends amended amendment supersedes superseded corrects corrected revises revised'.split(' '),
);

/** Whether a reference to the own table is to the row whose place a row takes, with the same people: an offer that replaces another one. */
export function isReplaced(tree: Link, names: SchemaNames): boolean {
  return wordsOf(tree, names).some((word) => REPLACES.has(word));
}
