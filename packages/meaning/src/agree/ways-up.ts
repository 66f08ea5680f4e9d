import { isPlainName } from '../schema/plain-name.ts';
import type { Link } from '../schema/link.ts';
import type { TableView } from '../schema/schema-view.ts';
import { parentsOf, type DeriveContext } from './context.ts';

/** A table that each row leads to, by one reference after another. */
export type WayUp = { readonly to: TableView; readonly links: readonly Link[] };

/** References from a row to what it may copy. */
const MOST = 3;

/** The tables that rows of this one lead to by references of one column, nearest first; each way once, none over this table. */
export function waysUp(table: TableView, context: DeriveContext): WayUp[] {
  const found: WayUp[] = [{ to: table, links: [] }];
  for (const { to, links } of found) {
    if (links.length === MOST) continue;
    for (const link of parentsOf(to, context)) {
      const isNew = link.to !== table && !links.some((each) => each.to === link.to);
      if (isNew && link.columns.length === 1 && isPlainName(link.columns[0]!)) found.push({ to: link.to, links: [...links, link] });
    }
  }
  return found.slice(1);
}

/** How an expression calls a column at the end of a way: `variant_id.product_id.title`. */
export function callAlong({ links }: WayUp, column: string): string {
  return [...links.map(({ columns }) => columns[0]), column].join('.');
}
