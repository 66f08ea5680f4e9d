import { sameAsOwner, sharedParent } from './shared-parent.ts';
import { eitherOf, isRequired, type Link, type Role, type SchemaNames, type TableView, linksFrom } from '@seedbed/meaning/decide';

const APART = [
  ['sender', 'recipient'],
  ['sender', 'receiver'],
  ['from', 'to'],
  ['source', 'target'],
  ['source', 'destination'],
  ['origin', 'destination'],
  ['home', 'away'],
  ['follower', 'followed'],
  ['follower', 'following'],
  ['follower', 'followee'],
  ['blocker', 'blocked'],
  ['muter', 'muted'],
  ['user', 'friend'],
  ['requester', 'addressee'],
  ['requester', 'receiver'],
  ['parent', 'child'],
  ['predecessor', 'successor'],
  ['buyer', 'seller'],
  ['departure', 'arrival'],
  ['player', 'opponent'],
  ['reviewer', 'reviewee'],
  ['inviter', 'invitee'],
  ['winner', 'loser'],
  ['debit', 'credit'],
  ['dependent', 'depends'],
  ['task', 'depends'],
  ['product', 'related'],
  ['mentor', 'mentee'],
  ['old', 'new'],
  ['1', '2'],
  ['a', 'b'],
];

/** Of two references that differ the later one adapts, or the one that no key holds: a key over the other one decides how often that occurs. */
function adaptsTo(link: Link, other: Link, siblings: readonly Link[]): boolean {
  const isInKey = ({ from, columns }: Link): boolean => from.column.get(columns[0]!)!.inKey;
  return isInKey(link) === isInKey(other) ? siblings.indexOf(other) < siblings.indexOf(link) : isInKey(other);
}

/** The other relation of the row from whose parent this one's must differ: sender and recipient, home and away. */
export function distinctFrom(link: Link, siblings: readonly Link[], names: SchemaNames, role?: Role): Link | undefined {
  // Parties of which another reference of the row is one.
  for (const other of siblings) {
    const [first, second] = eitherOf(other, siblings)?.of ?? [];
    if (second === link) return first;
  }
  // A row that links two rows of one table and nothing else has no other meaning, whatever its ends are called.
  const [one, other, ...more] = siblings;
  if (role === 'link' && other === link && more.length === 0 && one!.to === link.to && link.to !== link.from) return one;
  const mine = wordsOf(link, names);
  return siblings.find((other) => {
    if (other === link || other.to !== link.to || !adaptsTo(link, other, siblings)) return false;
    const theirs = wordsOf(other, names);
    return APART.some(
      ([first, second]) => (mine.has(second!) && theirs.has(first!) && !theirs.has(second!)) || (mine.has(first!) && theirs.has(second!) && !mine.has(second!)),
    );
  });
}

function wordsOf(link: Link, names: SchemaNames): Set<string> {
  return new Set(link.columns.flatMap((column) => [...names.tables.get(link.from)!.columns.get(column)!.words]));
}

/** A part of the row's owner: an order ships to an address of its customer, a shipment's items belong to its order. */
function withinOwner(link: Link, siblings: readonly Link[], owners: ReadonlyMap<TableView, Link>, own: Link): Link | undefined {
  const inside = owners.get(link.to);
  if (!inside || !isRequired(inside) || inside.to === link.to) return undefined;
  if (own.to === inside.to) return own;
  const up = owners.get(own.to);
  if (up && isRequired(up) && up.to === inside.to) return own;
  return siblings.find((each) => each !== link && each.to === inside.to && isRequired(each));
}

/** Words of tables with people's opinions about others' work. */
const OPINIONS: ReadonlySet<string> = new Set([
  'favorite',
  'favourite',
  'vote',
  'upvote',
  'downvote',
  'like',
  'dislike',
  'reaction',
  'bookmark',
  'star',
  'clap',
  'kudo',
  'flag',
  'wishlist',
  'follow',
  'block',
  'mute',
  'mention',
  'view',
  'read',
]);

/** Whether a word calls a table one of opinions. */
export function isOpinion(word: string): boolean {
  return OPINIONS.has(word);
}

/** A vote is for anyone's post, and seldom for one of one's own: people are no scope there, a tenant is. */
export function concernsOthersRows(link: Link, scope: TableView, names: SchemaNames): boolean {
  return names.tables.get(scope)!.agent && [...names.tables.get(link.from)!.words].some((word) => OPINIONS.has(word));
}

type Around = {
  readonly siblings: readonly Link[];
  readonly owners: ReadonlyMap<TableView, Link>;
  readonly roles: ReadonlyMap<TableView, Role>;
  readonly all: readonly Link[];
  readonly names: SchemaNames;
};

/**
 * One tenant: the relation inside whose scope this one's parent is drawn. `orders.product_id` lies within
 * `orders.tenant_id`, or within `orders.customer_id`, where customers and products are owned by the same tenant. A tenant that the row names beside
 * its owner is the owner's.
 */
export function within(link: Link, around: Around): Link | undefined {
  const { owners, all, names } = around;
  const own = owners.get(link.from);
  if (own === link || link.from === link.to) return undefined;
  const same = sameAsOwner(link, owners, all, names);
  if (same) return same;
  const scope = scopeOf(link, own, around);
  // A relation that follows the owner is no scope of its own.
  return scope && own && sameAsOwner(scope, owners, all, names) ? own : scope;
}

function scopeOf(link: Link, own: Link | undefined, { siblings, owners, roles, all, names }: Around): Link | undefined {
  const shared = (): Link | undefined => {
    const found = sharedParent(link, siblings, owners, all, names);
    return found && concernsOthersRows(link, found.to, names) ? undefined : found;
  };
  if (!own) return shared();
  const part = withinOwner(link, siblings, owners, own);
  if (part) return concernsOthersRows(link, part.to, names) ? undefined : part;
  const toTenant = (table: TableView): Link | undefined => linksFrom(all, table).find((each) => roles.get(each.to) === 'tenant' && isRequired(each));
  const inside = toTenant(link.to);
  if (!inside) return shared();
  if (own.to === inside.to) return own;
  return toTenant(own.to)?.to === inside.to && siblings.includes(own) ? own : shared();
}
