import type { Summary } from './use-summaries.ts';

/** Whether a column has other values in a row that both have, or is made on one side only. */
export function isChanged(summary: Summary | undefined): boolean {
  if (!summary || summary instanceof Error || summary.against === undefined) return false;
  return summary.against === null || summary.against.differ > 0;
}

/** Columns that differ before the others, each in their order. Only once all are there: cards do not change places one by one. */
export function changedFirst<T extends { readonly name: string }>(columns: readonly T[], summaries: ReadonlyMap<string, Summary>): readonly T[] {
  if (columns.some(({ name }) => !summaries.has(name))) return columns;
  const changed = columns.filter(({ name }) => isChanged(summaries.get(name)));
  return changed.length === 0 ? columns : [...changed, ...columns.filter((column) => !changed.includes(column))];
}
