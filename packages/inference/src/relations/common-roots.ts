import { reaches } from '@seedbed/constraints';
import type { Link, TableView } from '@seedbed/meaning/decide';

type Place = { readonly table: TableView; readonly column: string };

/**
 * A column that is part of references to two tables needs values that exist in both. If the values do not come from one table already, adds
 * an undeclared reference between the two keys at the ends. Tables in between get the common table as well, so that the row's parents
 * match.
 */
export function commonRoots(declared: readonly Link[]): Link[] {
  const links = [...declared];
  for (const { from, columns } of declared) {
    for (const column of columns) {
      const parents = parentsOf({ table: from, column }, declared);
      const pairs = parents.flatMap((one, i) => parents.slice(i + 1).map((other) => [one, other] as const)).filter(([one, other]) => !isSame(one, other));
      for (const [one, other] of pairs) {
        const link = joined(one, other, links);
        if (link) links.push(link);
        links.push(...toCommon(one, other, links));
      }
    }
  }
  return links.slice(declared.length);
}

/** The link that gives both places a common table; null if they have one already, or if none is possible. */
function joined(a: Place, b: Place, links: readonly Link[]): Link | null {
  const [above, beyond] = [ancestors(a, links), ancestors(b, links)];
  if (above.some((one) => beyond.some((other) => isSame(one, other)))) return null;
  const [first, second] = [above.at(-1)!, beyond.at(-1)!];
  // The table with more rows from the script becomes the referenced one.
  const [main, rest] = knownRows(second) > knownRows(first) ? [second, first] : [first, second];
  return linkTo(main, rest, links) ?? linkTo(rest, main, links);
}

function linkTo(to: Place, from: Place, links: readonly Link[]): Link | null {
  const cycles = reaches(to.table, from.table, (table) => links.filter((link) => link.from === table).map((link) => link.to));
  if (cycles || !to.table.column.get(to.column)?.unique || from.table.column.get(from.column)?.column.generated) return null;
  return shared(from, to);
}

/** Links from both parents to their common table, if they reach it only in several steps. */
function toCommon(a: Place, b: Place, links: readonly Link[]): Link[] {
  const [above, beyond] = [ancestors(a, links), ancestors(b, links)];
  const common = above.find((one) => beyond.some((other) => isSame(one, other)));
  if (!common) return [];
  return [a, b].filter((place) => !isSame(place, common) && !parentsOf(place, links).some((one) => isSame(one, common))).map((place) => shared(place, common));
}

function shared(from: Place, to: Place): Link {
  return {
    name: `${from.table.table.name}_${from.column}_shared`,
    from: from.table,
    columns: [from.column],
    to: to.table,
    toColumns: [to.column],
    shared: true,
  };
}

const knownRows = ({ table }: Place): number => table.table.content?.rows.length ?? 0;

/** The place itself and every place from which its values come, the nearest first. */
function ancestors(place: Place, links: readonly Link[]): Place[] {
  const out = [place];
  for (let at = 0; at < out.length; at++) for (const next of parentsOf(out[at]!, links)) if (!out.some((one) => isSame(one, next))) out.push(next);
  return out;
}

function parentsOf({ table, column }: Place, links: readonly Link[]): Place[] {
  return links.flatMap((link) => {
    const at = link.from === table ? link.columns.indexOf(column) : -1;
    return at < 0 ? [] : [{ table: link.to, column: link.toColumns[at]! }];
  });
}

function isSame(a: Place, b: Place): boolean {
  return a.table === b.table && a.column === b.column;
}
