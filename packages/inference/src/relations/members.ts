import type { Relation } from '@seedbed/contract';
import { isAgentNoun, isRequired, linksFrom, linksTo, pieces, type Link, type SchemaNames, type TableView } from '@seedbed/meaning/decide';
import { isKeyed } from './by-role.ts';
import type { Agreement } from './agreement.ts';
import { concernsOthersRows, isOpinion } from './pairs.ts';
import { ANYBODY, endsWithBy, isPerson, isPlain, OUTSIDERS, placesOf, wordsOf, type Places } from './places.ts';
import { BY_OTHERS } from './same-doer.ts';

/** Words of tables that say who or what belongs to a thing, beside the words of both. */
const MEMBERSHIPS: ReadonlySet<string> = new Set(
  'member membership participant participation collaborator collaboration enrolment enrollment crew roster staff assignment user person team'.split(' '),
);

/** Those of places with a few members, which come with the place. */
const TEAMS: ReadonlySet<string> = new Set(['member', 'membership', 'participant', 'participation', 'collaborator', 'crew', 'roster']);

/** The row's reference to one of its own parts (its last message, its accepted reply): what it refers to is owned by it. */
export function ownRows(link: Link, { all, owners, names }: Places, by: 'its owner' | 'any reference', isBound = false): Agreement | undefined {
  const owner = owners.get(link.to);
  const [back, other] = linksFrom(all, link.to).filter(
    (each) => each.to === link.from && each.columns.length === 1 && (isRequired(each) || each === owner || isPlain(each, names)),
  );
  if (
    !back ||
    other ||
    (by === 'its owner' && back !== owner) ||
    link.from === link.to ||
    link.columns.length > 1 ||
    isRequired(link) ||
    (isKeyed(link) && (isBound || isKeyOfOthers(link, all)))
  )
    return undefined;
  const words = wordsOf(link, names);
  const pick = words.some((word) => LAST.has(word)) ? 'last' : words.some((word) => FIRST.has(word)) ? 'first' : undefined;
  const isOnly = linksFrom(all, link.to).filter((each) => each.to === link.from).length === 1;
  return { through: link.to, ...(pick && { pick }), ...(!isOnly && { along: [back] }) };
}

/** Whether others refer to the row by this column: what it has must be there for them. */
function isKeyOfOthers({ from, columns }: Link, all: readonly Link[]): boolean {
  return linksTo(all, from).some((other) => other.toColumns.some((name) => columns.includes(name)));
}

const LAST: ReadonlySet<string> = new Set(['last', 'latest', 'newest', 'current', 'recent', 'head']);
const FIRST: ReadonlySet<string> = new Set(['first', 'oldest', 'initial', 'opening', 'original']);

/**
 * Who belongs to the place of a row by a table of pairs: a task is assigned to a member of its project, an appointment is for a service that the staff member offers, an
 * organization is owned by one of its members. The nearest place wins.
 */
export function memberOf(link: Link, siblings: readonly Link[], known: Places, usual?: Agreement): Agreement | undefined {
  if (link.columns.length > 1 || link.from === link.to) return undefined;
  const isStranger = comesFromOutside(link, known);
  const found = membershipsOf(link, known).flatMap(({ through, scope, isNamedAlike, isTold }): Found[] => {
    if (scope === link.to || ((isStranger || isOfSellers(link, through, known.names)) && !isNamedAlike)) return [];
    // What was done with a thing says less of what belongs to it than the place of both.
    if (isTold && usual?.scope && !usual.rowwise && !known.names.tables.get(link.to)!.agent) return [];
    if (through === link.from) return ofEarlier(link, scope, siblings);
    if (scope === link.from && (isKeyed(link) || isOfOffice(link, known.names))) return [];
    if (scope === link.from)
      return isRequired(link) && !hasAlways(through, scope, known) ? [] : [{ steps: 0, agreement: { through, ...alongOf(through, link.from, known) } }];
    // What is in a place is in those that it lies in, and not only in others.
    if (usual?.scope && !placesOf(scope, known).has(usual.scope)) return [];
    const leads = siblings.filter(
      (lead) =>
        isKeyedWith(link, lead) &&
        isLead(lead, link, scope, known) &&
        !isItsOwnPair(link, lead, scope, through, known) &&
        lead.to !== link.to &&
        lead.to !== lead.from &&
        lead.columns.length === 1 &&
        (isRequired(lead) || (lead.to === scope && !isRequired(link))),
    );
    return leads.flatMap((lead) => {
      const way = placesOf(lead.to, known, link.from).get(scope);
      // Without the lead anything would be outside the place that both are in: none is better.
      const isNone = usual?.scope !== undefined && !isRequired(lead) && !isRequired(link);
      return way && !concernsOthersRows(link, scope, known.names)
        ? [{ steps: way.length + 1, agreement: { within: lead, scope, through, ...(!isNone && { rowwise: true as const }) } }]
        : [];
    });
  });
  // Pairs that say more than who belongs there are of those who come: reviews are by enrolled people, and not by the instructors.
  const isBare = ({ agreement: { through } }: Found): boolean => known.names.tables.get(link.to)!.agent && known.roles.get(through!) === 'link';
  return found.sort((one, other) => one.steps - other.steps || Number(isBare(one)) - Number(isBare(other))).at(0)?.agreement;
}

/** Whether the row is what one of those who took part says of it: a scorecard of an interview. */
export function isJudgedBy(link: Link, thing: Link, names: SchemaNames): boolean {
  return JUDGEMENTS.has(names.tables.get(link.from)!.noun.split(' ').at(-1)!) && isPair(link.from, [link.columns[0]!, thing.columns[0]!]);
}

const JUDGEMENTS: ReadonlySet<string> = new Set(['scorecard', 'assessment', 'evaluation']);

/** Whether somebody did something to the row who need not belong to it, such as the office that scheduled it: who founded or hosts it does. */
function isOfOffice(link: Link, names: SchemaNames): boolean {
  return endsWithBy(link) && !wordsOf(link, names).some((word) => FOUNDERS.has(word));
}

const FOUNDERS: ReadonlySet<string> = new Set([
  'created',
  'founded',
  'started',
  'opened',
  'owned',
  'hosted',
  'organized',
  'organised',
  'led',
  'run',
  'managed',
]);

/** Whether the reference is to a stranger, by a word that is not the table's own. */
function comesFromOutside(link: Link, { names }: Places): boolean {
  const { noun, agent } = names.tables.get(link.to)!;
  return agent && wordsOf(link, names).some((word) => OUTSIDERS.has(word) && word !== noun);
}

/** What anybody may buy of a place, or say of it. */
const OF_ANYBODY: ReadonlySet<string> = new Set(
  'order purchase ticket cart checkout booking reservation registration review rating waitlist entry favorite favourite follow wishlist donation refund payment'.split(
    ' ',
  ),
);
/** Labels of those who work at a place. */
const AT_WORK: ReadonlySet<string> = new Set(
  'owner admin administrator manager staff scanner editor host organizer organiser finance support cashier accountant operator marketing crew moderator employee clerk assistant chef cook waiter seller agent'.split(
    ' ',
  ),
);

/** Whether those who belong to a place only work there: who buys something of it is not one of them. */
function isOfSellers(link: Link, through: TableView, { tables }: SchemaNames): boolean {
  if (!OF_ANYBODY.has(tables.get(link.from)!.noun.split(' ').at(-1)!)) return false;
  return through.columns.some(({ name, type }) => {
    if (!/^(?:role|position|job)$/.test(tables.get(through)!.columns.get(name)!.words.at(-1) ?? '')) return false;
    const listed = through.table.checks.filter(({ expression }) => expression.includes(name)).flatMap(({ expression }) => expression.match(/'[^']*'/g) ?? []);
    const labels = (type.labels ?? listed).map((label) => pieces(label.replaceAll("'", '')));
    return labels.length > 1 && labels.every((words) => words.some((word) => AT_WORK.has(word)));
  });
}

/** Who belongs to a place was brought in by one who was there before: `invited_by` of a membership. */
function ofEarlier(link: Link, scope: TableView, siblings: readonly Link[]): Found[] {
  const lead = siblings.find((each) => each.to === scope && isSingle(each));
  const own = siblings.find((each) => each !== link && each.to === link.to && isSingle(each));
  return lead && own && !isRequired(link) ? [{ steps: 0, agreement: { within: lead, scope, through: link.from, rowwise: true as const } }] : [];
}

/** The reference by which pairs refer to the place, where others do as well. */
function alongOf(through: TableView, scope: TableView, { all }: Places): { readonly along?: readonly Link[] } {
  const [first, other] = linksFrom(all, through).filter((each) => each.to === scope);
  const required = linksFrom(all, through).find((each) => each.to === scope && isSingle(each));
  return other && first !== required && required ? { along: [required] } : {};
}

/**
 * References of one row within one place are to several rows there: who shares, and with whom; from one stage to another. Two ends that have no place in common only differ.
 */
export function inTurns<T extends { readonly link: Link; readonly relation: Relation }>(all: readonly T[]): T[] {
  return all.map((each, place) => {
    const { within, through, scope, distinctFrom } = each.relation;
    if (within === undefined || within === distinctFrom || through === each.link.from.name) return each;
    const isInSame = ({ link, relation }: T): boolean =>
      link.from === each.link.from && relation.within === within && relation.through === through && relation.scope === scope && link.to === each.link.to;
    if (distinctFrom !== undefined) {
      const other = all.find(({ link }) => link.from === each.link.from && link.name === distinctFrom);
      const { distinctFrom: _, ...agreed } = each.relation;
      // The two parties of one row differ where that does: who reviews, and who is reviewed.
      const [mine, theirs] = [agreed, other?.relation].map((one) => one?.along ?? one?.parties);
      const isOtherParty = other?.relation.within === within && scope === each.link.to.name && mine?.join() !== theirs?.join();
      if (isOtherParty && mine && theirs) return { ...each, relation: agreed };
      const { within: _within, scope: _scope, along: _along, through: _through, rowwise: _rowwise, ...apart } = each.relation;
      return {
        ...each,
        relation: other && scope !== undefined && isInSame(other) && scope !== each.link.to.name ? { ...agreed, rowwise: true, shift: 1 } : apart,
      };
    }
    const isChosen =
      scope !== undefined && scope !== each.link.to.name && !each.relation.self && !each.link.columns.some((name) => each.link.from.column.get(name)!.inKey);
    const before = isChosen ? all.slice(0, place).filter(isInSame) : [];
    return before.length === 0 ? each : { ...each, relation: { ...each.relation, shift: before.length } };
  });
}

/** Whether each place has a member at least: pairs that are in the order of the place. */
function hasAlways(through: TableView, scope: TableView, { all, names }: Places): boolean {
  return linksFrom(all, through).some((own) => own.to === scope && isOfPlace(own, all, names));
}

/** Whether each key over the reference has the lead as well: then those of one lead are others. */
function isKeyedWith({ from, columns: [column = ''] }: Link, { columns: [lead = ''] }: Link): boolean {
  return (
    from.table.uniqueKeys.every((key) => !key.columns.includes(column) || key.columns.includes(lead)) &&
    (!from.primaryKey.includes(column) || from.primaryKey.includes(lead))
  );
}

/** What members of a place have done there, once for each: it makes nobody a member. */
const OF_MEMBERS: ReadonlySet<string> = new Set(
  'review rating feedback testimonial evaluation assessment scorecard certificate attendance progress submission result grade mark score attempt completion'.split(
    ' ',
  ),
);

function isOfMembers(table: TableView, names: SchemaNames): boolean {
  return names.tables
    .get(table)!
    .noun.split(' ')
    .some((word) => OF_MEMBERS.has(word));
}

/** Whether the row says itself who belongs to the place, once for each: the trainers of a team are not chosen among its players. Interviewers who score are. */
function isItsOwnPair(link: Link, lead: Link, scope: TableView, through: TableView, { names }: Places): boolean {
  if (isOfMembers(link.from, names)) return false;
  const { noun } = names.tables.get(through)!;
  const isCalled = wordsOf(link, names).includes(noun) && !names.tables.get(link.to)!.tokens.words.includes(noun);
  return lead.to === scope && !isCalled && isPair(link.from, [link.columns[0]!, lead.columns[0]!]);
}

/** Of two references that a pair leads to, the later column is chosen next to the earlier one, or any next to the row's owner. */
function isLead(lead: Link, link: Link, scope: TableView, { owners }: Places): boolean {
  const place = ({ columns }: Link): number => link.from.columns.findIndex(({ name }) => name === columns[0]);
  return lead !== link && (lead.to !== scope || owners.get(link.from) === lead || place(lead) < place(link));
}

/** Every place that others choose members of, or rows that must be there, has one at least. */
export function withMembers<T extends { readonly link: Link; readonly relation: Relation }>(all: readonly T[]): T[] {
  const chosen = new Set(
    all.flatMap(({ link, relation: { through, scope = '', rowwise } }) =>
      through !== undefined ? [`${through} ${scope}`] : rowwise && isRequired(link) ? [`${link.to.name} ${scope}`] : [],
    ),
  );
  return all.map((each) => {
    const { from, to } = each.link;
    if (!chosen.has(`${from.name} ${to.name}`)) return each;
    const { childless: _, ...relation } = each.relation;
    return { ...each, relation };
  });
}

/** Whether a table says who or what belongs to a place: a pair of references, named by both or by a word for it. */
export function isMembershipOf(own: Link, all: readonly Link[], names: SchemaNames): boolean {
  const others = linksFrom(all, own.from).filter((each) => each !== own && each.to !== own.from && each.columns.length === 1 && isRequired(each));
  const [other] = others;
  if (!other || others.length > 1 || other.to === own.to || !isPair(own.from, [own.columns[0]!, other.columns[0]!])) return false;
  const said = new Set([...names.tables.get(own.to)!.tokens.words, ...names.tables.get(other.to)!.tokens.words]);
  const { words } = names.tables.get(own.from)!.tokens;
  const isOfPeople = [own.to, other.to].some((table) => isPerson(table, { names }));
  const isCalled = words.every((word) => said.has(word) || MEMBERSHIPS.has(word)) && (isOfPeople || words.some((word) => MEMBERSHIPS.has(word)));
  return isCalled || (isOfPeople && hasRoles(own.from, names));
}

/** Words of columns that only those have who belong to a place: what they are there, and since when. */
const BELONGING: ReadonlySet<string> = new Set(['role', 'joined', 'accepted', 'invited']);

/** Whether pairs tell what somebody is in a place, or when he came to it. */
function hasRoles(pairs: TableView, names: SchemaNames): boolean {
  return [...names.tables.get(pairs)!.columns.values()].some(({ words }) => words.some((word) => BELONGING.has(word)));
}

/** Whether a place has its members by a reference: the pairs are in the order of the place. */
export function isOfPlace(own: Link, all: readonly Link[], names: SchemaNames): boolean {
  const isTeam = names.tables.get(own.from)!.tokens.words.some((word) => TEAMS.has(word)) || hasRoles(own.from, names);
  return !names.tables.get(own.to)!.agent && isTeam && isMembershipOf(own, all, names);
}

/** An agreement and how far away the place is. */
type Found = { readonly steps: number; readonly agreement: Agreement };

/** Whether who is named beside a thing belongs to it, or to the place that it is in: then the rows are in the order of the things. */
export function belongsToThing(link: Link, siblings: readonly Link[], known: Places): boolean {
  if (!known.names.tables.get(link.to)!.agent || !isSingle(link) || comesFromOutside(link, known)) return false;
  const things = siblings.filter((each) => each !== link && each.to !== link.from && isSingle(each) && !known.names.tables.get(each.to)!.agent);
  const isOfOne = (thing: Link): boolean => isJudgedBy(link, thing, known.names);
  return membershipsOf(link, known).some(
    ({ through, scope }) =>
      through !== link.from &&
      scope !== link.to &&
      things.some((thing) => (thing.to === scope ? isOfOne(thing) : placesOf(thing.to, known, link.from).has(scope))),
  );
}

/** Whether rows tell what somebody says of what these rows say that he bought: a review of an event of which he ordered tickets. */
function isBought(link: Link, own: Link, { names: { tables }, all }: Places): boolean {
  const nounOf = (table: TableView): string => tables.get(table)!.noun.split(' ').at(-1)!;
  const leadsThere = linksFrom(all, link.from).some((each) => each.to === own.from);
  return REVIEWS.has(nounOf(link.from)) && BOUGHT.has(nounOf(own.from)) && isRequired(link) && !endsWithBy(own) && !leadsThere;
}

const REVIEWS: ReadonlySet<string> = new Set(['review', 'rating', 'feedback', 'testimonial']);
const BOUGHT: ReadonlySet<string> = new Set(['order', 'purchase', 'booking', 'reservation', 'registration', 'enrollment', 'enrolment', 'ticket']);

/** A table of pairs, and the place at the other end of each. */
type Membership = {
  readonly through: TableView;
  readonly scope: TableView;
  /** The row has both references of the pair, by the same names. */
  readonly isNamedAlike?: boolean;
  /** No word calls the pairs a membership. */
  readonly isTold?: boolean;
};

/** The tables of pairs by which what this reference leads to belongs to places. */
function membershipsOf(link: Link, known: Places): Membership[] {
  const { all, names } = known;
  const found = new Map<string, Membership>();
  for (const own of linksTo(all, link.to)) {
    if (own.from === own.to || own === link || own.columns.length > 1) continue;
    const isOfBuyers = isBought(link, own, known);
    if (!isRequired(own) && !isOfBuyers) continue;
    const others = linksFrom(all, own.from).filter((each) => each !== own && each.to !== own.from && each.to !== own.to && isSingle(each));
    if (isOfBuyers) {
      const [bought] = others.filter(({ to }) => linksFrom(all, link.from).some((each) => each.to === to && isSingle(each)));
      if (bought) found.set(own.from.name, { through: own.from, scope: bought.to, isTold: true });
    } else if (isMembershipOf(own, all, names))
      found.set(own.from.name, { through: own.from, scope: others[0]!.to, isNamedAlike: isNamedAlike(link, own, others[0]!, known) });
    else
      for (const other of others)
        if (!found.has(own.from.name) && tellsWhoBelongs(link, own, other, others, known))
          found.set(own.from.name, { through: own.from, scope: other.to, isNamedAlike: isNamedAlike(link, own, other, known), isTold: true });
  }
  return [...found.values()];
}

/** Whether a row has both references of a pair of people, by the same names: a session of a coach with a client is with one of the coach's clients. */
function isNamedAlike(link: Link, own: Link, other: Link, { all, names }: Places): boolean {
  const isAlike = (one: Link, their: Link): boolean => one.from === link.from && one.to === their.to && one.columns.join() === their.columns.join();
  const isOfPeople = names.tables.get(own.to)!.agent && names.tables.get(other.to)!.agent;
  return isOfPeople && link.from !== own.from && isAlike(link, own) && all.some((each) => isAlike(each, other));
}

const isSingle = (link: Link): boolean => link.columns.length === 1 && isRequired(link);

/** What a line of a place is called. */
const LINES: ReadonlySet<string> = new Set('item line detail position entry'.split(' '));

/**
 * Whether pairs that no word calls a membership tell what belongs to a place: each pair once (a supplier's items, the group of a student in a year), or the lines of the
 * place. Of people only where the pair is called as the reference is (interviewers, who interview), or of people of one kind.
 */
function tellsWhoBelongs(link: Link, own: Link, other: Link, others: readonly Link[], known: Places): boolean {
  const { names, owners } = known;
  const { noun, tokens } = names.tables.get(own.from)!;
  if (tokens.words.some((word) => isOpinion(word) || BY_OTHERS.has(word))) return false;
  const isPeople = names.tables.get(own.to)!.agent;
  const rest = others.filter((each) => each !== other);
  const isOfItsOwn = owners.get(own.from) === other && own.from !== link.from && !names.tables.get(other.to)!.agent;
  // What the rows of a place have to do with is what something else there has to do with, if with anything: who carried a parcel on its way, and against whom it is claimed.
  if (isOfItsOwn && !isRequired(link) && isRequired(own) && link.columns[0] === own.columns[0] && !ANYBODY.has(names.tables.get(own.to)!.noun)) return true;
  const isEach = isPair(own.from, [own.columns[0]!, other.columns[0]!]);
  const behind = placesOf(other.to, known, link.from);
  const isNearest = !rest.some(({ to }) => placesOf(to, known, link.from).has(other.to));
  if (!rest.every(({ to }) => behind.has(to)) && !(isEach && isNearest)) return false;
  const isOnce = isEach || rest.some((each) => isPair(own.from, [own.columns[0]!, each.columns[0]!]));
  if (!isPeople) {
    // What people have to do with things says nothing of what else they have to do with: an allergy, and a prescription.
    if (names.tables.get(other.to)!.agent) return false;
    // Two kinds of lines of one place are chosen apart.
    return isOnce || (LINES.has(noun) && owners.get(own.from) === other && !LINES.has(names.tables.get(link.from)!.noun));
  }
  if (isOnce && rest.length === 0 && isNamedAlike(link, own, other, known)) return true;
  if (!isOnce || names.tables.get(other.to)!.agent) return false;
  const called = wordsOf(link, names).filter((word) => word !== 'id');
  if (called.includes(noun)) return true;
  const isCalledSo = (words: readonly string[]): boolean =>
    words.every((word) => word === names.tables.get(own.to)!.noun || ANYBODY.has(word) || word === 'id');
  // Whoever else of a row is of the same people belongs there as the first one does: the player who comes in for another.
  const isBeside =
    called.includes(names.tables.get(own.to)!.noun) &&
    linksFrom(known.all, link.from).some((each) => each !== link && each.to === link.to && isSingle(each) && isCalledSo(wordsOf(each, names)));
  return ((isCalledSo(called) && isRequired(link)) || isBeside) && (!ANYBODY.has(names.tables.get(own.to)!.noun) || isAgentNoun(noun));
}

function isPair(table: TableView, columns: readonly string[]): boolean {
  return [table.primaryKey, ...table.table.uniqueKeys.map((key) => key.columns)].some(
    (key) => key.length === columns.length && columns.every((column) => key.includes(column)),
  );
}
