import { guessedName, ownMember } from '@seedbed/contract';
import type { ColumnView, Link, SchemaNames, SchemaView, TableNames, TableView } from '@seedbed/meaning/decide';
import { reaches, type Solution } from '@seedbed/constraints';
import { keysBehindPrefix } from './keys-behind-prefix.ts';
import { keysByName, naturalTarget } from './natural-keys.ts';
import { isOfOtherSystem, relatesOwnRows } from './other-systems.ts';

/** Endings of columns that refer: `customer_id`, `order_uuid`, `room_ref`. */
const REFERRING: ReadonlySet<string> = new Set(['id', 'uuid', 'guid', 'uid', 'gid', 'fk', 'oid', 'key', 'code', 'number', 'no', 'reference']);
/** Weak suffixes, which require the target's key to have the same name. */
const WEAK: ReadonlySet<string> = new Set(['key', 'code', 'number', 'no', 'reference']);
/** Nouns for people who act on a row. If no table has the noun as its name, they are in the table of users. */
const ACTORS: ReadonlySet<string> = new Set([
  'user',
  'author',
  'creator',
  'owner',
  'sender',
  'recipient',
  'receiver',
  'assignee',
  'reviewer',
  'approver',
  'requester',
  'reporter',
  'uploader',
  'member',
  'actor',
  'editor',
  'updater',
  'modifier',
  'resolver',
  'follower',
  'followee',
  'blocker',
  'moderator',
  'inviter',
  'invitee',
  'manager',
  'creater',
  'submitter',
  'buyer',
  'seller',
  'host',
  'friend',
  'admin',
  'operator',
  'by',
]);
const USER_TABLES = ['user', 'account', 'member', 'person', 'employee', 'profile', 'staff', 'customer'];
const PERSONAL: ReadonlySet<string> = new Set(['email', 'username', 'login', 'password', 'name', 'nickname', 'handle']);
/** Tables of staff. They take precedence over other tables of people. */
const STAFF_TABLES = ['employee', 'staff', 'worker', ...USER_TABLES.filter((noun) => noun !== 'customer')];
/** Nouns for people who brought in others of the same table: one member recruited another, even if staff can sign in too. */
const BRINGERS: ReadonlySet<string> = new Set(['referrer', 'sponsor', 'recruiter', 'inviter', 'werber']);
/** The verbs for it, for languages in which only `by` is translated. */
const BROUGHT: ReadonlySet<string> = new Set(
  'recruited referred invited introduced sponsored recommended nominated geworben eingeladen empfohlen parrainé invité invitado recomendado invitato'.split(
    ' ',
  ),
);
/** Nouns for people who lead others, possibly of the same table. */
const ABOVE: ReadonlySet<string> = new Set(['manager', 'supervisor', 'boss', 'chief', 'mentor', 'referrer', 'sponsor']);

/**
 * Relations that nobody declared, found by name and type: `customer_id` → `customers.id` of the same type. They add nothing to the
 * database. Omits a relation that would close a cycle.
 */
export function undeclaredLinks(schema: SchemaView, names: SchemaNames, declared: readonly Link[], solution: Solution): Link[] {
  const byNoun = tablesByNoun(schema, names);
  const ownKeys = keysByName(schema.tables);
  const behindPrefix = keysBehindPrefix(schema.tables);
  const ids = declared.some(({ key, from, columns: [column] }) => key !== undefined && names.tables.get(from)!.columns.get(column!)?.words.at(-1) === 'id');
  const people = (nouns: readonly string[]): TableView | undefined =>
    nouns.map((noun) => byNoun.get(noun)).find((table) => table !== undefined && singleKey(table) !== null && holdsPeople(table, names));
  const users = people(USER_TABLES);
  const staff = people(STAFF_TABLES) ?? users;
  const graph = new Map<TableView, Set<TableView>>();
  for (const link of declared) connect(graph, link.from, link.to);
  const found: Link[] = [];
  for (const from of schema.tables) {
    for (const column of from.columns) {
      if (!mayRefer(column, from, solution) || declared.some((link) => link.from === from && link.columns.includes(column.name))) continue;
      const own = names.tables.get(from)!;
      const byKey = behindPrefix(column, from) ?? targetOf(column, from, names, byNoun, users, staff);
      const { table: target, key } = byKey ? { table: byKey, key: singleKey(byKey)! } : (naturalTarget(column, from, own, names, byNoun, ownKeys, ids) ?? NONE);
      if (!target || !key || solution.tables.get(target.name)?.maxRows === 0) continue;
      if (isSaidTwice(column, from, target, [...declared, ...found], own)) continue;
      if (target !== from && column.notNull && reaches(target, from, (table) => graph.get(table) ?? [])) continue;
      connect(graph, from, target);
      found.push({ name: guessedName(from.table.name, column.name), from, columns: [column.name], to: target, toColumns: [key.name] });
    }
  }
  return found;
}

const NONE = { table: null, key: null };

/** Whether another reference of the same name leads there: `coupon_code` beside `coupon_id` is the code of that coupon, and not of another one. */
function isSaidTwice({ name }: ColumnView, from: TableView, to: TableView, links: readonly Link[], own: TableNames): boolean {
  const stemOf = (column: string): string => own.columns.get(column)!.words.slice(0, -1).join(' ');
  return links.some((link) => link.from === from && link.to === to && link.columns.length === 1 && stemOf(link.columns[0]!) === stemOf(name));
}

function mayRefer(column: ColumnView, table: TableView, solution: Solution): boolean {
  const { column: fact } = column;
  if (column.references.length > 0 || fact.generated || fact.identity || fact.sequence || /^nextval|gen_random|uuid_generate/.test(fact.default ?? ''))
    return false;
  const solved = solution.tables.get(table.name);
  if (ownMember(solved?.domains, column.name) || solved?.alwaysNull.includes(column.name) || ownMember(solved?.generators, column.name)) return false;
  return (
    !solved?.groups.some((group) => group.columns.includes(column.name)) &&
    !solved?.exclusions.some((each) => [...each.equal, ...each.span].includes(column.name))
  );
}

function targetOf(
  column: ColumnView,
  from: TableView,
  names: SchemaNames,
  byNoun: ReadonlyMap<string, TableView>,
  users: TableView | undefined,
  staff: TableView | undefined,
): TableView | null {
  const own = names.tables.get(from)!;
  const { words } = own.columns.get(column.name)!;
  const last = words.at(-1)!;
  const before = words.slice(0, -1);
  if (isBroughtIn(words) && isOwnPeople(from, own, column) && fits(column, from, words)) return from;
  if (last === 'by' && users && words.length === 2) return fits(column, users, words) ? users : null;
  if (!REFERRING.has(last) || before.length === 0) return null;
  if (before.join(' ') === 'parent') {
    // A version of a post has the parent of the post.
    const original = byNoun.get(own.tokens.words.slice(0, -1).join(' '));
    if (original?.column.has(column.name) && fits(column, original, words)) return original;
    return fits(column, from, words) && !column.notNull ? from : null;
  }
  // The longest ending that is a table: `billing customer id` → customer.
  for (let start = 0; start < before.length; start++) {
    const target = byNoun.get(before.slice(start).join(' '));
    // A table's own key under another name does not refer to the table itself.
    if (target === from && start === 0) return null;
    if (target && isForeign(column, from, own, target, before.slice(0, start), names, byNoun)) return null;
    // `resource_id` next to a `resource_type` refers to any resource, and not to `upload_resources`.
    const isTypedReference = target && before.length - start < names.tables.get(target)!.tokens.words.length && hasType(before, own);
    if (target && fits(column, target, words) && !isTypedReference) return target;
  }
  const head = before.at(-1)!;
  if (hasType(before, own) || isOfOtherSystem(column, from, own, before.slice(0, -1), byNoun)) return null;
  const actors = ABOVE.has(head) ? staff : ACTORS.has(head) ? users : undefined;
  const mayBe = actors !== from || (ABOVE.has(head) && !column.notNull);
  return actors && mayBe && fits(column, actors, words) ? actors : null;
}

/**
 * Whether the words before the target's noun show that the id is none of its keys: `stripe_customer_id` is Stripe's. A required or text id
 * refers to another row of its own table only by a word that says so, such as `parent_category_id`. And of another table that shares the noun
 * alone, the key has the column's ending: `wholesale_buyer_id` does not refer to the `number` of `retail_buyers`.
 */
function isForeign(
  column: ColumnView,
  from: TableView,
  own: TableNames,
  target: TableView,
  qualifiers: readonly string[],
  names: SchemaNames,
  byNoun: ReadonlyMap<string, TableView>,
): boolean {
  if (isOfOtherSystem(column, from, own, qualifiers, byNoun)) return true;
  const words = own.columns.get(column.name)!.words;
  const { tokens, columns } = names.tables.get(target)!;
  const key = singleKey(target);
  const sharesNounOnly = qualifiers.length > 0 && tokens.words.length > words.length - 1 - qualifiers.length;
  if (sharesNounOnly && key && columns.get(key.name)!.words.at(-1) !== words.at(-1)) return true;
  return target === from && (column.notNull || family(column) === 'text') && !relatesOwnRows(qualifiers);
}

/** `geworben_von`, `referred_by_id`, `sponsor_id`. */
function isBroughtIn(words: readonly string[]): boolean {
  const before = REFERRING.has(words.at(-1)!) ? words.slice(0, -1) : words;
  return before.at(-1) === 'by'
    ? before.length === 2 && BROUGHT.has(before[0]!)
    : before.length === 1 && BRINGERS.has(before[0]!) && before.length < words.length;
}

/** Whether a reference to people of the same table may be NULL: the first people have no inviter. */
function isOwnPeople(from: TableView, own: TableNames, column: ColumnView): boolean {
  return own.agent && !column.column.notNull && singleKey(from) !== null;
}

/** Whether the table has `owner_type` next to `owner_id`. Then the owner can be in several tables, and `settlePolymorphic` names them. */
function hasType(before: readonly string[], own: TableNames): boolean {
  const subject = before.join(' ');
  return [...own.columns.values()].some(
    ({ words }) => words.length === before.length + 1 && words.at(-1) === 'type' && words.slice(0, -1).join(' ') === subject,
  );
}

function fits(column: ColumnView, target: TableView, words: readonly string[]): boolean {
  const key = singleKey(target);
  if (!key || family(key) !== family(column) || key.column.generated || isShorter(column, key)) return false;
  return !WEAK.has(words.at(-1)!) || key.name === column.name;
}

/** Whether the column cannot hold every key. Then it refers to something else, whatever its name. */
function isShorter(column: ColumnView, key: ColumnView): boolean {
  return column.type.length !== undefined && key.type.length !== undefined && column.type.length < key.type.length;
}

/** The type family: integers refer to integers of any width. */
function family(column: ColumnView): string {
  const { base } = column.type;
  return /^int[48]$/.test(base) ? 'int' : base === 'varchar' ? 'text' : base;
}

/** Whether a table holds people: it has a name or an address. Bank accounts are not users. */
function holdsPeople(table: TableView, names: SchemaNames): boolean {
  const own = names.tables.get(table)!;
  return own.noun !== 'account' || [...own.columns.values()].some(({ words }) => words.some((word) => PERSONAL.has(word)));
}

function singleKey(table: TableView): ColumnView | null {
  return table.primaryKey.length === 1 ? (table.column.get(table.primaryKey[0]!) ?? null) : null;
}

/** Tables by the words of their names, and by their last noun if only one table has it. */
function tablesByNoun(schema: SchemaView, names: SchemaNames): Map<string, TableView> {
  const whole = new Map<string, TableView>();
  const last = new Map<string, TableView | null>();
  for (const table of schema.tables) {
    const { tokens, noun } = names.tables.get(table)!;
    const name = tokens.words.join(' ');
    // `rooms` and `room_aliases` have the same noun; the one with the exact name wins.
    const known = whole.get(name);
    if (!known || table.table.name.length < known.table.name.length) whole.set(name, table);
    last.set(noun, last.has(noun) ? null : table);
  }
  for (const [noun, table] of last) if (table && !whole.has(noun) && names.tables.get(table)!.tokens.words.length === 2) whole.set(noun, table);
  return whole;
}

function connect(graph: Map<TableView, Set<TableView>>, from: TableView, to: TableView): void {
  const targets = graph.get(from);
  if (targets) targets.add(to);
  else graph.set(from, new Set([to]));
}
