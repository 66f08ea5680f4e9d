import { qualifiedName, type Blueprint } from '@seedbed/contract';

/** A table without rows that every row of the table has to refer to; null if there is none. */
export function emptyParent(name: string, relations: Blueprint['relations'], tables: Blueprint['tables'], counts: ReadonlyMap<string, number>): string | null {
  const columns = tables.find((table) => qualifiedName(table.schema, table.name) === name)?.columns ?? [];
  const isNullable = (column: string) => columns.find((one) => one.name === column)?.nullable === true;
  const found = relations.find(({ from, to }) => from.table === name && to.table !== name && counts.get(to.table) === 0 && !from.columns.some(isNullable));
  return found?.to.table ?? null;
}
