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

type Ends = { readonly from: ReadonlyMap<TableView, readonly Link[]>; readonly to: ReadonlyMap<TableView, readonly Link[]> };

/** By the list of a schema's links, which does not change. */
const ends = new WeakMap<readonly Link[], Ends>();

/** Those of the links that lead from the table, in their order. */
export function linksFrom(all: readonly Link[], table: TableView): readonly Link[] {
  return endsOf(all).from.get(table) ?? [];
}

/** Those of the links that lead to the table, in their order. */
export function linksTo(all: readonly Link[], table: TableView): readonly Link[] {
  return endsOf(all).to.get(table) ?? [];
}

function endsOf(all: readonly Link[]): Ends {
  let known = ends.get(all);
  if (!known) ends.set(all, (known = { from: Map.groupBy(all, ({ from }) => from), to: Map.groupBy(all, ({ to }) => to) }));
  return known;
}
