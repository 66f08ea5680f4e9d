import { qualifiedName, type Blueprint, type Generator } from '@seedbed/contract';

/** Whether a list or a constant generates more values than it names: values of a unique column get a suffix. */
export function isMadeUnique({ kind, parameters }: Generator, values: readonly (string | null)[]): boolean {
  const named = kind === 'constant' ? 1 : kind === 'values' ? (parameters!['values'] as unknown[]).length : Infinity;
  return new Set(values.filter((text) => text !== null)).size > named;
}

/** Whether a key requires the column's values to be distinct on their own. */
export function isUniqueAlone({ tables }: Blueprint, table: string, column: string): boolean {
  const found = tables.find(({ schema, name }) => qualifiedName(schema, name) === table);
  return [found?.primaryKey, ...(found?.uniqueKeys ?? []).map(({ columns }) => columns)].some((key) => key?.length === 1 && key[0] === column);
}
