import { isRequired, type Link, type TableView } from '@seedbed/realism/decide';
import { acts, commonPlace, placeOfTree, placesOf, type Places } from './places.ts';
import { isOfOthers } from './pairs.ts';

/** The reference beside which another is chosen, and the table of which both then have the same row. */
export type Agreement = { readonly within: Link; readonly scope: TableView };

/**
 * Both ends of a row are in the place that both refer to, at any distance: a stop and its rank of pipes are of one organ, the replacement of a stop as well. `chosen`: what is
 * known already to be chosen beside another one. Leads come before what is chosen beside them.
 */
export function agreement(link: Link, chosen: Link | undefined, siblings: readonly Link[], owner: Link | undefined, known: Places): Agreement | undefined {
  if (chosen) return asChosen(link, chosen, known);
  if (link.columns.length > 1 || link === owner) return undefined;
  if (link.from === link.to) return inTree(link, siblings, owner, known);
  const leads = siblings.filter((other) => other !== link && other.to !== other.from && isRequired(other) && isBefore(other, link, siblings, owner));
  for (const lead of [...leads].sort((a, b) => Number(b === owner) - Number(a === owner))) {
    const found = lead.to === link.to ? undefined : named(link, lead, known);
    if (found && !isOfOthers(link, found.scope, known.names) && !isPairOfWhole(link, lead, found.scope) && !isSaidBy(link, lead, found.scope, known))
      return found;
  }
  return undefined;
}

/** What one refers to and the other is, else the first table that both refer to themselves, else the place further up. */
function asChosen(link: Link, lead: Link, known: Places): Agreement | undefined {
  if (link.columns.length > 1) return undefined;
  const of = (table: TableView) => known.all.filter((each) => each.from === table && each.to !== table).map(({ to }) => to);
  const [theirs, mine] = [of(lead.to), of(link.to)];
  const scope = mine.includes(lead.to) ? lead.to : (mine.find((table) => theirs.includes(table)) ?? (theirs.includes(link.to) ? link.to : undefined));
  return scope ? { within: lead, scope } : lead.to === link.to ? undefined : named(link, lead, known);
}

function named(link: Link, lead: Link, known: Places): Agreement | undefined {
  const scope = commonPlace(lead.to, link.to, known, link.from);
  return scope && { within: lead, scope };
}

function inTree(link: Link, siblings: readonly Link[], owner: Link | undefined, known: Places): Agreement | undefined {
  const scope = placeOfTree(link.from, owner, known);
  if (!scope) return undefined;
  // Rows that lie in the order of a parent have one, also where the column may be NULL.
  const leads = siblings.filter((lead) => lead !== link && lead.to !== lead.from && (isRequired(lead) || lead === owner) && !acts(lead.to, known.names));
  const within = leads.find((lead) => lead.to === scope) ?? leads.find((lead) => placesOf(lead.to, known).has(scope));
  return within && { within, scope };
}

/** Of two references, the owner's is chosen first, then the one that comes before; what may be NULL comes behind all others. */
function isBefore(one: Link, other: Link, siblings: readonly Link[], owner: Link | undefined): boolean {
  if (one === owner) return true;
  return !isRequired(other) || siblings.indexOf(one) < siblings.indexOf(other);
}

/** Where a composite reference has a column for the place, that says it: another reference of the row to the place is to a different one (the input of a ware's recipe). */
function isSaidBy(link: Link, lead: Link, scope: TableView, { all }: Places): boolean {
  if (link.to !== scope || lead.columns.length === 1 || lead.columns.includes(link.columns[0]!)) return false;
  return all.some((onward) => onward.from === lead.to && onward.to === scope && onward.columns.length === 1 && lead.toColumns.includes(onward.columns[0]!));
}

/** Which of its wholes a part is in says its own reference: a table of such pairs, by a key of nothing else, says something else. */
function isPairOfWhole(link: Link, lead: Link, scope: TableView): boolean {
  if (link.to !== scope && lead.to !== scope) return false;
  const both = new Set([...link.columns, ...lead.columns]);
  return link.from.table.uniqueKeys.some(({ columns }) => columns.length === both.size && columns.every((column) => both.has(column)));
}
