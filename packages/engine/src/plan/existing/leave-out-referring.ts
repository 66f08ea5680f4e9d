import { tableFinder } from '../find-table.ts';
import type { Plan, RelationPlan, TablePlan } from '../plan.ts';

/** How many rows' parents to find at once. */
const BATCH = 8_192;

/**
 * The plan without rows that refer to rows which are not sent. Most references avoid such rows, but references with a
 * scope, a key or a dependency on another relation may not. Afterwards, rows that are sent refer only to rows that are
 * sent, or to existing ones.
 */
export function leaveOutReferring(plan: Plan): Plan {
  return leaveOut(plan, new Map(plan.tables.map(({ name, left }) => [name, left])), (child) => child.mode !== 'keep' && child.mode !== 'skip');
}

/**
 * The plan without rows that are gone from the target, by table, and without the rows of `sent` that refer to them. All
 * other rows stay as they are: what a load of everything makes, less what was deleted afterwards.
 */
export function leaveOutGone(plan: Plan, gone: ReadonlyMap<string, readonly number[]>, sent: ReadonlySet<string>): Plan {
  return leaveOut(plan, new Map(plan.tables.map(({ name, left }) => [name, [...left, ...(gone.get(name) ?? [])]])), ({ name }) => sent.has(name));
}

function leaveOut(plan: Plan, without: ReadonlyMap<string, readonly number[]>, isSent: (child: TablePlan) => boolean): Plan {
  const left = new Map([...without].flatMap(([name, rows]) => (rows.length > 0 ? [[name, new Set(rows)] as const] : [])));
  if (left.size === 0) return plan;
  const changed = new Set(left.keys());
  const added = new Set<string>();
  while (changed.size > 0) {
    const [parent] = changed as Iterable<string> as [string];
    changed.delete(parent);
    for (const relation of plan.relations) {
      const child = plan.table(relation.child);
      if (relation.parent !== parent || !isSent(child)) continue;
      const own = left.get(child.name) ?? new Set();
      const before = own.size;
      for (const row of referringRows(relation, child, left.get(parent)!)) own.add(row);
      if (own.size === before) continue;
      left.set(child.name, own);
      changed.add(child.name);
      added.add(child.name);
    }
  }
  if (added.size === 0) return plan;
  const tables = plan.tables.map((table) => (added.has(table.name) ? { ...table, left: [...left.get(table.name)!].sort((a, b) => a - b) } : table));
  return { ...plan, tables, table: tableFinder(tables, plan.dropped) };
}

/** Rows that refer to one of these parents, and rows that need a parent and find none besides these; ascending. */
export function referringRows(relation: RelationPlan, child: TablePlan, left: ReadonlySet<number>): number[] {
  const found: number[] = [];
  if (left.size === 0) return found;
  const isRequired = relation.columns.every((name) => !child.column(name).nullable);
  const parents = new Float64Array(Math.min(child.rows, BATCH));
  for (let first = 0; first < child.rows; first += BATCH) {
    const count = Math.min(BATCH, child.rows - first);
    relation.fill({ first, count, at: null }, parents);
    for (let i = 0; i < count; i++) if (parents[i]! < 0 ? isRequired : left.has(parents[i]!)) found.push(first + i);
  }
  return found;
}
