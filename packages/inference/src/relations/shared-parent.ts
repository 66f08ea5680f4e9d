import { isOneToOne, isRequired, type Link, type SchemaNames, type TableView, linksFrom } from '@seedbed/meaning/decide';
import { acts, CLASSES } from './places.ts';

/**
 * The reference next to which another one is chosen, because both lead to one place: a restaurant's order is at one of its tables, and its
 * lines are of its menu. Only if both paths reach the place in the same way, if it is unique, and if it is not a person: the author of a
 * comment did not write the post.
 */
export function sharedParent(
  link: Link,
  siblings: readonly Link[],
  owners: ReadonlyMap<TableView, Link>,
  all: readonly Link[],
  names: SchemaNames,
): Link | undefined {
  const others = siblings.filter((each) => each !== link && isSingle(each));
  const own = owners.get(link.from);
  const isOwners = (each: Link): boolean => each.to === own?.to && each.columns[0] === own.columns[0];
  // Of several places that the row names as well, that of its owner: the prescription of a visit is its patient's, whatever the treatment.
  for (const inside of placesOf(link.to, all, names).toSorted((one, other) => Number(isOwners(other)) - Number(isOwners(one)))) {
    const direct = others.find((each) => each.to === inside.to && each.columns[0] === inside.columns[0]);
    if (direct) return direct;
    // Under a key there would be few such pairs.
    if (CLASSES.has(names.tables.get(inside.to)!.noun) || isInKey(link)) continue;
    const beside = others.find(
      (each) => each.to !== link.to && isLead(each, link, siblings, owners) && commonOf(each.to, link.to, all).every((one) => one === inside.to),
    );
    if (beside && placesOf(beside.to, all, names).some((each) => each.to === inside.to && each.columns[0] === inside.columns[0])) return beside;
  }
  return undefined;
}

/**
 * Agreement with the row's owner, if the owner belongs to the place to which this reference leads and one column determines it: an order
 * has the tenant of its customer, also if the reference is part of a key.
 */
export function sameAsOwner(link: Link, owners: ReadonlyMap<TableView, Link>, all: readonly Link[], names: SchemaNames): Link | undefined {
  const owner = owners.get(link.from);
  if (!owner || owner === link || owner.to === link.to || owner.to === link.from || !isSingle(link)) return undefined;
  // Rows in the order of a parent have a parent, even if the column is nullable.
  if (owner.columns.length !== 1 || owner.key === undefined) return undefined;
  return placesOf(owner.to, all, names, owners).some(({ to, columns }) => to === link.to && columns[0] === link.columns[0]) ? owner : undefined;
}

/** Whether an optional reference to a place is needed: another table has exactly one row for it, which requires that place. */
export function isNeededByItsOnly(link: Link, all: readonly Link[]): boolean {
  const isSame = (other: Link): boolean => other.to === link.to && other.columns.join() === link.columns.join() && isRequired(other);
  return all.some(
    (only) =>
      only.to === link.from && only.from !== only.to && isRequired(only) && isOneToOne(only) && linksFrom(all, only.from).some((other) => isSame(other)),
  );
}

/** The places of a table's rows: one column each that decides the place on its own. */
function placesOf(table: TableView, all: readonly Link[], names: SchemaNames, owners?: ReadonlyMap<TableView, Link>): Link[] {
  const own = linksFrom(all, table).filter((each) => each.to !== table);
  // Rows in the order of a parent have a parent, even if the column is nullable.
  const isThere = (each: Link): boolean =>
    isSingle(each) ||
    (owners !== undefined && each.columns.length === 1 && each.key !== undefined && (owners.get(table) === each || isNeededByItsOnly(each, all)));
  return own.filter((each) => isThere(each) && !acts(each.to, names) && own.filter(({ to }) => to === each.to).length === 1);
}

/** Tables that rows of both refer to. */
function commonOf(one: TableView, other: TableView, all: readonly Link[]): TableView[] {
  const of = (table: TableView) =>
    linksFrom(all, table)
      .filter((each) => each.to !== table)
      .map(({ to }) => to);
  const theirs = new Set(of(other));
  return of(one).filter((table) => theirs.has(table));
}

/** Which of two references is chosen first: the owner's, otherwise the earlier one. */
function isLead(one: Link, other: Link, siblings: readonly Link[], owners: ReadonlyMap<TableView, Link>): boolean {
  const owner = owners.get(other.from);
  return owner === one || (owner !== other && siblings.indexOf(one) < siblings.indexOf(other));
}

function isInKey({ from, columns }: Link): boolean {
  return columns.some((column) => from.column.get(column)!.inKey);
}

function isSingle(link: Link): boolean {
  return link.columns.length === 1 && isRequired(link) && link.key !== undefined;
}
