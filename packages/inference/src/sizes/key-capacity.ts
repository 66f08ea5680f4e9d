import { ownMember, plainColumns } from '@seedbed/contract';
import { isRequired, type ColumnView, type LinkedRelation, type TableView } from '@seedbed/meaning/decide';
import type { Limit, SolvedTable } from '@seedbed/constraints';

/**
 * The tightest limit from the table's unique keys, as far as types, lists and parents show; undefined without one. `usual` gives the number
 * of values of an unbound column in databases of usual age: years. A table whose rows are asked for by its own name (`isNamed`) may have rows that a key with NULL does not bind.
 */
export function keyCapacity(
  table: TableView,
  relations: readonly LinkedRelation[],
  solved: SolvedTable,
  parentRows: (table: TableView) => number,
  usual: (column: string) => number,
  isNamed: boolean,
): Limit | undefined {
  let least: Limit | undefined;
  for (const key of table.table.uniqueKeys) {
    const columns = plainColumns(key.keys);
    const unless = key.nullsNotDistinct ? undefined : columns.find((column) => !table.column.get(column)!.column.notNull);
    if (isNamed && unless !== undefined) continue;
    if (key.predicate !== undefined || key.withoutOverlaps || columns.length === 0) continue;
    const rows = room(columns, table, relations, solved, parentRows, usual);
    if (rows < (least?.rows ?? Infinity)) least = { rows, constraint: key.name, columns, ...(unless !== undefined && { unless }) };
  }
  return least;
}

function room(
  columns: readonly string[],
  table: TableView,
  relations: readonly LinkedRelation[],
  solved: SolvedTable,
  parentRows: (table: TableView) => number,
  usual: (column: string) => number,
): number {
  const left = new Set(columns);
  let product = 1;
  for (const { link } of relations) {
    if (link.to === table || !link.columns.some((column) => left.has(column))) continue;
    // A reference that may be NULL bounds none of its other columns.
    if (!isRequired(link) && !link.columns.every((column) => columns.includes(column))) continue;
    product *= parentRows(link.to);
    for (const column of link.columns) left.delete(column);
  }
  for (const column of left) product *= Math.min(values(table.column.get(column)!, solved), usual(column));
  return product;
}

/** Different values of a column, where they are few. */
function values(column: ColumnView, solved: SolvedTable): number {
  const domain = ownMember(solved.domains, column.name);
  if (column.type.labels) return column.type.labels.filter((label) => (!domain?.in || domain.in.includes(label)) && !domain?.notIn?.includes(label)).length;
  if (domain?.in) return domain.in.length;
  if (column.type.base === 'bool') return 2;
  if (/^int[248]$/.test(column.type.base) && domain?.min !== undefined && domain.max !== undefined) {
    const span = Number(domain.max) - Number(domain.min) + 1 - (domain.minExclusive ? 1 : 0) - (domain.maxExclusive ? 1 : 0);
    return Math.max(0, span);
  }
  return Infinity;
}

/** The number of one- or two-letter codes without a request: as many as the letters allow. */
export function usualCodes({ type }: ColumnView): number {
  return type.base === 'bpchar' && (type.length ?? 1) <= 2 ? 26 ** (type.length ?? 1) : Infinity;
}
