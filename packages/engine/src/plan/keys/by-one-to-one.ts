import type { Spread } from '../../relations/spread.ts';
import { ensurePlaces, ensureWay, forgetSpreads } from '../relations/ensure-spread.ts';
import type { Places } from '../relations/ways.ts';
import { usableParents, type RelationWork, type TableWork, type Work } from '../work.ts';
import { guardRows } from './guard.ts';
import { canGuard, isList } from './key-columns.ts';
import type { KeySpec } from './key-specs.ts';
import { limitRows } from './limit-rows.ts';

/** A key that is one relation: every child has a different parent. */
export function byOneToOne(work: Work, table: TableWork, key: KeySpec, relation: RelationWork): string {
  const isTight = relation.crowded || table.draft.rows > usableParents(relation);
  if (key.when && canGuard(work, table, key) && (isTight || isList(key.when))) {
    relation.needs.contiguous = true;
    guardRows(table, key.when, relation, 1);
    return 'only the first child of each parent meets the predicate';
  }
  const { role } = relation;
  if (role.kind === 'follow') return byOneForEach(work, table, key, work.relations.get(role.near)!, ensureWay(work, role.far));
  relation.needs.oneToOne = true;
  const places = role.kind === 'within' && !relation.draft.nullable && !relation.needs.unscoped ? ensurePlaces(work, relation, role) : null;
  if (places && role.kind === 'within') return byOnePerCandidate(work, table, key, work.relations.get(role.lead)!, places);
  forgetSpreads(work, table);
  if (!relation.draft.nullable) limitRows(work, table, key, usableParents(relation));
  return 'one to one';
}

/**
 * Uses each candidate of a scope once: the scope then has at most as many rows as candidates, distributed over the
 * parents that lead there.
 */
function byOnePerCandidate(work: Work, table: TableWork, key: KeySpec, lead: RelationWork, { leadScope: scopeOf, inside }: Places): string {
  const taken = new Map<number, number>();
  const all = lead.selected ?? Array.from({ length: lead.draft.parent.rows }, (_, row) => row);
  lead.selected = all.filter((parent) => {
    const scope = scopeOf ? scopeOf.parentOf(parent) : parent;
    const rows = taken.get(scope) ?? 0;
    taken.set(scope, rows + 1);
    return scope >= 0 && rows < inside.countOf(scope);
  });
  lead.needs.oneToOne = true;
  forgetSpreads(work, table);
  limitRows(work, table, key, usableParents(lead));
  return 'one to one inside each scope';
}

/**
 * A key over a reference that another reference determines: the other one uses one parent of each scope, and each only
 * once.
 */
function byOneForEach(work: Work, table: TableWork, key: KeySpec, near: RelationWork, far: Spread | null): string {
  if (far) {
    const allowed = near.selected && new Set(near.selected);
    const taken = new Set<number>();
    const selected: number[] = [];
    for (let parent = 0; parent < near.draft.parent.rows; parent++) {
      const scope = far.parentOf(parent);
      if (scope < 0 || taken.has(scope) || (allowed && !allowed.has(parent))) continue;
      taken.add(scope);
      selected.push(parent);
    }
    near.selected = selected;
  }
  near.needs.oneToOne = true;
  forgetSpreads(work, table);
  if (!near.draft.nullable) limitRows(work, table, key, usableParents(near));
  return `one ${near.draft.parent.name} for each`;
}
