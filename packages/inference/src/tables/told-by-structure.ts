import { isRequired, type DecideContext, type TableView } from '@seedbed/meaning/decide';
import { isKnownNoun } from './list-sizes.ts';
import { isServed } from './staff-size.ts';

type Known = Pick<DecideContext, 'schema' | 'names' | 'relations'>;

/** Most customers have one, some have two. */
const FOR_EACH = 1.2;
const PLACES_USUAL = 40;

/** Words of columns that only places have: address, coordinates, opening hours. */
const WHERE =
  /^(?:street|road|address|town|city|postcode|postal code|zip|zip code|latitude|longitude|lat|lng|lon|open|opens|opening|closes|closing|opening hours)$/;

/**
 * The row count of an independent table, from the tables to which it refers: most customers have a site or a car. Null without such a
 * reference. `rowsOf` returns the row count of a parent.
 */
export function rowsByOwners(table: TableView, { names, relations }: Known, rowsOf: (table: TableView) => number): number | null {
  if (names.tables.get(table)!.agent) return null;
  const required = relations.of.get(table)!.filter(({ link }) => link.to !== table && isRequired(link) && relations.roles.get(link.to) !== 'lookup');
  const [only] = required;
  if (required.length !== 1 || !isServed(names.tables.get(only!.link.to)!)) return null;
  return Math.round(rowsOf(only!.link.to) * FOR_EACH);
}

/**
 * The row count of places with an unknown noun, which have an address or opening hours and are referenced by several tables. Null for any
 * other table.
 */
export function rowsOfPlaces(table: TableView, { schema, names, relations }: Known): number | null {
  const { noun, agent, columns } = names.tables.get(table)!;
  if (agent || isKnownNoun(noun)) return null;
  const placeColumns = new Set([...columns.values()].map(({ words }) => words.join(' ')).filter((words) => WHERE.test(words)));
  const isOfOthers = relations.of.get(table)!.some(({ link }) => link.to !== table && isRequired(link) && relations.roles.get(link.to) !== 'lookup');
  const referring = schema.tables.filter((other) => other !== table && relations.of.get(other)!.some(({ link }) => link.to === table && isRequired(link)));
  return placeColumns.size >= 2 && !isOfOthers && referring.length >= 2 ? PLACES_USUAL : null;
}
