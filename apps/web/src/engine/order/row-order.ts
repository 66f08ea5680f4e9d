/** The column by which rows are sorted. Descending is ascending read backwards: NULLs come last, or first. */
export type RowOrder = { readonly column: string; readonly descending: boolean };

/** `total:desc`, as the address has it. */
export function printOrder({ column, descending }: RowOrder): string {
  return `${encodeURIComponent(column)}:${descending ? 'desc' : 'asc'}`;
}

/** Null if it is not an order. */
export function readOrder(text: string): RowOrder | null {
  const [, column, way] = /^([^:]+):(asc|desc)$/.exec(text) ?? [];
  if (column === undefined) return null;
  try {
    return { column: decodeURIComponent(column), descending: way === 'desc' };
  } catch {
    return null;
  }
}

/** What a column's order becomes by its key: ascending, descending, then the table's own. */
export function nextOrder(now: RowOrder | null, column: string): RowOrder | null {
  if (now?.column !== column) return { column, descending: false };
  return now.descending ? null : { column, descending: true };
}
