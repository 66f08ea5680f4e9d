import type { Column, Rows, Shape } from '../../columns/column.ts';
import type { ColumnSource } from '../../columns/source.ts';

/** What makes a text of an entity's member, before it is fitted to the column's type: a function of the row alone. */
export type MemberText = {
  readonly shape: Shape;
  readonly cardinality: number;
  readonly distinct?: number;
  fill(rows: Rows, out: Column): void;
  readonly at?: ColumnSource['at'];
  readonly plainFirst?: boolean;
};
