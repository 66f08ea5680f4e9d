import { Problem } from '@seedbed/contract';
import { openReader, textRow, type Plan, type TablePlan } from '@seedbed/engine';
import { rowsOver } from './distribution-of.ts';
import { requestedFanOut, parentsWithOthers } from './fan-out-limits.ts';
import type { ChildCounts } from './protocol.ts';

/** Parents whose children are counted: all parents of a smaller table, otherwise this many, evenly spaced. */
const MAX_PARENTS = 10_000;
/** Parents with the most children that are named. */
const MAX_NAMED = 5;
/** Parents at the start that are named. */
const NAMED_FIRST = 5;
/** Parents at the start whose counts are listed one by one. A blueprint can set these. */
const FIRST = 50;

/**
 * The number of children per parent, counted in the plan. `relation`: its index in the blueprint. Null if counting
 * would take a scan.
 */
export function childCounts(plan: Plan, relation: number): ChildCounts | null {
  const found = plan.relations.find(({ index }) => index === relation);
  if (!found) return null;
  const parent = plan.table(found.parent);
  const rows = rowsOver(parent.rows, MAX_PARENTS);
  const counts = new Map<number, number>();
  let most: { readonly row: number; readonly children: number }[] = [];
  const first: number[] = [];
  let among: ChildCounts['among'] = null;
  try {
    among = parentsWithOthers(plan, relation, rows);
    for (let row = 0; row < Math.min(FIRST, parent.rows); row++) first.push(found.childrenOf(row).count);
    for (const row of rows) {
      const children = found.childrenOf(row).count;
      counts.set(children, (counts.get(children) ?? 0) + 1);
      if (children > 0 && (most.length < MAX_NAMED || children > most.at(-1)!.children))
        most = [...most, { row, children }].sort((a, b) => b.children - a.children || a.row - b.row).slice(0, MAX_NAMED);
    }
  } catch (error) {
    if (error instanceof Problem && error.type === 'unsatisfiable') return null;
    throw error;
  }
  const start = first.slice(0, NAMED_FIRST).map((_, row) => row);
  const names = namesOf(plan, parent, [...most.map(({ row }) => row), ...start]);
  return {
    parents: parent.rows,
    counted: rows.length,
    rows: plan.table(found.child).rows,
    counts: [...counts].map(([children, parents]) => ({ children, parents })).sort((a, b) => a.children - b.children),
    most: most.map((one, i) => ({ ...one, name: names[i] ?? null })),
    first,
    firstNames: start.map((_, i) => names[most.length + i] ?? null),
    asked: requestedFanOut(plan.blueprint.relations[relation]!),
    among,
  };
}

/** Columns that people use to identify a row, best first. */
const IDENTIFYING_COLUMNS = [
  /^(?:full|display)?_?name$/,
  /(?:^|_)(?:name|title|label)$/,
  /^e?_?mail/,
  /(?:^|_)(?:user_?name|login|slug|code|sku|number|reference)$/,
];

/** What each row is called: a name, a title, otherwise its first key column. */
function namesOf(plan: Plan, table: TablePlan, rows: readonly number[]): (string | null)[] {
  const names = table.columns.map(({ name }) => name);
  const column = IDENTIFYING_COLUMNS.map((words) => names.find((name) => words.test(name))).find((name) => name !== undefined) ?? table.primaryKey[0];
  if (column === undefined || !names.includes(column) || rows.length === 0) return [];
  const batch = openReader(plan, table, [column], rows.length).read({ first: 0, count: rows.length, at: Float64Array.from(rows) });
  return rows.map((_, i) => textRow(batch, i)[0] ?? null);
}
