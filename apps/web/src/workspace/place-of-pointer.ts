import { qualifiedName, type Blueprint } from '@seedbed/contract';

/** Table and column that a JSON Pointer into the blueprint is about: `/tables/3/columns/1/generator` → public.orders, total. */
export function placeOfPointer(blueprint: Blueprint, pointer: string | undefined): { table?: string; column?: string } {
  const match = /^\/(tables|relations)\/(\d+)(?:\/columns\/(\d+))?/.exec(pointer ?? '');
  if (!match) return {};
  if (match[1] === 'relations') {
    const relation = blueprint.relations[Number(match[2])];
    return relation ? { table: relation.from.table, ...(relation.from.columns[0] ? { column: relation.from.columns[0] } : {}) } : {};
  }
  const table = blueprint.tables[Number(match[2])];
  if (!table) return {};
  const column = match[3] === undefined ? undefined : table.columns[Number(match[3])];
  return { table: qualifiedName(table.schema, table.name), ...(column ? { column: column.name } : {}) };
}
