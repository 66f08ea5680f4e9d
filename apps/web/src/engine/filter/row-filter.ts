/** What a cell is compared by. `contains`: a part of it, without regard to upper and lower case. */
export const FILTER_OPERATORS = ['eq', 'neq', 'contains', 'gt', 'gte', 'lt', 'lte', 'null', 'not-null'] as const;
export type FilterOperator = (typeof FILTER_OPERATORS)[number];

/** A condition on one column. `value` is as Postgres takes it; empty for the two about NULL. */
export type RowFilter = { readonly column: string; readonly op: FilterOperator; readonly value: string };

/** `state:eq:calm`, as the address has it. */
export function printFilter({ column, op, value }: RowFilter): string {
  return `${encodeURIComponent(column)}:${op}${takesValue(op) ? `:${value}` : ''}`;
}

/** Null if it is not a filter. */
export function readFilter(text: string): RowFilter | null {
  const [, column, op, value = ''] = /^([^:]+):([a-z-]+)(?::(.*))?$/s.exec(text) ?? [];
  const known = FILTER_OPERATORS.find((one) => one === op);
  if (column === undefined || !known) return null;
  try {
    return { column: decodeURIComponent(column), op: known, value: takesValue(known) ? value : '' };
  } catch {
    return null;
  }
}

export function takesValue(op: FilterOperator): boolean {
  return op !== 'null' && op !== 'not-null';
}
