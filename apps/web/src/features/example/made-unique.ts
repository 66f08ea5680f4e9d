import { qualifiedName, type Blueprint, type Generator } from '@seedbed/contract';

/** Whether a list or a constant makes more values than it names: those of a unique column get an addition. */
export function isMadeUnique({ kind, parameters }: Generator, values: readonly (string | null)[]): boolean {
  const named = kind === 'constant' ? 1 : kind === 'values' ? (parameters!['values'] as unknown[]).length : Infinity;
  return new Set(values.filter((text) => text !== null)).size > named;
}

/** Whether a key asks for the column's values to differ from each other, whatever the columns beside it hold. */
export function isUniqueAlone({ tables }: Blueprint, table: string, column: string): boolean {
  const found = tables.find(({ schema, name }) => qualifiedName(schema, name) === table);
  return [found?.primaryKey, ...(found?.uniqueKeys ?? []).map(({ columns }) => columns)].some((key) => key?.length === 1 && key[0] === column);
}
