import type { Spread } from '../../relations/spread.ts';
import type { RelationDraft } from '../draft.ts';
import type { RelationWork, TableWork, Work } from '../work.ts';
import { buildSpread } from './build-spread.ts';

/** The relation's spread, built with those that it rests on when it is first asked for. */
export function ensureSpread(work: Work, relation: RelationWork, building: ReadonlySet<RelationWork> = new Set()): Spread {
  if (relation.spread) return relation.spread;
  for (const base of basesOf(relation)) {
    const other = work.relations.get(base)!;
    // Relations of tables in a scope may rest on each other; the one met first then goes without.
    if (!other.spread && !building.has(other)) ensureSpread(work, other, new Set([...building, relation]));
  }
  relation.spread = buildSpread(work, relation);
  return relation.spread;
}

function basesOf({ role, apartFrom, needs }: RelationWork): RelationDraft[] {
  const bases = [
    role.kind === 'tree' ? role.lead : null,
    role.kind === 'follow' ? role.near : null,
    role.kind === 'follow' ? role.far : null,
    role.kind === 'within' ? role.lead : null,
    role.kind === 'within' ? role.leadScope : null,
    role.kind === 'within' ? role.inside : null,
    apartFrom && apartFrom.near,
    apartFrom && apartFrom.far,
    needs.turn?.by ?? null,
  ];
  return bases.filter((base) => base !== null);
}

/** The table's spreads are to be built anew: a key asks for something else, or its row count changed. */
export function forgetSpreads(work: Work, table: TableWork): void {
  for (const draft of table.draft.relations) {
    work.relations.get(draft)!.spread = null;
  }
}
