import type { CatalogForeignKey } from '@seedbed/contract';
import type { TableView } from './schema-view.ts';

/** A relation before its numbers are chosen. */
export type Link = {
  readonly name: string;
  readonly from: TableView;
  readonly columns: readonly string[];
  readonly to: TableView;
  readonly toColumns: readonly string[];
  /** Absent if undeclared. */
  readonly key?: CatalogForeignKey;
  /** The trigger that asks for it, where no constraint does. */
  readonly askedBy?: string;
  /** Another column refers to both tables at once, so that their keys agree. */
  readonly shared?: true;
};

/** Every column of the reference is NOT NULL, so that each row has its parent. */
export function isRequired(link: Link): boolean {
  return link.columns.every((column) => link.from.column.get(column)?.notNull === true);
}

/** The referencing columns are a key of their own: at most one child a parent. */
export function isOneToOne(link: Link): boolean {
  return link.from.table.uniqueKeys.some(
    (key) => key.predicate === undefined && key.keys.length === key.columns.length && key.columns.every((column) => link.columns.includes(column)),
  );
}

/** The reference is the row's own identity: a subtype, a profile, a translation's base. */
export function isIdentifying(link: Link): boolean {
  return link.columns.some((column) => link.from.primaryKey.includes(column));
}
