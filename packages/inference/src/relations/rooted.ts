import { isRequired, wordSet, type Link, type SchemaNames } from '@seedbed/meaning/decide';
import { acts } from './places.ts';

/**
 * The reference to the own table whose roots decide this one: `root_id` beside `parent_id` is the first ancestor, and the language of a menu's item is that of the item above
 * it. Undefined where a row of a tree may differ from the row above it.
 */
export function rootOf(link: Link, siblings: readonly Link[], names: SchemaNames): Link | undefined {
  if (link.columns.length > 1) return undefined;
  const trees = siblings.filter((other) => other !== link && other.to === other.from && other.columns.length === 1 && !isNamed(other, 'roots of trees', names));
  const [tree] = trees;
  if (!tree || trees.length > 1) return undefined;
  if (link.to === link.from) return isNamed(link, 'roots of trees', names) && !isRequired(tree) ? tree : undefined;
  return isRequired(link) && isNamed(link, 'kept within trees', names) && !acts(link.to, names) ? tree : undefined;
}

/** Whether a word of the column, or of the table that it leads to, is of the list. */
function isNamed({ from, to, columns }: Link, list: 'roots of trees' | 'kept within trees', names: SchemaNames): boolean {
  const { words } = names.tables.get(from)!.columns.get(columns[0]!)!;
  const set = wordSet(list);
  return words.some((word) => set.has(word)) || (to !== from && set.has(names.tables.get(to)!.noun));
}
