import { isServed, type Spread } from '../../relations/spread.ts';
import type { RelationDraft, TableDraft } from '../draft.ts';
import { usableParents, type RelationWork, type Work } from '../work.ts';
import { ensurePlaces } from './ensure-spread.ts';
import type { WithinRole } from './roles.ts';
import { isSameWay } from './ways.ts';

/** How many parents to check one by one; after that, only the first scopes of the table are used. */
const MAX_PARENTS_CHECKED = 50_000;
/** The same limit if the blueprint names the scope; after that, any parent is used. */
const LOOKED_AT_SCOPED = 2_000_000;

/** If some scopes have no candidate (three products, ten tenants), the row's other parents come from scopes with one. */
export function limitScopes(work: Work, table: TableDraft): void {
  for (const draft of table.relations) {
    const relation = work.relations.get(draft)!;
    const { role } = relation;
    if (role.kind !== 'within' || draft.spec.addedLater) continue;
    if (role.alike && relation.labels && !isSomeServed(work, relation, role)) freeOfLabels(relation);
    if (draft.nullable || (draft.spec.rowwise && role.lead.nullable)) continue;
    let { lead: leadDraft, leadScope } = role;
    // A lead that is itself within the scope: the choices are the parents of its own lead.
    const leadsOn = ({ role: own }: RelationWork) => (own.kind === 'within' && !role.alike?.scope && isSameWay(own.inside, leadScope) ? own : null);
    for (let own = leadsOn(work.relations.get(leadDraft)!); own; own = leadsOn(work.relations.get(leadDraft)!))
      [leadDraft, leadScope] = [own.lead, own.leadScope];
    const lead = work.relations.get(leadDraft)!;
    const places = ensurePlaces(work, relation, { ...role, leadScope });
    if (!places) continue;
    const { leadScope: scopeOf, inside } = places;
    if (role.scoped) {
      if (lead.draft.parent.rows <= LOOKED_AT_SCOPED && takesSome(lead)) selectServed(lead, scopeOf, inside, role.apart, true);
      relation.needs.unscoped = !allServed(lead, scopeOf, inside, role.apart);
    } else if (lead.draft.parent.rows <= MAX_PARENTS_CHECKED) selectServed(lead, scopeOf, inside, role.apart);
    else limitInOrder(lead, role.inside[0]!, scopeOf);
  }
}

/** Whether the parents of any row of the lead have a label that a candidate has. */
function isSomeServed(work: Work, relation: RelationWork, role: WithinRole): boolean {
  const { leadScope, inside } = ensurePlaces(work, relation, role)!;
  for (let parent = 0; parent < role.lead.parent.rows; parent++) {
    const place = leadScope!.parentOf(parent);
    if (place >= 0 && inside.countOf(place) > 0) return true;
  }
  return false;
}

/** It chooses among all that meet its other conditions. */
function freeOfLabels(relation: RelationWork): void {
  relation.labels = null;
  if (relation.preferred) relation.selected = [...relation.preferred];
}

/** Whether only some of its parents are candidates. */
function takesSome({ draft, role, pair, paired, choosy }: RelationWork): boolean {
  return role.kind === 'lead' && draft.spec.fanOut?.kind !== 'listed' && !pair && !paired && !choosy;
}

function allServed(lead: RelationWork, scopeOf: Spread | null, inside: Spread, apart: boolean): boolean {
  if (lead.draft.parent.rows > LOOKED_AT_SCOPED) return false;
  const known = new Map<number, boolean>();
  const count = usableParents(lead);
  for (let i = 0; i < count; i++) if (!hasCandidates(known, lead.selected?.[i] ?? i, scopeOf, inside, apart)) return false;
  return true;
}

/** Whether the lead's parent is in a scope with candidates. Many parents share a scope, so the answer is cached. */
function hasCandidates(known: Map<number, boolean>, parent: number, scopeOf: Spread | null, inside: Spread, apart: boolean): boolean {
  const scope = scopeOf ? scopeOf.parentOf(parent) : parent;
  let serves = known.get(scope);
  if (serves === undefined) known.set(scope, (serves = scope >= 0 && (apart ? inside.countOf(scope) > 1 : isServed(inside, scope))));
  return serves;
}

function selectServed(lead: RelationWork, scopeOf: Spread | null, inside: Spread, apart: boolean, scoped = false): void {
  const all = lead.selected ?? Array.from({ length: lead.draft.parent.rows }, (_, row) => row);
  const known = new Map<number, boolean>();
  const served = all.filter((parent) => hasCandidates(known, parent, scopeOf, inside, apart));
  // If no scope has two candidates, the rows cannot differ at all; if a named scope has none, they need not agree.
  if (served.length < all.length && !((apart || scoped) && served.length === 0)) lead.selected = served;
}

/**
 * Scopes are used in order, because each candidate's table covers them in order; the lead's parents are in their order
 * as well.
 */
function limitInOrder(lead: RelationWork, inside: RelationDraft, scopeOf: Spread | null): void {
  const served = inside.child.rows;
  if (served >= inside.parent.rows) return;
  const usable = scopeOf ? firstBeyond(scopeOf, served) : served;
  lead.needs.parents = Math.max(1, Math.min(lead.needs.parents ?? Infinity, usable));
}

function firstBeyond(spread: Spread, served: number): number {
  let low = 0;
  let high = spread.children;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (spread.parentOf(middle) < served) low = middle + 1;
    else high = middle;
  }
  return low;
}
