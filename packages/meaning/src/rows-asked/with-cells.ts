import { Problem, qualifiedName, resolveType, suggestNames, type Blueprint, type BlueprintTable } from '@seedbed/contract';
import { cellOf } from './cell-of.ts';
import type { Described } from './expand-rows.ts';

/** The table with the cells of its first rows set. Throws Problem `not-found` or `invalid-request`. */
export function withCells(blueprint: Blueprint, table: BlueprintTable, { rows }: Pick<Described, 'rows'>): BlueprintTable {
  const cells = new Map<string, Record<string, string | null>>();
  rows.forEach((set, row) => {
    for (const [name, value] of Object.entries(set ?? {})) {
      if (value === undefined) continue;
      const column = table.columns.find((one) => one.name === name);
      const names = table.columns.map((one) => one.name);
      if (!column) throw new Problem('not-found', `${nameOf(table)} has no column ${name}. ${suggestNames(names, name)}`);
      const place = `${nameOf(table)}.${name}, row ${row + 1}`;
      const own = cells.get(name) ?? {};
      own[row] = cellOf(value, resolveType(column.type, blueprint.types), place);
      cells.set(name, own);
    }
  });
  if (cells.size === 0) return table;
  return {
    ...table,
    columns: table.columns.map((column) => (cells.has(column.name) ? { ...column, cells: cells.get(column.name)! } : column)),
    // Columns that a condition relates to a set column follow it.
    ...(table.groups && { groups: table.groups.map((group) => withOwn(group, cells)) }),
  };
}

function withOwn<G extends NonNullable<BlueprintTable['groups']>[number]>(group: G, cells: ReadonlyMap<string, unknown>): G {
  const set = group.columns.filter((name) => cells.has(name));
  return set.length === 0 || group.rows ? group : { ...group, own: [...new Set([...set, ...(group.own ?? [])])] };
}

function nameOf({ schema, name }: BlueprintTable): string {
  return qualifiedName(schema, name);
}
