import type { Domain } from '@seedbed/contract';
import type { ColumnView } from '../schema/schema-view.ts';

/** What makes a column's values: the column, what binds it, the words of its name, and how many rows its table will have. */
export type AttributeColumn = {
  readonly column: ColumnView;
  readonly domain: Domain | undefined;
  readonly words: readonly string[];
  readonly rows: number;
};

/** What an example does not say is NULL where that may be. */
export function missing(values: readonly unknown[], column: ColumnView): { missing?: 'null' } {
  return !column.notNull && values.includes(null) ? { missing: 'null' } : {};
}
