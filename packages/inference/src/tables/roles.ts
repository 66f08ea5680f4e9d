import {
  isOneToOne,
  isRequired,
  textKeyOf,
  type Link,
  type Role,
  type SchemaNames,
  type SchemaView,
  type TableNames,
  type TableView,
  type Tokens,
} from '@seedbed/meaning/decide';
import type { Solution } from '@seedbed/constraints';
import { isListNoun } from '../sizes/list-sizes.ts';

const LOOKUP_NOUNS: ReadonlySet<string> = new Set([
  'type',
  'status',
  'state',
  'kind',
  'category',
  'country',
  'currency',
  'language',
  'locale',
  'role',
  'permission',
  'region',
  'unit',
  'priority',
  'genre',
  'tag',
  'department',
  'reason',
  'level',
  'rating',
  'color',
  'size',
  'continent',
  'province',
  'timezone',
  'holiday',
  'plan',
  'tier',
  'rank',
  'method',
  'mode',
  'scope',
  'skill',
  'specialty',
  'brand',
  'color',
  'amenity',
  'shift',
  'grade',
  'subject',
  'culture',
  'territory',
  'class',
  'format',
  'label',
  'source',
  'industry',
  'sector',
  'gender',
  'position',
  'term',
  'terms',
  'semester',
  'trimester',
  'season',
]);
/** Events that people attend, which no log records. */
const GATHERING: ReadonlySet<string> = new Set([
  'venue',
  'ticket',
  'tickets',
  'organizer',
  'capacity',
  'speaker',
  'attendee',
  'attendees',
  'doors',
  'rsvp',
  'host',
]);
/** Nouns of tenants, whose rows are separate from each other's. */
export const TENANT_NOUNS: ReadonlySet<string> = new Set([
  'tenant',
  'organization',
  'workspace',
  'company',
  'account',
  'site',
  'instance',
  'project',
  'team',
  'shop',
]);
/** References to a tenant's owner or creator. */
const ACTORS = /owner|creator|created|admin/i;
const AUDIT: ReadonlySet<string> = new Set(['created', 'updated', 'modified', 'deleted', 'last']);

export function roleOfTables(schema: SchemaView, names: SchemaNames, links: readonly Link[], solution: Solution): Map<TableView, Role> {
  const roles = new Map<TableView, Role>();
  for (const table of schema.tables) {
    const out = links.filter((link) => link.from === table);
    const role = roleOf(table, names.tables.get(table)!, out, links.filter((link) => link.to === table && link.from !== table).length, solution);
    if (role) roles.set(table, role);
  }
  for (const table of schema.tables) if (!roles.has(table) && hasPeopleOfItsOwn(table, links, names)) roles.set(table, 'tenant');
  for (const table of schema.tables) if (roles.get(table) === 'lookup' && isListOfOne(table, links, names, roles)) roles.delete(table);
  return roles;
}

/**
 * Accounts of which each keeps customers of its own, and everything that it does for them: a freelancer's clients, quotes and invoices, all of which have the same
 * `user_id`. Where people merely have an account, no other row refers to both.
 */
function hasPeopleOfItsOwn(table: TableView, links: readonly Link[], names: SchemaNames): boolean {
  const { agent, noun } = names.tables.get(table)!;
  if (!agent || noun !== 'user') return false;
  const calledSo = (link: Link): boolean =>
    link.to === table &&
    link.columns.length === 1 &&
    isRequired(link) &&
    !isOneToOne(link) &&
    names.tables
      .get(link.from)!
      .columns.get(link.columns[0]!)!
      .words.filter((word) => word !== 'id')
      .join(' ') === noun;
  const owned = new Set(links.filter(calledSo).map(({ from }) => from));
  return [...owned].some(
    (people) => names.tables.get(people)!.agent && [...owned].filter((other) => links.some(({ from, to }) => from === other && to === people)).length >= 2,
  );
}

/** Each row of another table has its own list: the ranks of an organ, the categories of a shop. One row per kind would leave most of them empty. */
function isListOfOne(table: TableView, links: readonly Link[], names: SchemaNames, roles: ReadonlyMap<TableView, Role>): boolean {
  const wholes = links.filter((link) => link.from === table && link.to !== table && link.key !== undefined && isRequired(link));
  const isThing = ({ to }: Link): boolean => !isClassifyingNoun(names.tables.get(to)!.noun) && !roles.has(to);
  return wholes.length === 1 && wholes.every(isThing);
}

/** Whether rows of the noun classify others. */
export function isClassifyingNoun(noun: string): boolean {
  return LOOKUP_NOUNS.has(noun) || isListNoun(noun);
}

function roleOf(table: TableView, names: TableNames, out: readonly Link[], referrers: number, solution: Solution): Role | undefined {
  if (solution.tables.get(table.name)?.maxRows === 1) return 'single';
  const linked = new Set(out.flatMap((link) => link.columns));
  const values = table.columns.filter(
    (column) =>
      !linked.has(column.name) && !table.primaryKey.includes(column.name) && !column.column.generated && !isAudit(names.columns.get(column.name)!.words),
  );
  const others = out.filter((link) => link.to !== table);
  const distinctParents = new Set(others.flatMap((link) => link.columns));
  if (others.length >= 2 && distinctParents.size >= 2 && values.length <= 1 && others.filter(isRequired).length >= 2 && isKeyedBy(table, linked, values.length))
    return 'link';
  const raw = names.words;
  if (['history', 'version', 'archive', 'revision'].some((word) => raw.has(word)) && others.length > 0) return 'history';
  if (
    !(names.noun === 'event' && [...names.columns.values()].some(({ words }) => words.some((word) => GATHERING.has(word)))) &&
    (['log', 'audit', 'event', 'activity', 'telemetry', 'metric', 'reading', 'measurement', 'trail'].includes(names.noun) || raw.has('audit') || raw.has('log'))
  )
    return 'log';
  const has = (word: string): boolean => [...names.columns.values()].some((tokens) => tokens.words.length <= 2 && tokens.words.at(-1) === word);
  if (['setting', 'config', 'preference', 'option', 'parameter', 'metadata'].includes(names.noun) && (has('key') || has('name')) && has('value'))
    return 'settings';
  const tenantlike = ['tenant', 'organization', 'workspace'].includes(names.noun) ? referrers >= 2 : referrers >= 3 && TENANT_NOUNS.has(names.noun);
  if (
    tenantlike &&
    !isPersonalTenant(names) &&
    others.every((link) => !isRequired(link) || link.columns.every((column) => ACTORS.test(column))) &&
    (names.noun !== 'account' || referrers >= 6)
  )
    return 'tenant';
  const named = ['name', 'code', 'title', 'label', 'description', 'key', 'slug', 'value', 'year', names.noun].some(has);
  if (
    others.filter(isRequired).length === 0 &&
    named &&
    values.length <= 4 &&
    !(referrers === 0 && [...names.columns.values()].some(isSeenLast)) &&
    (LOOKUP_NOUNS.has(names.noun) ? values.length <= 4 : referrers >= 2 && values.length <= 2 && !names.agent)
  )
    return 'lookup';
  const required = others.filter(isRequired);
  if (LOOKUP_NOUNS.has(names.noun) && values.length <= 6 && required.length <= 1 && referrers > 0 && named && !required.some(isListOfParent)) return 'lookup';
  if (others.length === 0 && referrers > 0 && values.length === 1 && !names.agent && isCodeAndName(table, names)) return 'lookup';
  if (others.filter(isRequired).length === 0 && referrers > 0 && named && isKeptByHand([...names.columns.values()], values.length)) return 'lookup';
  if (out.some((link) => link.to === table)) return 'tree';
  return undefined;
}

/** Each parent has a list of its own, such as the labels of an organization: names are unique within it. */
function isListOfParent({ from, columns }: Link): boolean {
  return from.table.uniqueKeys.some(
    (key) => key.columns.length === columns.length + 1 && columns.every((column) => key.columns.includes(column)) && !key.primary,
  );
}

/** `last_checkin_time`, `last_seen`: rows that something writes again and again, which nobody keeps as a list. */
function isSeenLast({ words }: Tokens): boolean {
  return words[0] === 'last' && words.length > 1 && !/^(?:name|updated?|modif|chang|edit)/.test(words[1]!);
}

/** Tenants with a birthday or a first name live there, and share nothing. */
function isPersonalTenant({ noun, columns }: TableNames): boolean {
  return noun === 'tenant' && [...columns.values()].some(({ words }) => /^(?:birth|born|first name|last name|surname|date of birth)/.test(words.join(' ')));
}

/** Columns of a hand-kept list besides its names: order, codes. */
const OF_LISTS: ReadonlySet<string> = new Set(
  'name title label description order ordering position code slug gid uuid guid key abbreviation id parent'.split(' '),
);

/** `species(code text PRIMARY KEY, label)`: a code that somebody chose, and what it means. */
function isCodeAndName(table: TableView, names: TableNames): boolean {
  const key = textKeyOf(table);
  const isCalled = (name: string, words: ReadonlySet<string>): boolean => words.has(names.columns.get(name)!.words.at(-1)!);
  return key !== undefined && isCalled(key, CODES) && table.columns.some(({ name, notNull }) => name !== key && notNull && isCalled(name, MEANINGS));
}
const CODES: ReadonlySet<string> = new Set(['code', 'key', 'slug', 'abbreviation', 'symbol']);
const MEANINGS: ReadonlySet<string> = new Set(['name', 'label', 'title']);

/** `packaging(name, parent, child_order, description)`: ordered entries and nothing else, or names in a standard's numbering. */
function isKeptByHand(columns: readonly Tokens[], values: number): boolean {
  const called = columns.some(({ words }) => words.join(' ') === 'name');
  const inOrder = columns.some(({ words }) => /^(?:child|sort|display|list)? ?(?:order|ordering)$/.test(words.join(' ')));
  if (called && inOrder && columns.every(({ words }) => OF_LISTS.has(words.at(-1)!))) return true;
  return called && values <= 6 && columns.some(({ words }) => words[0] === 'iso' && (words[1] === 'code' || words[1] === 'number'));
}

/** One of its keys consists of references only; a table without any value needs none. */
function isKeyedBy(table: TableView, linked: ReadonlySet<string>, values: number): boolean {
  return values === 0 || table.table.uniqueKeys.some((key) => key.columns.length >= 2 && key.columns.every((column) => linked.has(column)));
}

function isAudit(words: readonly string[]): boolean {
  return (
    AUDIT.has(words[0] ?? '') &&
    ['at', 'on', 'date', 'by', 'created', 'updated', 'modified', 'deleted', 'update', 'time', 'modify'].includes(words.at(-1) ?? '')
  );
}
