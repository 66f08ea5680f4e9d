import { isIdentifying, isOneToOne, isRequired, type Link, type TableView, linksFrom } from '@seedbed/meaning/decide';
import { PLACES } from '../sizes/list-sizes.ts';
import {
  acts,
  ANYBODY,
  CLASSES,
  commonPlace,
  CONCERNED,
  endsWithBy,
  holderOfBoth,
  isClass,
  isPerson,
  isPlain,
  OUTSIDERS,
  placeOfTree,
  placesOf,
  wordsOf,
  type Places,
} from './places.ts';
import { isMembershipOf } from './members.ts';
import { concernsOthersRows } from './pairs.ts';

/** The reference next to which another one is chosen, and the table in which both then lead to the same row. */
export type Agreement = {
  /** Absent where the row itself is the place. */
  readonly within?: Link;
  readonly scope?: TableView;
  /** The table whose rows lead from the place to what is referred to. */
  readonly through?: TableView;
  readonly pick?: 'first' | 'last';
  /** The references by which the other parent leads to the scope, where several do; with `through` alone the one by which those rows refer to this one. */
  readonly along?: readonly Link[];
  /** The references of the other parent to its parties, of which the row has one. */
  readonly parties?: readonly Link[];
  /** A row without the other parent, or whose place has none, takes any. */
  readonly rowwise?: true;
};

/**
 * Finds references that must agree: both ends of a row belong to the same row of a third table, at any distance. A stop and its rank of
 * pipes belong to one organ. `chosen` is an agreement that is known already. Leads come before the references chosen next to them.
 */
export function agreement(link: Link, chosen: Link | undefined, siblings: readonly Link[], owner: Link | undefined, known: Places): Agreement | undefined {
  const found = asSiblings(link, chosen, siblings, owner, known);
  const isOfPerson = found?.scope !== undefined && found.scope !== link.to && isOfPeople(found.scope, known);
  return (isOfPerson ? ofSameRole(link, siblings, owner, known) : undefined) ?? found;
}

function asSiblings(link: Link, chosen: Link | undefined, siblings: readonly Link[], owner: Link | undefined, known: Places): Agreement | undefined {
  if (chosen) return asChosen(link, chosen, known);
  // Columns that it shares with another reference of the row make them agree already.
  if (link === owner || siblings.some((each) => each !== link && link.columns.length > 1 && each.columns.some((column) => link.columns.includes(column))))
    return undefined;
  if (link.from === link.to) return inTree(link, siblings, owner, known);
  const leads = siblings.filter(
    (other) => other !== link && other.to !== other.from && (isRequired(other) || other === owner) && isBefore(other, link, siblings, owner),
  );
  for (const lead of [...leads].sort((a, b) => Number(b === owner) - Number(a === owner))) {
    const found = lead.to === link.to ? undefined : named(link, lead, known);
    if (
      found &&
      !concernsOthersRows(link, found.scope, known.names) &&
      !(found.scope === link.to && isOneOfSeveral(link, siblings)) &&
      !meansAnother(link, found, known) &&
      !hasOwnColumnFor(link, lead, found.scope, known)
    )
      return found;
  }
  return undefined;
}

/** Next to a person whom the row names by a role, what it refers to is that person's, where it names one by the same role: the payout of a line is its instructor's. */
function ofSameRole(link: Link, siblings: readonly Link[], owner: Link | undefined, known: Places): Agreement | undefined {
  if (link.columns.length > 1 || link === owner || link.from === link.to) return undefined;
  const lead = siblings.find(
    (each) =>
      each !== link &&
      each.to !== link.to &&
      isRequired(each) &&
      !endsWithBy(each) &&
      isBefore(each, link, siblings, owner) &&
      roleAt(each, each.to, known).length > 0 &&
      linksFrom(known.all, link.to).filter((onward) => onward.to === each.to && isRequired(onward) && onward.columns.join() === each.columns.join()).length ===
        1,
  );
  if (!lead || !isOfPeople(lead.to, known) || concernsOthersRows(link, lead.to, known.names)) return undefined;
  return { within: lead, scope: lead.to };
}

/** Whether the table holds people, or accounts of anybody. */
function isOfPeople(table: TableView, known: Places): boolean {
  return isPerson(table, known) || ANYBODY.has(known.names.tables.get(table)!.noun);
}

/** The words of a reference that tell a role of people; none where it is called as they are. */
function roleAt(link: Link, scope: TableView, { names }: Places): readonly string[] {
  const { noun } = names.tables.get(scope)!;
  return wordsOf(link, names).filter((word) => word !== 'id' && word !== noun && !ANYBODY.has(word));
}

/** Whether what the other reference leads to is another row than this one is to. */
export function isLedElsewhere(link: Link, lead: Link, known: Places): boolean {
  const found = asChosen(link, lead, known);
  // Of what belongs to the lead itself each may be chosen, also under a key over both: pins of one's own posts. Who belongs to a place may be who is named there.
  return (
    found !== undefined && (found.scope !== lead.to || isIdentity(lead)) && !isMembershipOf(link, known.all, known.names) && meansAnother(link, found, known)
  );
}

/** The reference of the row whose parent refers to another row of the same table than this one: the recipe of a line is of a part, and never of the one that goes into it. */
export function leadsElsewhere(link: Link, siblings: readonly Link[], known: Places): Link | undefined {
  if (link.columns.length > 1 || link.from === link.to || isMembershipOf(link, known.all, known.names)) return undefined;
  const leads = siblings.filter((lead) => lead !== link && lead.to !== link.to && lead.columns.length === 1 && isRequired(lead));
  return leads.find((lead) => {
    const onward = linksFrom(known.all, lead.to).filter((each) => each.to === link.to);
    return (
      onward.length === 1 &&
      onward.every(isRequired) &&
      (isPairOfWhole(link, lead, link.to) ||
        (isIdentity(lead) && isSomebodyElse(link, lead, link.to, known)) ||
        (isPartOf(link, lead, known) && isCalledApart(link, lead, link.to, known)))
    );
  });
}

/** Whether the other reference is to the row's owner, which is a part of such a row as this reference is to: the recipe of a part, whose lines are of parts. */
function isPartOf(link: Link, lead: Link, { owners, names }: Places): boolean {
  return owners.get(link.from) === lead && owners.get(lead.to)?.to === link.to && !PLACES.has(names.tables.get(link.to)!.noun);
}

/** Words of references to another row than the one that is there already. */
const OTHERS: ReadonlySet<string> = new Set('substitute replacement alternative related similar target new exchanged other swap'.split(' '));

/**
 * What another reference of the row already refers to: the item of a receipt's line is that of the ordered line. By the column of the same name, or the only one. People
 * are those of a column of the same name, and never whoever did something.
 */
export function repeated(
  link: Link,
  siblings: readonly Link[],
  owner: Link | undefined,
  known: Places,
  by: 'what is always there' | 'what may be there',
): Agreement | undefined {
  const { from, to, columns } = link;
  const [column = ''] = columns;
  if (columns.length > 1 || from === to || link === owner || from.column.get(column)!.inKey || known.roles.get(to) === 'single') return undefined;
  if (wordsOf(link, known.names).some((word) => OTHERS.has(word)) || isClass(to, known)) return undefined;
  const leads = siblings.filter(
    (lead) =>
      lead !== link &&
      lead.to !== to &&
      lead.to !== from &&
      lead.columns.length === 1 &&
      (by === 'what is always there' ? isRequired(lead) || lead === owner : !isRequired(lead) && !isRequired(link)),
  );
  for (const lead of leads) {
    const theirs = linksFrom(known.all, lead.to).filter((each) => each.to === to && each.columns.length === 1 && each.key !== undefined);
    const same = theirs.find((each) => each.columns[0] === column);
    const isPerson = acts(to, known.names) && known.roles.get(to) !== 'tenant';
    const party = isPerson ? partyOf(link, lead, theirs, siblings, known) : undefined;
    const isParty = party !== undefined || (isPerson && theirs.length === 1 && lead === owner && isOfParties(link, lead, known));
    const their = isParty
      ? (party ?? theirs[0])
      : isPerson
        ? same
        : (same ?? (theirs.length === 1 && siblings.filter((each) => each.to === to).length === 1 ? theirs[0] : undefined));
    if (!their || (!isRequired(their) && (isRequired(link) || their !== same)) || (isPerson && !isParty && !sharesPeople(link, lead, known))) continue;
    if (!isParty && isCalledApart(link, lead, to, known)) continue;
    if (isChosenFirst(their, lead, link, siblings, known)) continue;
    return { within: lead, scope: to, along: [their], ...(!isRequired(lead) && { rowwise: true }) };
  }
  return undefined;
}

/** Whether the other reference is to a part of what this one is to, which is in a place that the row names: the pipeline of a deal is its organization's, and the stage the pipeline's. */
function isChosenFirst(their: Link, lead: Link, link: Link, siblings: readonly Link[], known: Places): boolean {
  if (known.owners.get(lead.to) !== their || !isRequired(their) || !isRequired(lead) || !isRequired(link)) return false;
  const places = placesOf(link.to, known, link.from);
  return siblings.some(
    (each) => each !== link && each !== lead && each.to !== link.to && isRequired(each) && isPlain(each, known.names) && places.has(each.to),
  );
}

/** What two parties say to each other. */
export const MESSAGES: ReadonlySet<string> = new Set(['message', 'chat', 'dm']);

/** Whether the row is said in a thread of two people, who are the only ones that write there: a message between a coach and a client. */
function isOfParties({ from }: Link, lead: Link, { all, names }: Places): boolean {
  const parties = linksFrom(all, lead.to).filter((each) => names.tables.get(each.to)!.agent && isRequired(each) && !endsWithBy(each));
  return parties.length === 2 && MESSAGES.has(names.tables.get(from)!.noun);
}

/** Words of references to the one of two parties that does something, and to the other one. */
const DOERS: ReadonlySet<string> = new Set('sender author writer reviewer rater opener opened claimant complainant initiator raised reported filed'.split(' '));
export const OTHER_PARTY: ReadonlySet<string> = new Set('recipient receiver reviewee ratee respondent reviewed rated'.split(' '));

/** Which of the two people of another row, the buyer and the seller of an order, this reference is: whoever writes or reviews is the one who came, and who is reviewed the other. */
function partyOf(link: Link, lead: Link, theirs: readonly Link[], siblings: readonly Link[], known: Places): Link | undefined {
  if (theirs.length !== 2 || !theirs.every(isRequired) || theirs.some(endsWithBy) || !isRequired(lead) || !isRequired(link)) return undefined;
  const comesTo = (each: Link): number => (wordsOf(each, known.names).some((word) => OUTSIDERS.has(word)) ? 0 : 1);
  const [first, second] = theirs.toSorted((one, other) => comesTo(one) - comesTo(other) || placeOf(one) - placeOf(other)) as [Link, Link];
  const isFirst = (word: string): boolean => DOERS.has(word);
  const words = wordsOf(link, known.names);
  if (words.some((word) => OTHER_PARTY.has(word))) return second;
  const others = siblings.filter((each) => each !== link && each.to === link.to && wordsOf(each, known.names).some(isFirst));
  return words.some(isFirst) && others.length === 0 ? first : undefined;
}

function placeOf({ from, columns }: Link): number {
  return from.table.columns.findIndex(({ name }) => name === columns[0]);
}

/** Who offers or uses what another row is about, and is the same for all that follows from it. */
const PARTIES: ReadonlySet<string> = new Set(
  'seller vendor host landlord tenant renter lender borrower provider instructor teacher trainer coach tutor lecturer mentor doctor physician dentist veterinarian therapist practitioner driver courier student learner pupil trainee employee'.split(
    ' ',
  ),
);

/** Whether a row has the people of another one: where it follows from it, at most one for each, or whom it is about (the client of an assignment is that of the contract). */
function sharesPeople(link: Link, lead: Link, { names }: Places): boolean {
  const called = wordsOf(link, names).filter((word) => word !== 'id');
  const { noun } = names.tables.get(link.to)!;
  if (called.every((word) => OUTSIDERS.has(word) || PARTIES.has(word) || (word === noun && !ANYBODY.has(word)))) return true;
  return isOneToOne(lead) && !endsWithBy(link) && !['user_id', 'author_id'].includes(link.columns[0]!) && names.tables.get(link.from)!.agent === false;
}

/** As `agreement`, by references that may be NULL, in the nearest place: the section of a ticket's type is of the event's venue, if it has one. */
export function optionalAgreement(link: Link, siblings: readonly Link[], owner: Link | undefined, known: Places, usual?: Agreement): Agreement | undefined {
  if (link.columns.length > 1 || link === owner || link.from === link.to || link.from.column.get(link.columns[0]!)!.inKey) return undefined;
  const loose = { ...known, optional: true };
  const steps = ({ within, scope }: Agreement): number =>
    scope && within
      ? (placesOf(within.to, loose, link.from).get(scope)?.length ?? Infinity) + (placesOf(link.to, loose, link.from).get(scope)?.length ?? Infinity)
      : Infinity;
  // A nearer place only within the usual one, and only where the reference may be NULL with it.
  if (usual && (isRequired(link) || !usual.scope || usual.scope === link.to)) return undefined;
  // A variant of the article that the row names.
  const part = known.owners.get(link.to);
  const isPartBeside = (lead: Link): boolean => part !== undefined && lead.to === part.to && isRequired(part) && isPlain(lead, known.names);
  const leads = siblings.filter(
    (lead) =>
      lead !== link &&
      lead.to !== lead.from &&
      lead.to !== link.to &&
      lead.columns.length === 1 &&
      !isBehind(lead, link, siblings, owner) &&
      (!usual || isRequired(lead) || isPartBeside(lead)),
  );
  const found = leads.flatMap((lead): Agreement[] => {
    const place = named(link, lead, loose);
    const along = place && placesOf(lead.to, loose, link.from).get(place.scope);
    // Which of two it is that the other parent leads to, only a name may say.
    if (place?.scope === link.to && isOneOfSeveral(link, siblings)) return [];
    if (!place || !along || concernsOthersRows(link, place.scope, known.names) || meansAnother(link, place, loose)) return [];
    if (usual && (place.scope === usual.scope || !placesOf(place.scope, known).has(usual.scope!))) return [];
    return [{ ...place, rowwise: true, ...(along.length > 0 && { along }) }];
  });
  const [nearest] = found.sort((one, other) => steps(one) - steps(other));
  if (!nearest && !usual) return ofHolder(link, siblings, known);
  return nearest && (!usual || steps(nearest) < steps(usual)) ? nearest : undefined;
}

/** What a person has for own use. */
const HELD: ReadonlySet<string> = new Set('address card method wallet device phone'.split(' '));

/** What a person has is that of the person whom the row names: an order is sent to one of its user's addresses. */
function ofHolder(link: Link, siblings: readonly Link[], { all, names, owners }: Places): Agreement | undefined {
  const held = owners.get(link.to);
  if (
    !held ||
    !isRequired(held) ||
    held.columns.length > 1 ||
    !names.tables.get(held.to)!.agent ||
    !HELD.has(names.tables.get(link.to)!.noun.split(' ').at(-1)!)
  )
    return undefined;
  const people = siblings.filter((each) => each !== link && each.to === held.to && each.columns.length === 1 && !endsWithBy(each));
  const [lead] = people.filter((each) => people.length === 1 || each.columns[0] === held.columns[0]);
  const leadsBack = linksFrom(all, held.to).some((each) => each.to === link.from);
  return lead && !leadsBack ? { within: lead, scope: held.to, rowwise: true } : undefined;
}

/** Whether another reference of the row is to the same table, unless that one may be missing and this one not: where a trip starts, and where it may have ended. */
function isOneOfSeveral(link: Link, siblings: readonly Link[]): boolean {
  return siblings.some((each) => each !== link && each.to === link.to && (isRequired(each) || !isRequired(link)));
}

/** Of two references that may be NULL, and of two that may not, the later one is chosen next to the earlier one. */
function isBehind(lead: Link, link: Link, siblings: readonly Link[], owner: Link | undefined): boolean {
  return lead !== owner && isRequired(lead) === isRequired(link) && siblings.indexOf(lead) > siblings.indexOf(link);
}

/**
 * The table in which both must agree: the one that one refers to and the other is; otherwise the first to which both refer directly;
 * otherwise one further up.
 */
function asChosen(link: Link, lead: Link, known: Places): Agreement | undefined {
  if (link.columns.length > 1) return undefined;
  const of = (table: TableView) =>
    linksFrom(known.all, table)
      .filter((each) => each.to !== table)
      .map(({ to }) => to);
  const always = new Set(
    linksFrom(known.all, link.to)
      .filter(isRequired)
      .map(({ to }) => to),
  );
  const [theirs, mine] = [of(lead.to), of(link.to)];
  const direct = mine.filter((table) => theirs.includes(table));
  // What both always have says more than who once did something to one of them.
  const isSure = (table: TableView): boolean =>
    [lead.to, link.to].every((at) => linksFrom(known.all, at).some((each) => each.to === table && isRequired(each)));
  const scope =
    holderOfBoth(lead, link, known) ??
    (mine.includes(lead.to) && (always.has(lead.to) || !acts(lead.to, known.names))
      ? lead.to
      : (direct.find(isSure) ?? direct[0] ?? (theirs.includes(link.to) ? link.to : undefined)));
  return scope ? { within: lead, scope } : lead.to === link.to ? undefined : named(link, lead, known);
}

function named(link: Link, lead: Link, known: Places): { readonly within: Link; readonly scope: TableView } | undefined {
  const scope = holderOfBoth(lead, link, known) ?? commonPlace(lead.to, link.to, known, link.from) ?? kindOfPrice(lead, link, known);
  return scope && { within: lead, scope };
}

/** What a price is of, where that is the kind of what the other reference leads to: the rate of a booked room is one of its type. */
function kindOfPrice(lead: Link, link: Link, known: Places): TableView | undefined {
  if (!PRICES.has(known.names.tables.get(link.to)!.noun)) return undefined;
  const places = placesOf(lead.to, known, link.from);
  const isKind = (table: TableView): boolean => isClass(table, known) || CLASSES.has(known.names.tables.get(table)!.tokens.words.at(-1)!);
  return linksFrom(known.all, link.to).find((each) => isRequired(each) && each.columns.length === 1 && isKind(each.to) && places.has(each.to))?.to;
}

/** What things of a kind cost. */
const PRICES: ReadonlySet<string> = new Set(['rate', 'tariff', 'price', 'fee', 'pricing']);

/** Words of references to the row that a row answers or takes the place of. */
const ANSWERS: ReadonlySet<string> = new Set(
  'reply replied answer previous original rescheduled renewed replaced replaces superseded amended corrected reversal reversed refund follow'.split(' '),
);

/** Words of references to whoever leads somebody. */
const LEADERS: ReadonlySet<string> = new Set(
  'manager supervisor superior boss lead leader chief head reports vorgesetzter jefe responsable capo gerente chef'.split(' '),
);

function inTree(link: Link, siblings: readonly Link[], owner: Link | undefined, known: Places): Agreement | undefined {
  const words = wordsOf(link, known.names);
  const isAnswer = words.some((word) => ANSWERS.has(word));
  const scope = placeOfTree(
    link.from,
    owner,
    known,
    isAnswer,
    words.some((word) => LEADERS.has(word)),
  );
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
  return linksFrom(all, lead.to).some((onward) => onward.to === scope && onward.columns.length === 1 && lead.toColumns.includes(onward.columns[0]!));
}

/**
 * Whether the reference is to another row than the one that the place would tell: by a key over both references, by a word of its own (the part that is a component of a
 * part), or since it is somebody else (the provider of a patient, whoever verified a provider).
 */
export function meansAnother(link: Link, { within, scope }: Agreement, known: Places): boolean {
  if (!within || !scope) return false;
  return (
    isPairOfWhole(link, within, scope) ||
    isCalledApart(link, within, scope, known) ||
    isSomebodyElse(link, within, scope, known) ||
    areOfTwoRoles(link, within, scope, known)
  );
}

/** Whether the two ways to one table of people end in references to two roles of them: the student of an order, and the instructor of a payout. */
function areOfTwoRoles(link: Link, lead: Link, scope: TableView, known: Places): boolean {
  if (!isOfPeople(scope, known)) return false;
  const endOf = (each: Link): Link | undefined => (each.to === scope ? each : placesOf(each.to, known, link.from).get(scope)?.at(-1));
  const roleOf = (each: Link): readonly string[] => {
    const words = roleAt(each, scope, known);
    return words.some((word) => OUTSIDERS.has(word) || CONCERNED.has(word)) ? ['whoever comes'] : words;
  };
  const [mine, theirs] = [endOf(link), endOf(lead)].map((end) => (end ? roleOf(end) : []));
  return mine!.length > 0 && theirs!.length > 0 && !mine!.some((word) => theirs!.includes(word));
}

/** Whether the reference's name has all words of the one that the other parent has to the same table, and more. */
function isCalledApart(link: Link, lead: Link, scope: TableView, known: Places): boolean {
  const their = scope === link.to ? placesOf(lead.to, known, link.from).get(scope)?.at(-1) : undefined;
  if (!their) return false;
  const [mine, theirs] = [wordsOf(link, known.names), wordsOf(their, known.names)];
  return mine.length > theirs.length && theirs.every((word) => mine.includes(word));
}

/** Whether both ends would be one and the same person, though they are of two kinds of people or one did something to the other: each has its own row of a table of all. */
function isSomebodyElse(link: Link, lead: Link, scope: TableView, known: Places): boolean {
  const nounOf = (table: TableView): string => known.names.tables.get(table)!.noun;
  if (!isOfPeople(scope, known)) return false;
  // The row itself is one of all where its key is that reference.
  const their = isIdentity(lead) ? link.from : lead.to;
  if (!isOf(link.to, scope, known) || !isOf(their, scope, known)) return false;
  return endsWithBy(link) || ![link.to, their].some((table) => table === scope || ANYBODY.has(nounOf(table)));
}

/** Whether each row of the table is one of the other: the same, or a part of it under its keys, over any such references. */
function isOf(table: TableView, scope: TableView, { all }: Places): boolean {
  const seen = new Set([table]);
  for (const at of seen) for (const each of all) if (each.from === at && isIdentity(each)) seen.add(each.to);
  return seen.has(scope);
}

/** Whether each row is one of the other table, under its keys: a patient among profiles. */
export const isIdentity = (link: Link): boolean => isIdentifying(link) && isOneToOne(link);

/** Whether the table only pairs parts with wholes, by a key of these two. A part has a reference to its whole, so such pairs mean something else. */
function isPairOfWhole(link: Link, lead: Link, scope: TableView): boolean {
  if (link.to !== scope && lead.to !== scope) return false;
  const both = new Set([...link.columns, ...lead.columns]);
  return link.from.table.uniqueKeys.some(({ columns }) => columns.length === both.size && columns.every((column) => both.has(column)));
}
