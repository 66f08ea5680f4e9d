import type { Column, Rows, Shape } from '../../columns/column.ts';
import type { ColumnSource } from '../../columns/source.ts';

/** Writes the text of an entity's member, before the plan fits it to the column's type: a function of the row alone. */
export type MemberText = {
  readonly shape: Shape;
  readonly cardinality: number;
  readonly distinct?: number;
  fill(rows: Rows, out: Column): void;
  readonly at?: ColumnSource['at'];
  readonly plainFirst?: boolean;
};
