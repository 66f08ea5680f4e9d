import type { Spread } from '../../relations/spread.ts';
import type { RelationRole } from '../relations/roles.ts';
import { preferred } from '../relations/build-spread.ts';
import { ensurePlaces, ensureWay, forgetSpreads } from '../relations/ensure-spread.ts';
import { candidatesOf } from '../relations/ways.ts';
import { usableParents, type RelationWork, type TableWork, type Work } from '../work.ts';
import { keySpecs, type KeySpec } from './key-specs.ts';
import { limitRows } from './limit-rows.ts';

/** Maximum number of the relation's parents to check one by one. */
const MAX_PARENTS_CHECKED = 2_000_000;

type Room = (parent: number) => number;
type Within = Extract<RelationRole, { kind: 'within' }>;
type Member = Extract<RelationRole, { kind: 'member' }>;

/** References of a key within the scope of the lead's parent, if the blueprint names the scope's table. */
export function partnersOf(work: Work, lead: RelationWork, relations: readonly RelationWork[]): RelationWork[] {
  const { spec, parent } = lead.draft;
  if (lead.role.kind !== 'lead' || spec.fanOut?.kind === 'listed' || spec.first || lead.pair || lead.apartFrom || lead.choosy || lead.cases || lead.fits)
    return [];
  if (parent.rows > MAX_PARENTS_CHECKED) return [];
  return relations.filter(
    ({ role, needs, labels, draft }) =>
      ((role.kind === 'within' && role.scoped && (!role.alike || labels)) ||
        (role.kind === 'member' && draft.spec.eachOnce === true && isOnceInPlace(work, lead, role))) &&
      role.lead === lead.draft &&
      !needs.unscoped &&
      !needs.oneToOne,
  );
}

/** Whether a key says that a member is once in a place, and the members are counted before the rows of the lead. */
function isOnceInPlace({ places }: Work, lead: RelationWork, { inside: [toPlace, ...beyond], far: [toMember, ...behind] }: Member): boolean {
  if (!toPlace || !toMember || beyond.length + behind.length > 0 || places.get(toPlace.child)! >= places.get(lead.draft.child)!) return false;
  const columns = [...toPlace.columns, ...toMember.columns];
  return keySpecs(toPlace.child).some((key) => !key.when && key.columns.every((column) => columns.includes(column)));
}

/**
 * Each child of the lead's parent has a different partner of its scope, so a parent has at most as many children as
 * there are partners, or combinations of partners.
 */
export function takePartners(work: Work, table: TableWork, key: KeySpec, lead: RelationWork, partners: readonly RelationWork[]): string {
  const room = partners.reduce<Room | null>((before, partner) => {
    if (before) partner.needs.step = before;
    const own = roomOf(work, partner);
    return before ? (parent) => Math.min(Number.MAX_SAFE_INTEGER, before(parent) * own(parent)) : own;
  }, null)!;
  lead.needs.room = room;
  forgetSpreads(work, table);
  let most = 0;
  const count = usableParents(lead);
  for (let i = 0; i < count; i++) most += room(lead.selected?.[i] ?? i);
  limitRows(work, table, key, Math.min(Number.MAX_SAFE_INTEGER, most));
  return `${partners.map(({ draft }) => draft.parent.name).join(' and ')} in turn within the scope of ${lead.draft.parent.name}`;
}

/**
 * The number of candidates for a parent of the lead. Parents share scopes, and counting a scope's candidates may
 * require a scan, so counts are cached.
 */
function roomOf(work: Work, partner: RelationWork): Room {
  const role = partner.role as Within | Member;
  const { leadScope: scopeOf, inside: candidates } = role.kind === 'member' ? placesOfMembers(work, partner, role) : placesOfChoice(work, partner, role);
  // Rows for which there is no such partner are without one, and so not in the key.
  const isLeft = role.kind === 'within' && role.alike !== undefined && partner.draft.nullable && !partner.needs.present;
  const counts = new Map<number, number>();
  const countIn = (scope: number): number => {
    const known = counts.get(scope);
    if (known !== undefined) return known;
    const count = candidates.countOf(scope);
    counts.set(scope, count);
    return count;
  };
  return (parent) => {
    const scope = scopeOf ? scopeOf.parentOf(parent) : parent;
    const count = scope < 0 ? 0 : Math.max(0, countIn(scope) - (role.kind === 'within' && role.apart ? 1 : 0));
    return count === 0 && isLeft ? Number.MAX_SAFE_INTEGER : count;
  };
}

/** The places of a relation within another one, with those candidates that it prefers. */
function placesOfChoice(work: Work, partner: RelationWork, role: Within): { leadScope: Spread | null; inside: Spread } {
  const { leadScope, inside, far } = ensurePlaces(work, partner, role)!;
  return { leadScope, inside: preferred(inside, partner, far)! };
}

/** The places of members: those of the other parent, and of each membership that leads to somebody who may be chosen. */
function placesOfMembers(work: Work, partner: RelationWork, { leadScope, inside, far }: Member): { leadScope: Spread | null; inside: Spread } {
  const members = ensureWay(work, far);
  ensureWay(work, inside);
  return { leadScope: ensureWay(work, leadScope), inside: preferred(candidatesOf(work, inside), partner, members)! };
}
