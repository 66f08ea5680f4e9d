import { sourceOf } from '../column-source.ts';
import type { ColumnDraft } from '../draft.ts';
import type { Work } from '../work.ts';

/** Whether the values of a column are made from those of another, over any others. */
export function readsColumn(work: Work, column: ColumnDraft, other: ColumnDraft, seen = new Set<ColumnDraft>()): boolean {
  if (column === other) return true;
  if (seen.has(column)) return false;
  seen.add(column);
  const table = work.tables.get(column.table)!;
  const state = table.columns.get(column)!;
  const source = state.source === 'busy' ? null : sourceOf(work, column);
  const relation = table.governing.get(column);
  const needs = [
    ...(work.derivedNeeds.get(column) ?? []),
    ...(source?.needs ?? []).flatMap((name) => column.table.columns.get(name) ?? []),
    ...(state.givenValues?.within ?? []),
    ...(relation ? [relation.parentColumns[relation.columns.indexOf(column)]!] : []),
  ];
  return needs.some((need) => readsColumn(work, need, other, seen));
}
