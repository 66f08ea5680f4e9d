import { qualifiedName, type Blueprint, type BlueprintColumn, type BlueprintTable } from '@seedbed/contract';

/** The blueprint with one table changed. */
export function editTable(blueprint: Blueprint, name: string, edit: (table: BlueprintTable) => BlueprintTable): Blueprint {
  return { ...blueprint, tables: blueprint.tables.map((table) => (qualifiedName(table.schema, table.name) === name ? edit(table) : table)) };
}

/** The blueprint with one column changed. */
export function editColumn(blueprint: Blueprint, table: string, name: string, edit: (column: BlueprintColumn) => BlueprintColumn): Blueprint {
  return editTable(blueprint, table, (one) => ({ ...one, columns: one.columns.map((column) => (column.name === name ? edit(column) : column)) }));
}

export function tableOf(blueprint: Blueprint, name: string): BlueprintTable | undefined {
  return blueprint.tables.find((table) => qualifiedName(table.schema, table.name) === name);
}

/** Whether `child` refers to `parent`, by any relation. */
export function refersTo(blueprint: Blueprint, child: string, parent: string): boolean {
  return blueprint.relations.some((relation) => relation.from.table === child && relation.to.table === parent);
}
