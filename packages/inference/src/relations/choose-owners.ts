import {
  eitherOf,
  isAccount,
  isIdentifying,
  isOneToOne,
  isRequired,
  sidesOf,
  type Link,
  type Role,
  type SchemaNames,
  type TableNames,
  type TableView,
} from '@seedbed/meaning/decide';
import { GOODS, PLACES } from '../sizes/list-sizes.ts';
import { changedEnds } from './changed-ends.ts';
import { continues } from './led-to.ts';
import { belongsToThing, isOfPlace } from './members.ts';
import { BILLS } from './paid-bills.ts';

/** Words of references to people who only did something to the row. */
const ACTORS: ReadonlySet<string> = new Set([
  'created',
  'updated',
  'modified',
  'deleted',
  'approved',
  'assigned',
  'manager',
  'supervisor',
  'reviewed',
  'changed',
  'verified',
  'head',
  'lead',
  'parent',
  'previous',
  'next',
  'last',
  'default',
  'current',
  'reports',
  'by',
]);

/** Words of references to the one who leads a group: it is nobody's possession. */
const LEADERS: ReadonlySet<string> = new Set('leader captain president chair chairman chairperson dean principal chief founder'.split(' '));
const OF_LEADERS = 14;

/** What a row continues comes before what both concern: an appointment's visit is in the order of the appointments. */
const CONTINUED = 30;

/** What a parent loses against one that belongs to it. */
const NEARER = 3;

/** What a person loses against a thing in a place to which the person belongs: a favourite document of a member, a class that a student misses. */
const OF_THINGS = 20;

/** What a bill gains over the person who pays it, since it says who that is. */
const BILLED = 6;

/** Columns that place a row among others of a person: then those are in the person's order. */
const PLACINGS: ReadonlySet<string> = new Set(['position', 'sort', 'rank', 'ordinal', 'pinned']);

function isPlaced(table: TableView, names: SchemaNames): boolean {
  return [...names.tables.get(table)!.columns.values()].some(({ words }) => words.some((word) => PLACINGS.has(word)));
}

const TAGS: ReadonlySet<string> = new Set(['tag', 'label', 'category', 'topic', 'skill', 'keyword', 'genre']);

/** What a place gains over the people who are its members. */
const OF_MEMBERS = 12;

const PARTS_OF_THINGS: ReadonlySet<string> = new Set(
  'comment review reply like reaction vote rating message attachment item line detail step option answer image photo version revision tag copy inventory stock price variant feature unit room seat shelf sensor reading'.split(
    ' ',
  ),
);

/** Contracts of which a thing has one at a time, and the things. */
const LEASES: ReadonlySet<string> = new Set(['lease', 'tenancy', 'occupancy']);
const LET: ReadonlySet<string> = new Set('unit apartment flat house dwelling studio office shop room property premise space garage lot plot'.split(' '));
const OF_WHAT_IS_LET = 24;

const HAD: ReadonlySet<string> = new Set([
  'address',
  'location',
  'file',
  'image',
  'media',
  'photo',
  'blob',
  'attachment',
  'document',
  'card',
  'currency',
  'rate',
  'discount',
  'coupon',
  'tax',
  'template',
  'plan',
  'type',
  'status',
  'stage',
  'priority',
  'method',
  'category',
  'language',
  'country',
  'unit',
]);

/** Whether the reference says who leads a group. */
export function isLedBy({ from, to, columns }: Link, names: SchemaNames): boolean {
  const { agent, noun } = names.tables.get(to)!;
  return agent && columns.some((column) => [...names.tables.get(from)!.columns.get(column)!.words].some((word) => LEADERS.has(word) && word !== noun));
}

/** A place with members is no possession of the one who founded it. */
function isOneOfItsMembers({ from, to }: Link, links: readonly Link[], names: SchemaNames): boolean {
  return links.some((own) => own.to === from && isOfPlace(own, links, names) && links.some((other) => other.from === own.from && other.to === to));
}

/**
 * For each table the relation that orders its rows: a line's order, a comment's post. At most one; independent tables have none. Chosen by
 * how much the row is a part of the parent: identity first, then cascading deletion, then the name.
 */
export function chooseOwners(links: readonly Link[], names: SchemaNames, roles: ReadonlyMap<TableView, Role>): Map<TableView, Link> {
  const owners = new Map<TableView, Link>();
  for (const table of names.tables.keys()) {
    if (roles.get(table) === 'single' || roles.get(table) === 'tenant') continue;
    // A change is in the order of what it changes, and not of what it leads to.
    const changed = changedEnds(table, links, names);
    const isEnd = (link: Link): boolean => link === changed?.from || link === changed?.to;
    const own = links.filter(
      (link) => link.from === table && link.to !== table && !isEnd(link) && roles.get(link.to) !== 'lookup' && roles.get(link.to) !== 'single',
    );
    const ranked = own
      .filter(
        (link) =>
          eitherOf(link, links) === null &&
          !isDeterminedByPair(link, links) &&
          !isOneOfItsMembers(link, links, names) &&
          (!isInScope(link, links) || continues(link, links, names, roles)),
      )
      .map((link) => ({
        link,
        score:
          ownership(link, links, names, roles) +
          (continues(link, links, names, roles) ? CONTINUED : 0) -
          (!isPlaced(table, names) && belongsToThing(link, own, { all: links, names, roles, owners }) ? OF_THINGS : 0),
      }))
      .filter((each) => each.score > 0 && !(roles.get(table) === 'lookup' && !isIdentifying(each.link)))
      .sort((a, b) => b.score - a.score);
    const chosen = ranked.find(({ link }) => !leadsBack(link, owners));
    if (chosen) owners.set(table, chosen.link);
  }
  return owners;
}

/**
 * Two other references of the row lead to rows of one table that all have the same parent as this one: those references determine the
 * pairs, so the parent cannot determine the row count. Parents without two such rows have none.
 */
function isDeterminedByPair(link: Link, links: readonly Link[]): boolean {
  const wider = links.filter((other) => other.from === link.from && other !== link && isRequired(other) && leadsThrough(link, other, links));
  return wider.some((one) => wider.some((other) => other !== one && other.to === one.to));
}

/** An optional reference into a place that the row itself names: an order belongs to its restaurant, and at most to one of the tables there. */
function isInScope(link: Link, links: readonly Link[]): boolean {
  if (isRequired(link)) return false;
  const inside = links.filter((each) => each.from === link.to && isRequired(each));
  return links.some(
    (place) => place.from === link.from && isRequired(place) && inside.some((each) => each.to === place.to && each.columns.join() === place.columns.join()),
  );
}

/** The other reference has the same columns, and its target refers by them to this reference's target. */
function leadsThrough(link: Link, other: Link, links: readonly Link[]): boolean {
  if (other.columns.length <= link.columns.length || !link.columns.every((column) => other.columns.includes(column))) return false;
  const carried = link.columns.map((column) => other.toColumns[other.columns.indexOf(column)]);
  return links.some(
    (next) =>
      next.from === other.to &&
      next.to === link.to &&
      next.columns.length === carried.length &&
      carried.every((column, i) => next.toColumns[next.columns.indexOf(column!)] === link.toColumns[i]),
  );
}

function ownership(link: Link, links: readonly Link[], names: SchemaNames, roles: ReadonlyMap<TableView, Role>): number {
  const parent = names.tables.get(link.to)!;
  const child = names.tables.get(link.from)!;
  const words = link.columns.flatMap((column) => [...child.columns.get(column)!.words]);
  const actor = words.some((word) => ACTORS.has(word));
  // A nullable reference may own too, where the schema's author never writes NOT NULL; one to an actor never does.
  if (!isRequired(link) && (actor || !link.columns.every((column) => !link.from.column.get(column)!.notNull))) return 0;
  const named = parent.tokens.words.every((word) => child.words.has(word));
  let score = isRequired(link) ? 10 : 3;
  if (isIdentifying(link)) score += 4;
  const numbered = roles.get(link.to) !== 'tenant' && isNumberedWithin(link, child);
  if (numbered) score += 8;
  // A team has its members; that each is in one is up to the teams.
  if (isOfPlace(link, links, names)) score += OF_MEMBERS;
  if (isOneToOne(link)) score += 3;
  if (link.key?.onDelete === 'cascade') score += 3;
  if (named) score += 6;
  score += words.includes(parent.noun) ? 1 : -2;
  if (actor) score -= 6;
  if (isLedBy(link, names)) score -= OF_LEADERS;
  // What is tagged has the tags: `task_labels` are a task's, also where each organization has labels of its own.
  if (named && TAGS.has(child.noun) && child.noun === parent.noun) score -= NEARER;
  // A comment belongs to its post, a booking to its guest; goods and places are what an activity is about.
  if (PARTS_OF_THINGS.has(child.noun)) score -= parent.agent ? 2 : 0;
  else score += parent.agent ? 1 : GOODS.has(parent.noun) || PLACES.has(parent.noun) ? -3 : 0;
  if (roles.get(link.to) === 'tenant') score -= 4;
  // A bill belongs to its payer, who belongs to the school: the nearer reference determines the other and the row count.
  if (!parent.agent && !numbered && !named && link.key?.onDelete !== 'cascade' && isToldByOther(link, links)) score -= NEARER;
  // People, places and goods are independent; an address or a file belongs to something, and owns nothing.
  const isPart = child.tokens.words.filter((word) => PARTS_OF_THINGS.has(word)).length > 1;
  const standsAlone = child.agent || PLACES.has(child.noun) || (GOODS.has(child.noun) && !isPart);
  if (standsAlone && !named && !numbered && roles.get(link.to) !== 'tenant' && !isIdentifying(link) && link.key?.onDelete !== 'cascade') score -= 12;
  if (HAD.has(parent.noun) && !named) score -= 8;
  if (isRequired(link) && isHappening(link.to, links, roles) && !standsAlone) score += hasListBeside(link, links) ? 8 : 0;
  // A line with a debit and a credit side is booked by its entry, on an account.
  if (isAccount(parent.noun) && sidesOf(child.columns)) score -= 20;
  // What is let has one lease after another, whoever rents it.
  if (LEASES.has(child.noun) && LET.has(parent.noun) && isRequired(link)) score += OF_WHAT_IS_LET;
  // What is between two of one kind is in the order of what else it belongs to: a match between two teams is one of a round.
  if (!parent.agent && links.some((other) => other !== link && other.from === link.from && other.to === link.to && isRequired(other))) score -= NEARER;
  // Progress in a course is an enrolment's, which says whose it is and in which course the lesson lies.
  if (tellsTheRest(link, links)) score += TELLS_THE_REST;
  if (/(?:^| )payment$/.test(child.noun) && BILLS.has(parent.noun) && isRequired(link)) score += BILLED;
  if (!link.key) score -= 2;
  return score;
}

/** Times of things that are kept, and do not happen. */
const ACQUISITION_TIMES = /^(?:acquired|purchased|built|installed|manufactured|bought)/i;

/** What a parent gains by which the row's other references are known. */
const TELLS_THE_REST = 12;

/** Whether the parent has one of the row's other references by the same name, and leads to the place in which another one of them lies. */
function tellsTheRest(link: Link, links: readonly Link[]): boolean {
  if (!isRequired(link) || link.columns.length > 1 || isToldByOther(link, links)) return false;
  const inside = (table: TableView): readonly Link[] => links.filter((each) => each.from === table && each.to !== table && isRequired(each));
  const others = links.filter((each) => each.from === link.from && each !== link && each.to !== link.from && isRequired(each));
  const theirs = inside(link.to);
  const told = theirs.find((each) => others.some((other) => other.to === each.to && other.columns.join() === each.columns.join()));
  const isReference = (column: string): boolean => links.some((each) => each.from === link.from && each.columns.includes(column));
  // A key of references over the one that is told chooses it by itself.
  const isChosen = link.from.table.uniqueKeys.some(
    ({ columns }) => !columns.includes(link.columns[0]!) && columns.includes(told?.columns[0] ?? '') && columns.every(isReference),
  );
  if (!told || isChosen) return false;
  const leadsTo = (table: TableView, place: TableView, steps = 0): boolean =>
    table === place || (steps < 3 && inside(table).some((each) => leadsTo(each.to, place, steps + 1)));
  return theirs.some((each) => each.to !== told.to && others.some((other) => other.to !== told.to && other.to !== each.to && leadsTo(other.to, each.to)));
}

/** Whether another required reference of the row leads to a table that refers to this one. */
function isToldByOther(link: Link, links: readonly Link[]): boolean {
  return links.some(
    (other) =>
      other.from === link.from &&
      other.to !== link.to &&
      other.to !== link.from &&
      isRequired(other) &&
      links.some((onward) => onward.from === other.to && onward.to === link.to && isRequired(onward)),
  );
}

/** Whether rows of the table happen between others at a time: a visit of a patient at a doctor's. */
function isHappening(table: TableView, links: readonly Link[], roles: ReadonlyMap<TableView, Role>): boolean {
  const others = links.filter(
    (each) => each.from === table && each.to !== table && isRequired(each) && !['lookup', 'single'].includes(roles.get(each.to) ?? ''),
  );
  return (
    new Set(others.map(({ to }) => to)).size >= 2 &&
    table.columns.some(({ name, notNull, type }) => notNull && !ACQUISITION_TIMES.test(name) && /^(?:date|timestamp(?:tz)?)$/.test(type.base))
  );
}

/** Whether the row also refers to an independent list: the laboratory of an order, the drug of a prescription. Such references do not determine the row count. */
function hasListBeside(link: Link, links: readonly Link[]): boolean {
  const isList = (table: TableView): boolean => !links.some((each) => each.from === table && each.to !== table && isRequired(each));
  return links.some((each) => each.from === link.from && each !== link && each.to !== link.from && each.to !== link.to && isRequired(each) && isList(each.to));
}

const NUMBERS: ReadonlySet<string> = new Set(['position', 'number', 'order', 'ordering', 'sequence', 'index', 'ordinal', 'line', 'rank']);

/** Rows that a key numbers within their parent are its parts: the tracks of a medium, by `(medium, position)`. */
function isNumberedWithin(link: Link, child: TableNames): boolean {
  return link.from.table.uniqueKeys.some(({ columns }) => {
    const others = columns.filter((column) => !link.columns.includes(column));
    const [other = ''] = others;
    // An invoice number, as text, identifies the invoice within a school and is not a position.
    const isPlace = /^(?:int[248]|numeric)$/.test(link.from.column.get(other)?.type.base ?? '');
    return others.length === 1 && columns.length === link.columns.length + 1 && isPlace && NUMBERS.has(child.columns.get(other)?.words.at(-1) ?? '');
  });
}

/** Whether the parent's own owners lead back to this table: the rows of a cycle could not be counted. */
function leadsBack(link: Link, owners: ReadonlyMap<TableView, Link>): boolean {
  for (let at: TableView | undefined = link.to, steps = 0; at && steps < 1000; at = owners.get(at)?.to, steps++) if (at === link.from) return true;
  return false;
}
