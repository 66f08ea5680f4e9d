import type { Spread } from './spread.ts';

/**
 * Each row of a tree with what its first ancestor has: that ancestor itself, or, with `far`, the ancestor's parent in another relation. `isOwnRoot`: a root without `far`
 * refers to itself; otherwise to nothing. Children of a parent are listed on first use, four bytes a row.
 */
export function rootedSpread(tree: Spread, far: Spread | null, isOwnRoot: boolean): Spread {
  const parents = far?.parents ?? tree.parents;
  let lists: { readonly first: Int32Array; readonly rows: Int32Array; readonly ordinal: Int32Array; readonly most: number } | null = null;

  function rootOf(row: number): number {
    for (let at = row; ;) {
      const above = tree.parentOf(at);
      // A root may refer to itself, or to a later row where it must refer to some.
      if (above < 0 || above >= at) return at;
      at = above;
    }
  }

  function parentOf(row: number): number {
    const root = rootOf(row);
    if (far) return far.parentOf(root);
    return root !== row || isOwnRoot ? root : -1;
  }

  function listed() {
    if (lists) return lists;
    const of = Int32Array.from({ length: tree.children }, (_, row) => parentOf(row));
    const first = new Int32Array(parents + 1);
    const ordinal = new Int32Array(tree.children);
    for (let row = 0; row < of.length; row++) if (of[row]! >= 0) ordinal[row] = first[of[row]! + 1]!++;
    const most = first.reduce((a, b) => Math.max(a, b), 0);
    for (let parent = 0; parent < parents; parent++) first[parent + 1]! += first[parent]!;
    const rows = new Int32Array(first[parents]!);
    for (let row = 0; row < of.length; row++) if (of[row]! >= 0) rows[first[of[row]!]! + ordinal[row]!] = row;
    return (lists = { first, rows, ordinal, most });
  }

  return {
    parents,
    children: tree.children,
    get most() {
      return listed().most;
    },
    parentOf,
    ordinalOf: (row) => listed().ordinal[row]!,
    countOf: (parent) => listed().first[parent + 1]! - listed().first[parent]!,
    childAt: (parent, ordinal) => listed().rows[listed().first[parent]! + ordinal]!,
  };
}
