import type { ResolvedQuery, ResolvedRelation } from '../../../core/index.ts';
import type { Budget } from '../budget.ts';
import { compileCond, type Condition } from '../predicate/compile-cond.ts';
import { readRows, type View } from '../view.ts';
import { relatedSlots, slotsWhere } from './access.ts';
import type { Slots } from './slots.ts';

/** How to find rows: by a key for a few, or all of them; and their further conditions. */
export function prepare(
  view: View,
  query: ResolvedQuery,
  among: Slots | null,
  budget: Budget,
  counted = false,
): { readonly access: Slots | null; readonly where: Condition | null } {
  const found = among === null ? slotsWhere(view, query.table, query.where, budget) : null;
  const inner = query.nodes.some((node) => node.kind === 'relation' && node.join === 'inner');
  return { access: among ?? found?.slots ?? null, where: found?.exact && !inner ? null : conditionOf(view, query, budget, counted) };
}

/** The filter of a query with its inner relations; null if all rows meet it. `counted`: a count takes no notice of slices of relations. */
function conditionOf(view: View, query: ResolvedQuery, budget: Budget, counted: boolean): Condition | null {
  const inner = query.nodes.flatMap((node, index) =>
    node.kind === 'relation' && node.join === 'inner' ? [{ kind: 'relation' as const, relation: index, isNull: false }] : [],
  );
  if (query.where === null && inner.length === 0) return null;
  const all = query.where === null ? inner : [query.where, ...inner];
  return compileCond(all.length === 1 ? all[0]! : { kind: 'and', of: all }, existence(view, query, budget, counted));
}

/** Whether a relation has a row that satisfies its conditions. Checks each row of the other side once. */
function existence(view: View, query: ResolvedQuery, budget: Budget, counted: boolean): (node: number, slot: number) => boolean {
  const conditions = new Map<number, Condition | null>();
  const judged = new Map<number, Map<number, boolean>>();
  return (index, slot) => {
    const node = query.nodes[index] as ResolvedRelation;
    if (!conditions.has(index)) conditions.set(index, conditionOf(view, node.query, budget, counted));
    const where = conditions.get(index)!;
    budget.spend(1, query.table.qualified, `the relation ${node.name} of all rows is followed`);
    const slots = relatedSlots(view, node.link, slot, budget);
    let passed = counted ? 0 : node.query.offset;
    if (slots.count <= passed || (!counted && node.query.limit === 0)) return false;
    if (where === null) return true;
    let known = judged.get(index);
    if (!known) judged.set(index, (known = new Map()));
    for (let i = 0; i < slots.count; i++) {
      const other = slots.at(i);
      let answer = known.get(other);
      if (answer === undefined) {
        budget.spend(Math.max(1, where.columns.length) * 8, node.query.table.qualified, `rows of the relation ${node.name} are looked at`);
        answer = where.ofRow(readRows(view, node.query.table, [other], where.columns)[0]!, other) === true;
        known.set(other, answer);
      }
      if (answer && passed-- === 0) return true;
    }
    return false;
  };
}
