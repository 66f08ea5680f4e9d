import { isClassifyingNoun, TENANT_NOUNS } from '../tables/roles.ts';
import { isRequired, type Link, type Role, type SchemaNames, type TableView, linksFrom, linksTo } from '@seedbed/meaning/decide';

/** Classifications of rows: two things of one country or kind need not be related. */
export const CLASSES: ReadonlySet<string> = new Set(
  'country state language currency category kind type status unit tag genre brand manufacturer colour color size level grade priority topic subject skill airport station location'.split(
    ' ',
  ),
);

/** Areas in which something works: a courier delivers in the city of the restaurant. Of the lists of such areas everything is in one. */
export const AREAS: ReadonlySet<string> = new Set('city town municipality region province district area zone'.split(' '));

/** Tables of people that rows are about. Other references of such a row lead to the same person. */
export const CONCERNED: ReadonlySet<string> = new Set(
  'customer client patient patron student guest tenant owner resident buyer passenger subscriber policyholder borrower donor'.split(' '),
);

/** Tables of everybody with an account. The user who wrote a post is usually not the author of its comments. */
export const ANYBODY: ReadonlySet<string> = new Set('user account person people profile member login identity contact participant author'.split(' '));

/** Tables of groups of people, who may lead or help other groups. */
const UNITS: ReadonlySet<string> = new Set('department team group office position unit division squad crew shift role'.split(' '));

/** Steps from a row to the place that it is in. */
const MAX_STEPS = 3;

/** The schema's facts about its tables. */
export type Places = {
  readonly all: readonly Link[];
  readonly names: SchemaNames;
  readonly roles: ReadonlyMap<TableView, Role>;
  /** By table, the relation that orders its rows: they have that parent even if the column is nullable. */
  readonly owners: ReadonlyMap<TableView, Link>;
  /** References that may be NULL lead on as well. */
  readonly optional?: boolean;
};

/** The words of the reference's first column. */
export function wordsOf({ from, columns }: Link, { tables }: SchemaNames): readonly string[] {
  return tables.get(from)!.columns.get(columns[0]!)!.words;
}

/** Whether the reference is to whoever did something, by the end of its name: `created_by_id`. */
export function endsWithBy({ columns: [column = ''] }: Link): boolean {
  return /_?by(?:_?id)?$/i.test(column);
}

/** Those who come from outside, though their table has the members as well. */
export const OUTSIDERS: ReadonlySet<string> = new Set(
  'customer client buyer guest visitor attendee applicant candidate subscriber follower requester requestor reporter contact friend opponent patient recipient donor'.split(
    ' ',
  ),
);

/** A table that two others lead to, by how many references of each. */
type Common = { readonly table: TableView; readonly steps: number };

/** Whether the table holds people who act in more than one place: the author of a comment did not write the post. */
export function acts(table: TableView, names: SchemaNames): boolean {
  const { agent, noun } = names.tables.get(table)!;
  return agent && !CONCERNED.has(noun);
}

/** Nouns with members; not people, though `account` may mean one. */
function hasMembers(table: TableView, { all, names }: Places): boolean {
  if (!TENANT_NOUNS.has(names.tables.get(table)!.noun)) return false;
  return linksTo(all, table).some((link) => link.from !== table && isRequired(link) && names.tables.get(link.from)!.agent);
}

/**
 * The tables to which each row of this table leads, with the path: through required references that are unique between their two tables. No
 * path uses `without`, the table whose reference is being chosen, because it would depend on itself.
 */
export function placesOf(table: TableView, { all, names, owners, optional = false }: Places, without?: TableView): Map<TableView, readonly Link[]> {
  const found = new Map<TableView, readonly Link[]>([[table, []]]);
  for (const [at, way] of found) {
    if (way.length === MAX_STEPS) continue;
    for (const link of linksFrom(all, at)) {
      if (link.to !== without && !link.shared && (optional || isRequired(link) || owners.get(at) === link) && isOnly(link, all, names) && !found.has(link.to))
        found.set(link.to, [...way, link]);
    }
  }
  return found;
}

/** The common place of rows of both tables, on paths without `without`: the nearest, if it belongs to all others that both share. */
export function commonPlace(one: TableView, other: TableView, known: Places, without: TableView): TableView | undefined {
  const [mine, theirs] = [placesOf(one, known, without), placesOf(other, known, without)];
  const shared = [...mine]
    .filter(([table]) => theirs.has(table))
    .map(([table, way]): Common => ({ table, steps: way.length + theirs.get(table)!.length }))
    .sort((a, b) => a.steps - b.steps);
  // People behind a place that both are in, such as its owner, do not make it theirs.
  const isBehind = (table: TableView): boolean =>
    shared.some((each) => each.table !== table && !acts(each.table, known.names) && placesOf(each.table, known, without).has(table));
  // Whom both rows are about, by the name of his table: an invoice of a member has lines for bookings of that member.
  const isOfBoth = (table: TableView): boolean => [mine, theirs].every((ways) => isAbout(ways.get(table)!.at(-1), table, known));
  const byPeople = shared.some(({ table }) => acts(table, known.names) && !isBehind(table) && !isOfBoth(table));
  const places = shared.filter(
    ({ table }) => isOfBoth(table) || (isPlace(table, known) && (!byPeople || known.roles.get(table) === 'tenant' || hasMembers(table, known))),
  );
  const [nearest] = places.filter(({ table }) => places.every((each) => each.table === table || placesOf(table, known).has(each.table)));
  if (nearest) return nearest.table;
  // Of places that have nothing to do with each other, the person says more than where it was.
  const [person, another] = places.filter(({ table }) => isPerson(table, known));
  return person && !another ? person.table : undefined;
}

/** Whether the table holds people, who act or whom rows are about. */
export function isPerson(table: TableView, { names }: Pick<Places, 'names'>): boolean {
  const { agent, noun } = names.tables.get(table)!;
  return agent || CONCERNED.has(noun);
}

/** Whether the reference is called as the people are to whom it leads, and those are no accounts of anybody: then the row is about them. */
function isAbout(link: Link | undefined, table: TableView, { names }: Places): boolean {
  const { agent, noun } = names.tables.get(table)!;
  return link !== undefined && agent && !ANYBODY.has(noun) && isRequired(link) && isPlain(link, names);
}

/** What somebody has alone, and what follows from it is that person's as well: the refund of an order, the claim of a contract. */
export const OWN: ReadonlySet<string> = new Set(
  'order purchase cart checkout booking reservation subscription invoice bill payment rental loan lease contract policy claim application enrollment enrolment membership registration deposit prescription quote ticket refund reimbursement return shipment delivery request case appointment donation pledge'.split(
    ' ',
  ),
);

/**
 * The account of anybody that has alone what both references lead to, by columns of one name: what a line of somebody's invoice bills is that member's booking. Either
 * may lead to the account itself.
 */
export function holderOfBoth(one: Link, other: Link, known: Places): TableView | undefined {
  const [mine, theirs] = [holdersOf(one, known), holdersOf(other, known)];
  return one.to === other.to ? undefined : mine.find((each) => theirs.some(({ to, columns }) => to === each.to && columns[0] === each.columns[0]))?.to;
}

/** Nobody has it alone where another reference of it is to the same accounts, unless only this one is called as they are. */
function holdersOf(link: Link, known: Places): readonly Link[] {
  const { all, names, roles } = known;
  const nounOf = (at: TableView): string => names.tables.get(at)!.noun;
  if (ANYBODY.has(nounOf(link.to))) return endsWithBy(link) ? [] : [link];
  if (!OWN.has(nounOf(link.to).split(' ').at(-1)!)) return [];
  return linksFrom(all, link.to).filter(
    (each) =>
      each.to !== link.from &&
      isRequired(each) &&
      each.columns.length === 1 &&
      !endsWithBy(each) &&
      ANYBODY.has(nounOf(each.to)) &&
      roles.get(each.to) !== 'tenant' &&
      isOnly(each, all, names),
  );
}

/**
 * The scope of a table's references to itself: its owner, otherwise the tenant. What answers or follows another row is of the same person; `leads`: who leads others works where
 * they do.
 */
export function placeOfTree(table: TableView, owner: Link | undefined, known: Places, isAnswer = false, leads = false): TableView | undefined {
  const places = [...placesOf(table, known).keys()].filter((each) => each !== table && isPlace(each, known));
  const isAgent = known.names.tables.get(table)!.agent;
  // Rows in the order of a parent have a parent, even if the column is nullable.
  const own =
    owner && (places.find((each) => each === owner.to) ?? (owner.columns.length === 1 && (isAnswer || isPlace(owner.to, known)) ? owner.to : undefined));
  if (own && !(isAgent && UNITS.has(known.names.tables.get(own)!.noun))) return own;
  const tenant = places.find((each) => known.roles.get(each) === 'tenant');
  return tenant ?? (isAgent && leads ? places.find((each) => SITES.has(lastWord(known.names.tables.get(each)!.noun))) : undefined);
}
/** Where people work who are led by somebody there. */
const SITES: ReadonlySet<string> = new Set(
  'clinic branch store shop restaurant hotel school gym salon studio practice hospital depot warehouse site location plant factory library office filiale sucursal agence sede oficina tienda'.split(
    ' ',
  ),
);
const lastWord = (noun: string): string => noun.split(' ').at(-1)!;

/** Whether the table classifies others, so that two rows of one kind need not be related. */
export function isClass(table: TableView, { names, roles }: Places): boolean {
  const { noun } = names.tables.get(table)!;
  return CLASSES.has(noun) || roles.get(table) === 'lookup';
}

export function isPlace(table: TableView, known: Places): boolean {
  const { noun } = known.names.tables.get(table)!;
  const isPerson = acts(table, known.names) && !hasMembers(table, known) && known.roles.get(table) !== 'tenant';
  const isListed = CLASSES.has(noun) || (isClassifyingNoun(noun) && !AREAS.has(noun));
  return (!isListed || isDwelling(table, known)) && !isPerson && known.roles.get(table) !== 'single';
}

/** Whether units are parts of a place, as flats are of a block, and no units of measure. */
function isDwelling(table: TableView, known: Places): boolean {
  const owner = known.owners.get(table);
  return known.names.tables.get(table)!.noun === 'unit' && owner !== undefined && known.roles.get(owner.to) !== 'tenant' && isPlace(owner.to, known);
}

/**
 * Whether this is the only reference to its table, or the only one that is called as it is: an expense is of its `employee_id`, whoever approved it. Two others to one table
 * have different meanings.
 */
function isOnly(link: Link, all: readonly Link[], names: SchemaNames): boolean {
  const others = linksFrom(all, link.from).filter((other) => other !== link && other.to === link.to);
  return others.length === 0 || (isPlain(link, names) && !others.some((other) => isPlain(other, names)));
}

/** Whether the reference is called as its table is. */
export function isPlain(link: Link, names: SchemaNames): boolean {
  return link.columns.length === 1 && wordsOf(link, names).every((word) => word === 'id' || word === names.tables.get(link.to)!.noun);
}
