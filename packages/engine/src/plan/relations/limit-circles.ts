import { isServed, type Spread } from '../../relations/spread.ts';
import type { RelationDraft, TableDraft } from '../draft.ts';
import type { RelationWork, Work } from '../work.ts';
import { ensureSpread } from './ensure-spread.ts';

/** Parents that are looked at one by one; beyond, circles are taken to be served in the table's order. */
const LOOKED_AT = 50_000;

/**
 * Where some circles have no candidate (three products, ten tenants), the row's other parents are taken from the circles that have one.
 */
export function limitCircles(work: Work, table: TableDraft): void {
  for (const draft of table.relations) {
    const { role } = work.relations.get(draft)!;
    if (role.kind !== 'within' || draft.nullable) continue;
    let { lead: leadDraft, leadCircle } = role;
    // A lead that is itself chosen inside the circle: the parents to choose among are those of its own lead.
    for (let own = work.relations.get(leadDraft)!.role; own.kind === 'within' && own.inside === leadCircle; own = work.relations.get(leadDraft)!.role)
      [leadDraft, leadCircle] = [own.lead, own.leadCircle];
    const lead = work.relations.get(leadDraft)!;
    const inside = ensureSpread(work, work.relations.get(role.inside)!);
    const circleOf = leadCircle ? ensureSpread(work, work.relations.get(leadCircle)!) : null;
    if (lead.draft.parent.rows <= LOOKED_AT) selectServed(lead, circleOf, inside, role.apart);
    else limitInOrder(lead, role.inside, circleOf);
  }
}

function selectServed(lead: RelationWork, circleOf: Spread | null, inside: Spread, apart: boolean): void {
  const served: number[] = [];
  const all = lead.selected ?? Array.from({ length: lead.draft.parent.rows }, (_, row) => row);
  // Many of the lead's parents lie in one circle.
  const known = new Map<number, boolean>();
  for (const parent of all) {
    const circle = circleOf ? circleOf.parentOf(parent) : parent;
    let serves = known.get(circle);
    if (serves === undefined) known.set(circle, (serves = circle >= 0 && (apart ? inside.countOf(circle) > 1 : isServed(inside, circle))));
    if (serves) served.push(parent);
  }
  // Where no circle has two, the rows cannot be kept apart at all.
  if (served.length < all.length && !(apart && served.length === 0)) lead.selected = served;
}

/** Circles are served in order, since each candidate's table covers them so; the lead's parents lie in their order as well. */
function limitInOrder(lead: RelationWork, inside: RelationDraft, circleOf: Spread | null): void {
  const served = inside.child.rows;
  if (served >= inside.parent.rows) return;
  const usable = circleOf ? firstBeyond(circleOf, served) : served;
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
