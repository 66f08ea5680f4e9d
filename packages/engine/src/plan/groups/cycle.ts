import { sourceOf } from '../column-source.ts';
import type { ColumnDraft } from '../draft.ts';
import type { TableWork, Work } from '../work.ts';
import type { GroupWork } from './group-work.ts';

/**
 * Columns outside a group that depend on it. If a member reads one of them, each would wait for the other, and the
 * cells would depend on which is read first. So the group takes these columns directly from their generators.
 */
export function madeFrom(work: Work, table: TableWork, group: GroupWork): ReadonlySet<string> {
  const found = new Set<string>();
  for (const [name, column] of table.draft.columns) if (table.groups.get(column) !== group && reads(work, table, column, group, new Set())) found.add(name);
  return found;
}

function reads(work: Work, table: TableWork, column: ColumnDraft, group: GroupWork, seen: Set<ColumnDraft>): boolean {
  const own = table.groups.get(column);
  if (own === group) return true;
  if (seen.has(column)) return false;
  seen.add(column);
  return [...needsOf(work, table, column, own)].some((need) => reads(work, table, need, group, seen));
}

/** Columns of the same row that a column depends on. */
function* needsOf(work: Work, table: TableWork, column: ColumnDraft, group: GroupWork | undefined): Iterable<ColumnDraft> {
  const { source } = table.columns.get(column)!;
  const names = group?.needs ?? (source && source !== 'busy' && !table.governing.has(column) ? source.needs : undefined) ?? [];
  for (const name of names) {
    const need = table.draft.columns.get(name);
    if (need) yield need;
  }
  for (const need of group ? group.columns.flatMap((each) => [...(work.derivedNeeds.get(each) ?? [])]) : (work.derivedNeeds.get(column) ?? []))
    if (need.table === table.draft) yield need;
}

/**
 * Whether a member is computed from a column outside the group that itself depends on the group. Its node comes after
 * the group's; while the group fills, it is computed from the members' own values.
 */
export function computesFrom(work: Work, table: TableWork, group: GroupWork, column: ColumnDraft, seen = new Set<ColumnDraft>()): boolean {
  if (column.table !== table.draft || seen.has(column)) return false;
  if (table.groups.has(column)) return table.groups.get(column) === group;
  seen.add(column);
  const state = table.columns.get(column)!;
  if (state.final === 'busy' || state.source === 'busy' || table.governing.has(column) || state.slot) return false;
  if (!sourceOf(work, column)) return false;
  return [...(work.derivedNeeds.get(column) ?? [])].some((need) => computesFrom(work, table, group, need, seen));
}

/** Whether a member depends on itself, through other members or through columns computed from them. */
export function readsItself(work: Work, table: TableWork, column: ColumnDraft): boolean {
  const seen = new Set<ColumnDraft>();
  const open = [column];
  for (let next = open.pop(); next; next = open.pop()) {
    for (const need of work.derivedNeeds.get(next) ?? []) {
      if (need === column) return true;
      if (need.table !== table.draft || seen.has(need)) continue;
      seen.add(need);
      open.push(need);
    }
  }
  return false;
}
