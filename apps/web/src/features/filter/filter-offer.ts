import type { FilterOperator, RowFilter } from '../../engine/filter/row-filter.ts';
import type { GridColumn } from '../../workspace/grid-column.ts';

const BY_KIND: Readonly<Record<GridColumn['kind'], readonly FilterOperator[]>> = {
  text: ['contains', 'eq', 'neq'],
  uuid: ['eq', 'neq', 'contains'],
  number: ['eq', 'neq', 'gt', 'gte', 'lt', 'lte'],
  time: ['eq', 'gt', 'gte', 'lt', 'lte', 'contains'],
  boolean: ['eq', 'neq'],
  enum: ['eq', 'neq'],
  bytes: ['contains'],
  json: ['contains'],
  array: ['contains'],
  range: ['contains'],
  geometry: ['contains'],
};

/** The operators for a column, the likeliest first. */
export function operatorsOf({ kind, nullable, relation }: GridColumn): readonly FilterOperator[] {
  const own = BY_KIND[kind];
  const ordered: readonly FilterOperator[] = relation && own.includes('eq') ? ['eq', ...own.filter((op) => op !== 'eq')] : own;
  return nullable ? [...ordered, 'null', 'not-null'] : ordered;
}

/** Why a column has no filter; null if it has one. */
export function whyNotFiltered({ mark }: GridColumn): string | null {
  return mark === 'ƒ' ? 'Postgres makes its values during the load: they are not known yet.' : null;
}

/** Longer texts are not worth filtering by as a whole. */
const MAX_START = 60;

/** What the form begins with: the value of the active cell, which a first key replaces. */
export function startOf(column: GridColumn, text: string | null | undefined): RowFilter {
  const operators = operatorsOf(column);
  if (text === null && operators.includes('null')) return { column: column.name, op: 'null', value: '' };
  const written = column.kind === 'boolean' ? (text === 't' ? 'true' : 'false') : text;
  const value = written && operators.includes('eq') && written.length <= MAX_START ? written : '';
  return { column: column.name, op: value !== '' ? 'eq' : operators[0]!, value };
}
