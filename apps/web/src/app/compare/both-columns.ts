import type { Blueprint } from '@seedbed/contract';
import { tableOf } from '../../workspace/edit-rows.ts';
import { gridColumns, type GridColumn } from '../../workspace/grid-column.ts';

/** Columns of a table in either blueprint: those of the second, then those that only the first has. */
export function bothColumns(before: Blueprint, after: Blueprint, name: string): GridColumn[] {
  const [old, own] = [before, after].map((blueprint) => {
    const table = tableOf(blueprint, name);
    return table ? gridColumns(blueprint, table) : [];
  });
  const known = new Set(own!.map((column) => column.name));
  return [...own!, ...old!.filter((column) => !known.has(column.name))];
}
