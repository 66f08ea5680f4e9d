import type { Relation } from '@seedbed/contract';
import { isOneToOne, isRequired, linksFrom, linksOf, linksTo, textKeyOf, type DecideContext, type TableView } from '@seedbed/meaning/decide';
import { isLedBy } from '../relations/choose-owners.ts';
import { eachOfList, USUAL_MEAN } from '../relations/meaning.ts';
import { isOfPlace } from '../relations/members.ts';
import { expectedChildren } from './expected-children.ts';
import { isKnownNoun, isListNoun } from './list-sizes.ts';
import { isServed } from './staff-size.ts';

type Known = Pick<DecideContext, 'schema' | 'names' | 'relations'>;

/** Most customers have one, some have two. */
const FOR_EACH = 1.2;
/** People of a place that has members and refers to one of them: its owner. */
const MEMBERS_OF_PLACE = 20;
const MEMBERSHIPS_EACH = 1.1;
const PLACES_USUAL = 40;
const PARTICIPANTS_EACH = 3;

/** Words of the time at which something takes place. */
const HELD =
  /^(?:(?:start|begin|held|play|played|kick ?off|schedule|scheduled|take place|match|game|event|session|lesson|class|shift|meeting)s?(?:ed|ing)?)(?: (?:at|on|date|time|day|start))*$/;

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
  if (required.length !== 1 || !isServed(names.tables.get(only!.link.to)!) || isLedBy(only!.link, names)) return null;
  return Math.round(rowsOf(only!.link.to) * FOR_EACH);
}

/** The row count of what belongs to a list and to nothing else, if something is known of it: the stages of each pipeline. Null for any other table. */
export function rowsOfList(table: TableView, { names, relations: { of, roles } }: Known, rowsOf: (table: TableView) => number): number | null {
  const required = of.get(table)!.filter(({ link }) => link.to !== table && isRequired(link));
  const [only] = required;
  // Rows with codes as their keys say what others are, and own none of them: the species of an animal.
  if (required.length !== 1 || roles.get(only!.link.to) !== 'lookup' || roles.get(table) === 'lookup' || textKeyOf(only!.link.to) !== undefined) return null;
  const each = eachOfList(only!.link, { names, roles, places: new Set() });
  return each === undefined ? null : expectedChildren(rowsOf(only!.link.to), each, false);
}

/** The row count of places whose members are people whom others serve: some tens of people each. Null for any other table. */
export function rowsByMembers(table: TableView, { names, relations }: Known, rowsOf: (table: TableView) => number): number | null {
  const links = linksOf(relations);
  const memberships = linksTo(links, table)
    .filter((link) => isOfPlace(link, links, names))
    .map(({ from }) => from);
  const people = links.filter(({ from, to }) => memberships.includes(from) && isServed(names.tables.get(to)!)).map(({ to }) => to);
  return people.length === 0 || !linksFrom(links, table).some(({ to }) => people.includes(to))
    ? null
    : Math.max(1, Math.round(rowsOf(people[0]!) / MEMBERS_OF_PLACE));
}

/** How many memberships there are at least: most people who can belong to a place do, some to two. 0 for tables of anything else. */
export function leastMemberships(table: TableView, { names, relations }: Known, rowsOf: (table: TableView) => number): number {
  const owner = relations.owners.get(table);
  const links = linksOf(relations);
  if (!owner || !isOfPlace(owner, links, names)) return 0;
  const people = linksFrom(links, table)
    .filter((link) => link !== owner && isServed(names.tables.get(link.to)!))
    .map(({ to }) => rowsOf(to));
  return Math.round(Math.max(0, ...people) * MEMBERSHIPS_EACH);
}

/**
 * How many pairs of people and happenings there are at least: some take part in each match, lesson or shift, also where these are more than
 * the people in whose order the pairs are. 0 for any other table.
 */
export function leastParticipations(table: TableView, { names, relations }: Known, rowsOf: (table: TableView) => number): number {
  const owner = relations.owners.get(table);
  if (!owner || !names.tables.get(owner.to)!.agent) return 0;
  const isPair = (other: TableView): boolean =>
    [table.primaryKey, ...table.table.uniqueKeys.map(({ columns }) => columns)].some(
      (key) =>
        key.length === 2 &&
        key.includes(owner.columns[0]!) &&
        linksFrom(linksOf(relations), table).some(({ to, columns }) => to === other && key.includes(columns[0]!)),
    );
  const happenings = linksFrom(linksOf(relations), table).filter(
    (link) => link !== owner && link.to !== table && isRequired(link) && isHeld(link.to, names) && isPair(link.to),
  );
  return Math.round(Math.max(0, ...happenings.map(({ to }) => rowsOf(to))) * PARTICIPANTS_EACH);
}

/** So many times as many wholes as names of their parts, and there are parts that are called the same. */
const WHOLES = 3;

/** Whether rows may have the same name: they take place at a time, or are the parts of more wholes than they have names, such as the tracks of albums. */
export function repeatsNames(table: TableView, namesOfList: number, { names, relations }: Known, rowsOf: (table: TableView) => number): boolean {
  const others = linksFrom(linksOf(relations), table).filter(
    ({ to }) => to !== table && relations.roles.get(to) !== 'lookup' && !isListNoun(names.tables.get(to)!.noun),
  );
  const isWhole = ({ to }: (typeof others)[number]): boolean => {
    const { noun, agent } = names.tables.get(to)!;
    return !agent && !isKnownNoun(noun) && rowsOf(to) >= namesOfList * WHOLES;
  };
  return (others.some(isRequired) && isHeld(table, names)) || others.some(isWhole);
}

/** A parent with more rows is no short list. */
const SHORT_LIST = 60;
/** Rows at most for each entry of the list. */
const OF_KIND = 25;
const MAIN_ROWS = 300;

/**
 * The least rows of a table that the schema is about, but whose order is that of a short list: the animals of a dozen species, to which feedings, treatments and
 * transports refer. 0 for any other table, and where more is known of how many each entry has.
 */
export function leastOfKinds(
  table: TableView,
  { fanOut }: Pick<Relation, 'fanOut'>,
  { names, relations }: Known,
  rowsOf: (table: TableView) => number,
  scale: number,
): number {
  const owner = relations.owners.get(table);
  const links = linksOf(relations);
  const isUnknown = fanOut?.kind === 'geometric' && fanOut.mean === USUAL_MEAN;
  if (!owner || !isUnknown || isOneToOne(owner) || relations.roles.has(table) || names.tables.get(owner.to)!.agent || isListNoun(names.tables.get(table)!.noun))
    return 0;
  const parents = rowsOf(owner.to);
  const referring = new Set(
    linksTo(links, table)
      .filter(({ from }) => from !== table && relations.roles.get(from) !== 'link')
      .map(({ from }) => from),
  );
  return parents > SHORT_LIST * Math.max(1, scale) || relations.owners.has(owner.to) || referring.size < 2
    ? 0
    : Math.min(Math.round(MAIN_ROWS * scale), parents * OF_KIND);
}

/** Whether rows of the table take place at a time that they say. */
function isHeld(table: TableView, names: Known['names']): boolean {
  const { agent, columns } = names.tables.get(table)!;
  return (
    !agent &&
    table.columns.some(({ name, notNull, type }) => notNull && /^(?:date|timestamp(?:tz)?)$/.test(type.base) && HELD.test(columns.get(name)!.words.join(' ')))
  );
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
