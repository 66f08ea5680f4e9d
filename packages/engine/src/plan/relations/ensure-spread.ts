import type { Spread } from '../../relations/spread.ts';
import type { RelationDraft } from '../draft.ts';
import type { RelationWork, TableWork, Work } from '../work.ts';
import { buildSpread } from './build-spread.ts';
import { basesOf, restsOn } from './rests-on.ts';
import { basesOfTimes } from './there-then.ts';
import type { WithinRole } from './roles.ts';
import { openingWay, placesOf, waySpread, type Places, type Way } from './ways.ts';

/** The relation's spread, built on first use together with those that it depends on. */
export function ensureSpread(work: Work, relation: RelationWork, building: ReadonlySet<RelationWork> = new Set()): Spread {
  if (relation.spread) return relation.spread;
  for (const base of basesOf(relation)) {
    const other = work.relations.get(base)!;
    // Relations of tables in a scope may depend on each other; the first one visited then ignores the other.
    if (!other.spread && !building.has(other)) ensureSpread(work, other, new Set([...building, relation]));
  }
  relation.spread = buildSpread(work, relation);
  return relation.spread;
}

/** Builds the spreads of a path; null for an empty path. */
export function ensureWay(work: Work, way: Way): Spread | null {
  for (const step of way) ensureSpread(work, work.relations.get(step)!);
  return waySpread(work, way);
}

/** The places of a relation within another one, with the spreads that lead there; null where the labels of the rows cannot be told. */
export function ensurePlaces(work: Work, relation: RelationWork, role: WithinRole): Places | null {
  ensureWay(work, role.leadScope);
  ensureWay(work, role.inside);
  return placesOf(work, relation, role);
}

/** Marks the table's spreads for rebuilding: a key's needs or the row count changed. What agrees with them row by row is made again as well. */
export function forgetSpreads(work: Work, table: TableWork): void {
  for (const draft of table.draft.relations) {
    work.relations.get(draft)!.spread = null;
    forgetFollowers(work, draft);
  }
}

function forgetFollowers(work: Work, draft: RelationDraft): void {
  for (const follower of followersOf(work).get(draft) ?? []) {
    if (!follower.spread) continue;
    follower.spread = null;
    forgetFollowers(work, follower.draft);
  }
}

type Followers = ReadonlyMap<RelationDraft, readonly RelationWork[]>;
const followers = new WeakMap<Work, Followers>();

/** By relation those that agree with it row by row, or whose first rows have what it leads to. Others keep what they had, as stored blueprints expect. */
function followersOf(work: Work): Followers {
  const kept = followers.get(work);
  if (kept) return kept;
  const found = new Map<RelationDraft, RelationWork[]>();
  // Conditions on states look at parents early, when own children may still be others.
  const looksEarly = [...work.relations.keys()].some(({ spec }) => spec.whereAll);
  for (const [draft, relation] of work.relations)
    if (draft.spec.rowwise || draft.spec.opening !== undefined || draft.spec.existing || (looksEarly && relation.role.kind === 'child'))
      for (const base of [...restsOn(relation.role), ...(openingWay(draft) ?? []), ...basesOfTimes(work, draft)])
        found.set(base, [...(found.get(base) ?? []), relation]);
  followers.set(work, found);
  return found;
}
