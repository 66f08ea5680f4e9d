import type { RelationRole } from '../relations/roles.ts';
import { ensurePlaces, forgetSpreads } from '../relations/ensure-spread.ts';
import { usableParents, type RelationWork, type TableWork, type Work } from '../work.ts';
import type { KeySpec } from './key-specs.ts';
import { limitRows } from './limit-rows.ts';

/** Maximum number of the relation's parents to check one by one. */
const MAX_PARENTS_CHECKED = 2_000_000;

type Room = (parent: number) => number;
type Within = Extract<RelationRole, { kind: 'within' }>;

/** References of a key within the scope of the lead's parent, if the blueprint names the scope's table. */
export function partnersOf(lead: RelationWork, relations: readonly RelationWork[]): RelationWork[] {
  const { spec, parent } = lead.draft;
  if (lead.role.kind !== 'lead' || spec.fanOut?.kind === 'listed' || spec.first || lead.pair || lead.apartFrom || lead.choosy || lead.cases || lead.fits)
    return [];
  if (parent.rows > MAX_PARENTS_CHECKED) return [];
  return relations.filter(
    ({ role, needs, labels }) =>
      role.kind === 'within' && role.scoped && role.lead === lead.draft && (!role.alike || labels) && !needs.unscoped && !needs.oneToOne,
  );
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
  const role = partner.role as Within;
  const { leadScope: scopeOf, inside: candidates } = ensurePlaces(work, partner, role)!;
  // Rows for which there is no such partner are without one, and so not in the key.
  const isLeft = role.alike !== undefined && partner.draft.nullable && !partner.needs.present;
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
    const count = scope < 0 ? 0 : Math.max(0, countIn(scope) - (role.apart ? 1 : 0));
    return count === 0 && isLeft ? Number.MAX_SAFE_INTEGER : count;
  };
}
