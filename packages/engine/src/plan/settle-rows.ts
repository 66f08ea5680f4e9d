import { countRows } from './count-rows.ts';
import type { TableDraft } from './draft.ts';
import { limitRows } from './keys/limit-rows.ts';
import { placeWithin } from './keys/place-within.ts';
import { barEqualKeys, needReferencesBesideRanks } from './keys/beside-ranks.ts';
import { solveKeys } from './keys/solve-keys.ts';
import { placeDemandedValues } from './relations/demand.ts';
import { forgetSpreads } from './relations/ensure-spread.ts';
import { solveSpans } from './spans/solve-spans.ts';
import { limitScopes } from './relations/limit-scopes.ts';
import { selectParents } from './relations/select-parents.ts';
import { isKept } from './existing/existing-rows.ts';
import { usableParents, type Work } from './work.ts';

/** Enough rounds for a count to propagate through a cycle of references; each round only lowers counts. */
const ROUNDS = 6;

/**
 * Determines every table's row count and how its keys are satisfied, parents before children. If tables refer to each
 * other in a cycle, the next round uses a count that was lowered late. No table gets more rows than `largest` allows.
 */
export function settleRows(work: Work, tables: readonly TableDraft[], largest: ReadonlyMap<string, number>): void {
  countFirst(work, tables);
  const limits = new Map(tables.map((table) => [table, largest.get(table.name) ?? Infinity]));
  for (let round = 0; round < ROUNDS; round++) {
    const before = tables.map((table) => table.rows);
    const demands = countDemands(work);
    for (const table of tables) settleTable(work, table, limits.get(table) ?? Infinity);
    tables.forEach((table) => limits.set(table, table.rows));
    // The values for one child may have taken rows that another child chose.
    if (countDemands(work) > demands) continue;
    if (!tables.some((table, i) => table.rows !== before[i] && table.children.some((relation) => isEarlier(tables, relation.child, table)))) break;
  }
}

/** Runs before any count is lowered: in a cycle a table may come before its owner, and is counted again after it. */
function countFirst(work: Work, tables: readonly TableDraft[]): void {
  for (let round = 0; round < ROUNDS; round++) {
    let moved = false;
    for (const table of tables) {
      const rows = countRows(work, table);
      if (round > 0 && rows !== table.rows) {
        forgetSpreads(work, work.tables.get(table)!);
        moved = true;
      }
      table.rows = rows;
    }
    if (round > 0 && !moved) return;
  }
}

function countDemands({ tables }: Work): number {
  let count = 0;
  for (const table of tables.values()) for (const state of table.columns.values()) count += state.demanded?.values.length ?? 0;
  return count;
}

function settleTable(work: Work, draft: TableDraft, limit: number): void {
  const table = work.tables.get(draft)!;
  table.keys.length = 0;
  for (const state of table.columns.values()) {
    state.rank = null;
    state.rankedBy = null;
    state.alone = false;
    state.givenValues = null;
    state.slot = null;
    state.guards.length = 0;
  }
  for (const group of table.groups.values()) {
    group.guards.length = 0;
    group.barred.clear();
  }
  for (const relation of draft.relations) work.relations.get(relation)!.needs = {};
  forgetSpreads(work, table);
  draft.rows = Math.min(countRows(work, draft), limit);
  if (isKept(work, draft)) return;
  selectParents(work, draft);
  limitScopes(work, draft);
  limitPairs(work, draft);
  for (const group of new Set(table.groups.values())) {
    if (group.once)
      limitRows(work, table, { name: `group (${group.spec.columns.join(', ')})`, pointer: group.pointer, columns: group.columns }, group.spec.rows!.length);
  }
  solveSpans(work, table);
  solveKeys(work, table);
  needReferencesBesideRanks(work, table);
  barEqualKeys(table);
  draft.rows = Math.min(draft.rows, countRows(work, draft));
  placeDemandedValues(work, draft);
  forgetSpreads(work, table);
  placeWithin(work, table);
}

/** A row with a required reference needs a parent, a paired row its pair, and one that points back a child of its own. */
function limitPairs(work: Work, draft: TableDraft): void {
  for (const relation of draft.relations) {
    if (relation.nullable || relation.self) continue;
    const { paired, role } = work.relations.get(relation)!;
    const usable = usableParents(work.relations.get(relation)!);
    if (paired || role.kind === 'child' || usable === 0) {
      // A row that follows another reference does not exist if that reference's table is empty: that table is the cause.
      const empty = draft.relations.find((each) => !each.nullable && !each.self && each.parent.rows === 0) ?? relation;
      const root = rootOfWaiting(empty.parent);
      const waits = root === empty.parent ? '' : `, for that waits for ${root.name}`;
      const why = usable === 0 ? `its rows must refer to ${empty.parent.name}, which has none${waits}` : undefined;
      limitRows(work, work.tables.get(draft)!, { name: relation.name, pointer: relation.pointer, columns: relation.columns }, usable, why);
    }
  }
}

/**
 * Among tables that stay empty because each must refer to another empty one: the last one, which lacks something else.
 */
function rootOfWaiting(table: TableDraft): TableDraft {
  const seen = new Set<TableDraft>();
  for (let at = table; ;) {
    seen.add(at);
    const next = at.relations.find((each) => !each.nullable && !each.self && each.parent.rows === 0 && !seen.has(each.parent));
    if (!next) return at;
    at = next.parent;
  }
}

function isEarlier(tables: readonly TableDraft[], one: TableDraft, other: TableDraft): boolean {
  return tables.indexOf(one) <= tables.indexOf(other);
}
