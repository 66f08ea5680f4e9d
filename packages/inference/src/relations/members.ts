import type { Relation } from '@seedbed/contract';
import { isRequired, type Link, type SchemaNames, type TableView } from '@seedbed/meaning/decide';
import { isKeyed } from './by-role.ts';
import type { Agreement } from './agreement.ts';
import { concernsOthersRows } from './pairs.ts';
import { placesOf, type Places } from './places.ts';

/** Words of tables that say who or what belongs to a thing, beside the words of both. */
const MEMBERSHIPS: ReadonlySet<string> = new Set(
  'member membership participant participation collaborator collaboration enrolment enrollment crew roster staff assignment user person'.split(' '),
);

/** Those of places with a few members, which come with the place. */
const TEAMS: ReadonlySet<string> = new Set(['member', 'membership', 'collaborator', 'crew', 'roster']);

/** The row's reference to one of its own parts (its last message, its accepted reply): what it refers to is owned by it. */
export function ownRows(link: Link, { owners, names }: Places): Agreement | undefined {
  const back = owners.get(link.to);
  if (!back || back.to !== link.from || link.from === link.to || link.columns.length > 1 || isRequired(link) || isKeyed(link)) return undefined;
  const { words } = names.tables.get(link.from)!.columns.get(link.columns[0]!)!;
  const pick = words.some((word) => LAST.has(word)) ? 'last' : words.some((word) => FIRST.has(word)) ? 'first' : undefined;
  return { through: link.to, ...(pick && { pick }) };
}

const LAST: ReadonlySet<string> = new Set(['last', 'latest', 'newest', 'current', 'recent', 'head']);
const FIRST: ReadonlySet<string> = new Set(['first', 'oldest', 'initial', 'opening', 'original']);

/**
 * Who belongs to the place of a row by a table of pairs: a task is assigned to a member of its project, an appointment is for a service that the staff member offers, an
 * organization is owned by one of its members. The nearest place wins.
 */
export function memberOf(link: Link, siblings: readonly Link[], known: Places): Agreement | undefined {
  if (link.columns.length > 1 || link.from === link.to || isKeyed(link)) return undefined;
  const found = membershipsOf(link.to, known).flatMap(({ through, scope }) => {
    if (through === link.from || scope === link.to) return [];
    if (scope === link.from) return isRequired(link) && !hasAlways(through, scope, known) ? [] : [{ steps: 0, agreement: { through } }];
    const leads = siblings.filter(
      (lead) =>
        isLead(lead, link, scope) &&
        lead.to !== link.to &&
        lead.to !== lead.from &&
        lead.columns.length === 1 &&
        (isRequired(lead) || (lead.to === scope && !isRequired(link))),
    );
    return leads.flatMap((lead) => {
      const way = placesOf(lead.to, known, link.from).get(scope);
      return way && !concernsOthersRows(link, scope, known.names) ? [{ steps: way.length + 1, agreement: { within: lead, scope, through } }] : [];
    });
  });
  return found.sort((one, other) => one.steps - other.steps).at(0)?.agreement;
}

/** Whether each place has a member at least: pairs that are in the order of the place. */
function hasAlways(through: TableView, scope: TableView, { all, names }: Places): boolean {
  return all.some((own) => own.from === through && own.to === scope && isOfPlace(own, all, names));
}

/** Of two references that a pair leads to, the later column is chosen next to the earlier one. */
function isLead(lead: Link, link: Link, scope: TableView): boolean {
  const place = ({ columns }: Link): number => link.from.columns.findIndex(({ name }) => name === columns[0]);
  return lead !== link && (lead.to !== scope || place(lead) < place(link));
}

/** Every place that others choose members of has one, at least. */
export function withMembers<T extends { readonly link: Link; readonly relation: Relation }>(all: readonly T[]): T[] {
  const chosen = new Set(all.flatMap(({ relation: { through, scope } }) => (through === undefined ? [] : [`${through} ${scope ?? ''}`])));
  return all.map((each) => {
    const { from, to } = each.link;
    if (!chosen.has(`${from.name} ${to.name}`)) return each;
    const { childless: _, ...relation } = each.relation;
    return { ...each, relation };
  });
}

/** Whether a table says who or what belongs to a place: a pair of references, named by both or by a word for it. */
export function isMembershipOf(own: Link, all: readonly Link[], names: SchemaNames): boolean {
  const others = all.filter((each) => each.from === own.from && each !== own && each.to !== own.from && each.columns.length === 1 && isRequired(each));
  const [other] = others;
  if (!other || others.length > 1 || other.to === own.to || !isPair(own.from, [own.columns[0]!, other.columns[0]!])) return false;
  const said = new Set([...names.tables.get(own.to)!.tokens.words, ...names.tables.get(other.to)!.tokens.words]);
  const { words } = names.tables.get(own.from)!.tokens;
  const isOfPeople = [own.to, other.to].some((table) => names.tables.get(table)!.agent);
  return words.every((word) => said.has(word) || MEMBERSHIPS.has(word)) && (isOfPeople || words.some((word) => MEMBERSHIPS.has(word)));
}

/** Whether a place has its members by a reference: the pairs are in the order of the place. */
export function isOfPlace(own: Link, all: readonly Link[], names: SchemaNames): boolean {
  return !names.tables.get(own.to)!.agent && names.tables.get(own.from)!.tokens.words.some((word) => TEAMS.has(word)) && isMembershipOf(own, all, names);
}

/** The tables of pairs by which rows of a table belong to places. */
function membershipsOf(table: TableView, { all, names }: Places): { readonly through: TableView; readonly scope: TableView }[] {
  return all
    .filter((own) => own.to === table && own.from !== table && own.columns.length === 1 && isRequired(own) && isMembershipOf(own, all, names))
    .map((own) => ({ through: own.from, scope: all.find((each) => each.from === own.from && each !== own && each.to !== own.from && isRequired(each))!.to }));
}

function isPair(table: TableView, columns: readonly string[]): boolean {
  return [table.primaryKey, ...table.table.uniqueKeys.map((key) => key.columns)].some(
    (key) => key.length === columns.length && columns.every((column) => key.includes(column)),
  );
}
