import { qualifiedName, type Blueprint } from '@seedbed/contract';
import { difference, type Change } from '../../../workspace/draft/difference.ts';

/** A revision that accepted a wish, and the blueprint before it. */
export type WishRevision = { readonly number: number; readonly wish: string; readonly before: Blueprint; readonly after: Blueprint };

/** A wish that is still in force, on the tables that it changed. */
export type KeptWish = WishRevision & {
  readonly tables: readonly string[];
  /** Places that were set again since, so that taking the wish back would undo another change. Empty: it can be taken back. */
  readonly lost: readonly Change[];
};

/** The wishes of which something is still as they set it, oldest first: one that was undone, or set again in all its places, is none any more. */
export function keptWishes(revisions: readonly WishRevision[], now: Blueprint): KeptWish[] {
  return revisions.flatMap((revision, at) => {
    // Accepted again after an older revision was restored, it is one wish.
    if (revisions.slice(at + 1).some(({ wish }) => wish === revision.wish)) return [];
    const set = difference(revision.before, revision.after);
    const since = difference(revision.after, now);
    const lost = set.filter((change) => since.some((other) => isWithin(other.key, change.key) || isWithin(change.key, other.key)));
    if (set.length === 0 || lost.length === set.length) return [];
    return [{ ...revision, lost, tables: tablesOf(set, revision.after) }];
  });
}

/** Whether a place is another, or lies in it: a member of a member, a column of a removed table. */
function isWithin(inner: string, outer: string): boolean {
  return inner === outer || inner.startsWith(`${outer}/`) || inner.startsWith(`${outer}.`);
}

/** The tables of places, by their qualified names: of a relation, the table that refers. */
function tablesOf(changes: readonly Change[], { tables, relations }: Blueprint): string[] {
  const named = tables.map(({ schema, name }) => qualifiedName(schema, name));
  return [
    ...new Set(
      changes.flatMap(({ key }) => {
        const [place = ''] = key.split('/');
        const relation = relations.find(({ name, from }) => place === (name ?? `${from.table}.${from.columns.join(', ')}`));
        if (relation) return [relation.from.table];
        return named.filter((name) => place === name || place.startsWith(`${name}.`));
      }),
    ),
  ];
}
