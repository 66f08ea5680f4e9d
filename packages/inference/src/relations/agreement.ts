import { isRequired, type Link, type TableView } from '@seedbed/meaning/decide';
import { acts, commonPlace, placeOfTree, placesOf, type Places } from './places.ts';
import { concernsOthersRows } from './pairs.ts';

/** The reference next to which another one is chosen, and the table in which both then lead to the same row. */
export type Agreement = {
  /** Absent where the row itself is the place. */
  readonly within?: Link;
  readonly scope?: TableView;
  /** The table whose rows lead from the place to what is referred to. */
  readonly through?: TableView;
  readonly pick?: 'first' | 'last';
};

/**
 * Finds references that must agree: both ends of a row belong to the same row of a third table, at any distance. A stop and its rank of
 * pipes belong to one organ. `chosen` is an agreement that is known already. Leads come before the references chosen next to them.
 */
export function agreement(link: Link, chosen: Link | undefined, siblings: readonly Link[], owner: Link | undefined, known: Places): Agreement | undefined {
  if (chosen) return asChosen(link, chosen, known);
  if (link.columns.length > 1 || link === owner) return undefined;
  if (link.from === link.to) return inTree(link, siblings, owner, known);
  const leads = siblings.filter(
    (other) => other !== link && other.to !== other.from && (isRequired(other) || other === owner) && isBefore(other, link, siblings, owner),
  );
  for (const lead of [...leads].sort((a, b) => Number(b === owner) - Number(a === owner))) {
    const found = lead.to === link.to ? undefined : named(link, lead, known);
    if (
      found &&
      !concernsOthersRows(link, found.scope, known.names) &&
      !isPairOfWhole(link, lead, found.scope) &&
      !hasOwnColumnFor(link, lead, found.scope, known)
    )
      return found;
  }
  return undefined;
}

/**
 * The table in which both must agree: the one that one refers to and the other is; otherwise the first to which both refer directly;
 * otherwise one further up.
 */
function asChosen(link: Link, lead: Link, known: Places): Agreement | undefined {
  if (link.columns.length > 1) return undefined;
  const of = (table: TableView) => known.all.filter((each) => each.from === table && each.to !== table).map(({ to }) => to);
  const always = new Set(known.all.filter((each) => each.from === link.to && isRequired(each)).map(({ to }) => to));
  const [theirs, mine] = [of(lead.to), of(link.to)];
  const scope =
    mine.includes(lead.to) && (always.has(lead.to) || !acts(lead.to, known.names))
      ? lead.to
      : (mine.find((table) => theirs.includes(table)) ?? (theirs.includes(link.to) ? link.to : undefined));
  return scope ? { within: lead, scope } : lead.to === link.to ? undefined : named(link, lead, known);
}

function named(link: Link, lead: Link, known: Places): { readonly within: Link; readonly scope: TableView } | undefined {
  const scope = commonPlace(lead.to, link.to, known, link.from);
  return scope && { within: lead, scope };
}

/** Words of references to the row that a row answers or takes the place of. */
const ANSWERS: ReadonlySet<string> = new Set(
  'reply replied answer previous original rescheduled renewed replaced replaces superseded amended corrected reversal reversed refund follow'.split(' '),
);

function inTree(link: Link, siblings: readonly Link[], owner: Link | undefined, known: Places): Agreement | undefined {
  const { words } = known.names.tables.get(link.from)!.columns.get(link.columns[0]!)!;
  const isAnswer = words.some((word) => ANSWERS.has(word));
  const scope = placeOfTree(link.from, owner, known, isAnswer);
  if (!scope) return undefined;
  // Rows in the order of a parent have a parent, even if the column is nullable.
  const leads = siblings.filter(
    (lead) => lead !== link && lead.to !== lead.from && (isRequired(lead) || lead === owner) && ((isAnswer && lead === owner) || !acts(lead.to, known.names)),
  );
  const within = leads.find((lead) => lead.to === scope) ?? leads.find((lead) => placesOf(lead.to, known).has(scope));
  return within && { within, scope };
}

/** Of two references, the owner's is chosen first, then the earlier one. Nullable references come after all others. */
function isBefore(one: Link, other: Link, siblings: readonly Link[], owner: Link | undefined): boolean {
  if (one === owner) return true;
  return !isRequired(other) || siblings.indexOf(one) < siblings.indexOf(other);
}

/**
 * If a composite reference includes a column for the third table, that column decides. Another reference of the row to it may lead
 * elsewhere (the input of a recipe).
 */
function hasOwnColumnFor(link: Link, lead: Link, scope: TableView, { all }: Places): boolean {
  if (link.to !== scope || lead.columns.length === 1 || lead.columns.includes(link.columns[0]!)) return false;
  return all.some((onward) => onward.from === lead.to && onward.to === scope && onward.columns.length === 1 && lead.toColumns.includes(onward.columns[0]!));
}

/** Whether the table only pairs parts with wholes, by a key of these two. A part has a reference to its whole, so such pairs mean something else. */
function isPairOfWhole(link: Link, lead: Link, scope: TableView): boolean {
  if (link.to !== scope && lead.to !== scope) return false;
  const both = new Set([...link.columns, ...lead.columns]);
  return link.from.table.uniqueKeys.some(({ columns }) => columns.length === both.size && columns.every((column) => both.has(column)));
}
