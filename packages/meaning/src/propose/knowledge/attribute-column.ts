import type { Domain } from '@seedbed/contract';
import type { ColumnView } from '../../schema/schema-view.ts';

/** The column for an attribute: the column, its conditions, the words of its name, and its table's row count. */
export type AttributeColumn = {
  readonly column: ColumnView;
  readonly domain: Domain | undefined;
  readonly words: readonly string[];
  readonly rows: number;
  /** Whether its values tell rows apart, also where no key says so. */
  readonly isApart?: boolean;
};

/** A value that an example omits is NULL if allowed. */
export function missing(values: readonly unknown[], column: ColumnView): { missing?: 'null' } {
  return !column.notNull && values.includes(null) ? { missing: 'null' } : {};
}
