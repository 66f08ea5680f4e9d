import type { Cond } from '../query.ts';
import type { Field, ResultRow } from '../result.ts';
import type { MockColumn, MockTable } from '../schema/schema.ts';
import { fitsType } from './fits-type.ts';

/**
 * Columns that identify a row in a path: the primary key, otherwise the first unique key of columns that are never
 * NULL.
 */
export function rowKey(table: MockTable): readonly MockColumn[] | null {
  const key = table.primaryKey ?? table.keys.find((each) => each.predicate === null && each.columns.length > 0 && each.columns.every((one) => one.notNull));
  return key && key.columns.length > 0 ? key.columns : null;
}

/** The condition for the row in a path, `7` or `3,7`; null if it cannot identify one. */
export function rowNamed(table: MockTable, id: string): Cond | null {
  const key = rowKey(table);
  if (key === null) return null;
  const values = key.length === 1 ? [id] : id.split(',');
  if (values.length !== key.length || !key.every((column, i) => fitsType(column.type, values[i]!))) return null;
  return { kind: 'and', of: key.map((column, i) => ({ kind: 'column', column: column.name, op: 'eq', value: values[i]! })) };
}

/** A row's identifier in a path; null without a key. The row must contain the key's columns. */
export function nameOfRow(table: MockTable, fields: readonly Field[], row: ResultRow): string | null {
  const key = rowKey(table);
  if (key === null) return null;
  const values = key.map((column) => row[fields.findIndex((field) => field.name === column.name)]);
  return values.every((value) => typeof value === 'string') ? values.join(',') : null;
}
