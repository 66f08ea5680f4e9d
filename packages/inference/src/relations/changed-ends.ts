import { isIdentifying, isRequired, type Link, type SchemaNames, type TableView } from '@seedbed/meaning/decide';
import type { Relation } from '@seedbed/contract';

/** What a reference leads away from and to, by its first or last word. */
const FROM: ReadonlySet<string> = new Set(['from', 'old', 'previous', 'prior', 'former']);
const TO: ReadonlySet<string> = new Set(['to', 'new', 'next']);

/** The two ends of a change, whose it is, and what that row refers to now. */
export type ChangedEnds = { readonly from: Link; readonly to: Link; readonly of: Link; readonly now: Link };

/**
 * The rows of a table that change what another row refers to: from one stage to another one, where the application has a stage. Undefined where a key holds an end, or where
 * it is not certain whose change it is.
 */
export function changedEnds(table: TableView, links: readonly Link[], names: SchemaNames): ChangedEnds | undefined {
  const own = links.filter((link) => link.from === table && link.columns.length === 1 && link.to !== table && !table.column.get(link.columns[0]!)!.inKey);
  const stemOf = (link: Link, words: ReadonlySet<string>): string | undefined => {
    const all = names.tables.get(table)!.columns.get(link.columns[0]!)!.words;
    const at = all.findIndex((word) => words.has(word));
    return at < 0 ? undefined : all.toSpliced(at, 1).join(' ');
  };
  const pairs = own.flatMap((from) => {
    const stem = stemOf(from, FROM);
    return stem === undefined
      ? []
      : own.filter((to) => to !== from && to.to === from.to && isRequired(to) && stemOf(to, TO) === stem).map((to) => ({ from, to }));
  });
  const [pair] = pairs;
  if (!pair || pairs.length > 1) return undefined;
  const found = links
    .filter((link) => link.from === table && link.to !== pair.to.to && link.to !== table && isRequired(link) && !isIdentifying(link))
    .flatMap((of) =>
      links.filter((now) => now.from === of.to && now.to === pair.to.to && now.columns.length === 1 && isRequired(now)).map((now) => ({ of, now })),
    );
  const [{ of, now } = {}] = found;
  return of && now && found.length === 1 && now.toColumns.join() === pair.to.toColumns.join() ? { ...pair, of, now } : undefined;
}

/** Both ends lead through the rows of a place to what the changed row refers to now. */
export function walkTo<T extends { readonly link: Link; readonly relation: Relation }>(all: readonly T[], ends: readonly ChangedEnds[]): T[] {
  return all.map((each) => {
    const ended = ends.find(({ from, to }) => from === each.link || to === each.link);
    if (ended) {
      const { name, from, to, deferrable, onDelete, source } = each.relation;
      const relation: Relation = {
        ...(name !== undefined && { name }),
        from,
        to,
        within: ended.of.name,
        scope: each.link.to.name,
        along: [ended.now.name],
        walk: ended.from === each.link ? 'from' : 'to',
        ...(deferrable && { deferrable }),
        ...(onDelete && { onDelete }),
        source,
      };
      return { ...each, relation };
    }
    const isOf = ends.some(({ of }) => of === each.link) && each.relation.owner;
    return isOf ? { ...each, relation: { ...each.relation, inTurn: true, paceHours: each.relation.paceHours ?? 336 } } : each;
  });
}
