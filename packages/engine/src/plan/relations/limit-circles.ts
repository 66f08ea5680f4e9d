import type { RelationDraft, TableDraft } from '../draft.ts';
import type { Work } from '../work.ts';
import { ensureSpread } from './ensure-spread.ts';

/**
 * Where a table has fewer candidates than circles (three products, ten tenants), only the first circles have one: other parents of
 * the row are then taken from these alone.
 */
export function limitCircles(work: Work, table: TableDraft): void {
  for (const draft of table.relations) {
    const { role } = work.relations.get(draft)!;
    if (role.kind !== 'within' || draft.nullable) continue;
    const circles = role.inside.parent.rows;
    const served = role.inside.child.rows;
    if (served >= circles) continue;
    const lead = work.relations.get(role.lead)!;
    const usable = role.leadCircle ? leadsWithin(work, role.leadCircle, served) : served;
    lead.needs.parents = Math.max(1, Math.min(lead.needs.parents ?? Infinity, usable));
  }
}

/** How many of the lead's parents lie in the first `served` circles; they lie in the circles' order, since they must cover them. */
function leadsWithin(work: Work, leadCircle: RelationDraft, served: number): number {
  const spread = ensureSpread(work, work.relations.get(leadCircle)!);
  let low = 0;
  let high = spread.children;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (spread.parentOf(middle) < served) low = middle + 1;
    else high = middle;
  }
  return low;
}
