import { isServed, type Spread } from '../../relations/spread.ts';
import type { RelationDraft, TableDraft } from '../draft.ts';
import type { RelationWork, Work } from '../work.ts';
import { ensureSpread } from './ensure-spread.ts';

/** Parents that are looked at one by one; beyond, scopes are taken to be served in the table's order. */
const LOOKED_AT = 50_000;

/**
 * Where some scopes have no candidate (three products, ten tenants), the row's other parents are taken from the scopes that have one.
 */
export function limitScopes(work: Work, table: TableDraft): void {
  for (const draft of table.relations) {
    const { role } = work.relations.get(draft)!;
    if (role.kind !== 'within' || draft.nullable) continue;
    let { lead: leadDraft, leadScope } = role;
    // A lead that is itself chosen inside the scope: the parents to choose among are those of its own lead.
    for (let own = work.relations.get(leadDraft)!.role; own.kind === 'within' && own.inside === leadScope; own = work.relations.get(leadDraft)!.role)
      [leadDraft, leadScope] = [own.lead, own.leadScope];
    const lead = work.relations.get(leadDraft)!;
    const inside = ensureSpread(work, work.relations.get(role.inside)!);
    const scopeOf = leadScope ? ensureSpread(work, work.relations.get(leadScope)!) : null;
    if (lead.draft.parent.rows <= LOOKED_AT) selectServed(lead, scopeOf, inside, role.apart);
    else limitInOrder(lead, role.inside, scopeOf);
  }
}

function selectServed(lead: RelationWork, scopeOf: Spread | null, inside: Spread, apart: boolean): void {
  const served: number[] = [];
  const all = lead.selected ?? Array.from({ length: lead.draft.parent.rows }, (_, row) => row);
  // Many of the lead's parents lie in one scope.
  const known = new Map<number, boolean>();
  for (const parent of all) {
    const scope = scopeOf ? scopeOf.parentOf(parent) : parent;
    let serves = known.get(scope);
    if (serves === undefined) known.set(scope, (serves = scope >= 0 && (apart ? inside.countOf(scope) > 1 : isServed(inside, scope))));
    if (serves) served.push(parent);
  }
  // Where no scope has two, the rows cannot be kept apart at all.
  if (served.length < all.length && !(apart && served.length === 0)) lead.selected = served;
}

/** Scopes are served in order, since each candidate's table covers them so; the lead's parents lie in their order as well. */
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
