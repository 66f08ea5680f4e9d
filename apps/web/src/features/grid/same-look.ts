import type { GridColumn } from '../../workspace/grid-column.ts';

/** Whether two columns draw cells the same way: an edit of a generator changes values, but not their drawing. */
function isSameColumn(one: GridColumn, other: GridColumn): boolean {
  if (one === other) return true;
  return (
    one.name === other.name &&
    one.kind === other.kind &&
    one.keyed === other.keyed &&
    one.mark === other.mark &&
    (one.relation === null) === (other.relation === null) &&
    isSameList(one.labels, other.labels) &&
    isSameList([...one.hues].flat(), [...other.hues].flat())
  );
}

/** The same of all columns, in their order. */
export function isSameLook(columns: readonly GridColumn[], others: readonly GridColumn[]): boolean {
  return columns.length === others.length && columns.every((column, i) => isSameColumn(column, others[i]!));
}

export function isSameList(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((each, i) => each === other[i]);
}
