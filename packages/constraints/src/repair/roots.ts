import { qualifiedName, type Blueprint, type TrialReport, type TrialTable } from '@seedbed/contract';

/**
 * The root causes: failing tables that do not merely lack rows of another failing table, nor collide with rows written
 * by a failing table's triggers. The others are checked after these are repaired.
 */
export function rootsOf(failing: readonly TrialTable[], blueprint: Blueprint, report: TrialReport): TrialTable[] {
  const names = new Set(failing.map((table) => table.table));
  const parents = new Map<string, Set<string>>();
  for (const table of blueprint.tables) {
    const name = qualifiedName(table.schema, table.name);
    if (table.load?.after) parents.set(name, new Set(table.load.after));
  }
  for (const { from, to } of blueprint.relations) if (from.table !== to.table) parents.set(from.table, (parents.get(from.table) ?? new Set()).add(to.table));
  const empty = new Set(failing.filter((table) => table.kept === 0).map((table) => table.table));
  const roots = failing.filter((table) => !lacksRows(table, names, parents, empty) && !collidesWithFailing(table, names, report));
  if (roots.length > 0) return roots;
  // In a cycle each table lacks rows of another: the cause is a table that also has a different error.
  const faulty = failing.filter((table) => table.counterexamples.some((one) => one.waitsFor === undefined && one.sqlstate !== '23503'));
  return faulty.length > 0 ? faulty : [...failing];
}

/**
 * Either its error shows it, or a table before it has no rows at all, which its triggers may report in their own words.
 */
function lacksRows(table: TrialTable, failing: ReadonlySet<string>, parents: ReadonlyMap<string, ReadonlySet<string>>, empty: ReadonlySet<string>): boolean {
  const wanted = table.counterexamples.some((one) => one.waitsFor !== undefined || one.sqlstate === '23503') ? failing : empty;
  const seen = new Set([table.table]);
  const open = [...(parents.get(table.table) ?? [])];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (seen.has(next)) continue;
    seen.add(next);
    if (wanted.has(next)) return true;
    open.push(...(parents.get(next) ?? []));
  }
  return false;
}

function collidesWithFailing(table: TrialTable, failing: ReadonlySet<string>, report: TrialReport): boolean {
  if (!table.counterexamples.some((one) => one.sqlstate === '23505') || (table.missing?.length ?? 0) >= 0.9 * table.sent) return false;
  return report.tables.some(
    (other) => other.table !== table.table && failing.has(other.table) && other.writes.some((write) => write.table === table.table && write.inserted > 0),
  );
}
