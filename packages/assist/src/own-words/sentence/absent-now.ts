import type { BlueprintColumn, BlueprintTable } from '@seedbed/contract';
import type { Scope } from './scope.ts';

/** In which rows a column is NULL now: in a share, or in rows that have not reached the column's state. */
export function absentNow({ seen }: Scope, table: BlueprintTable, column: BlueprintColumn): number | { readonly when: string } | null {
  if (column.generator?.kind !== 'life.stamp') return column.nullRate ?? null;
  const state = table.columns.find(({ generator }) => generator?.kind === 'life.state');
  if (!state) return null;
  const [states, times] = [seen.cells(table, state), seen.cells(table, column)];
  // States on the way to it have no such time, whether a row that was looked at is there or not.
  const { steps = [], goals = [] } = (state.generator?.parameters ?? {}) as { steps?: readonly string[]; goals?: readonly string[] };
  const way = [...steps, ...goals];
  const before = way.slice(0, Math.max(0, way.indexOf(String(column.generator.parameters?.['step']))));
  const labels = [...new Set([...before, ...states])].filter((label) => states.every((one, row) => one !== label || times[row] === null));
  return labels.length === 0 ? null : { when: labels.map((label) => `${state.name} == ${JSON.stringify(label)}`).join(' || ') };
}
