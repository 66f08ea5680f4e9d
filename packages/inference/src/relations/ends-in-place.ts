import type { Link, TableView } from '@seedbed/meaning/decide';
import type { Agreement } from './agreement.ts';
import { isPlace, placesOf, wordsOf, type Places } from './places.ts';

/** What is sent, paid or travelled between places, and people who know each other: the ends may lie anywhere. */
const BETWEEN: ReadonlySet<string> = new Set(
  'sender recipient receiver friend follower followed following followee blocker blocked muter muted buyer seller departure arrival origin destination transfer transaction payment message trade flight trip payer payee'.split(
    ' ',
  ),
);

/**
 * Two ends of one row, both rows of one table, lie in the place to which that table's rows belong: the nodes of an edge in one graph, the tasks of a dependency in one
 * project. Of people, and of what goes from one owner to another, only where the place is the tenant.
 */
export function endsInPlace(link: Link, other: Link | undefined, known: Places): Agreement | undefined {
  if (!other || other.to !== link.to || link.from === link.to || link.columns.length > 1 || other.columns.length > 1) return undefined;
  const place = nearestPlace(link, known);
  if (!place) return undefined;
  const words = [...wordsOf(link, known.names), ...wordsOf(other, known.names), known.names.tables.get(link.from)!.noun];
  return known.roles.get(place) !== 'tenant' && words.some((word) => BETWEEN.has(word)) ? undefined : { within: other, scope: place };
}

function nearestPlace({ from, to }: Link, known: Places): TableView | undefined {
  const isAgent = (table: TableView): boolean => known.names.tables.get(table)!.agent;
  const isTenant = (table: TableView): boolean => known.roles.get(table) === 'tenant';
  const places = [...placesOf(to, known, from)]
    .filter(([table]) => table !== to && table !== from && isPlace(table, known) && (isTenant(table) || !(isAgent(table) || isAgent(to))))
    .sort(([, one], [, another]) => one.length - another.length);
  return places[0]?.[0];
}
