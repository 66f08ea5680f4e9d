import type { Link } from './link.ts';
import { isPlainName } from './plain-name.ts';
import { parentsOf, type Relations } from './relations.ts';
import type { TableView } from './schema-view.ts';

/**
 * The parent as expressions call it: by the column without its ending, otherwise by the table where no other column
 * refers to it; null without a plain name.
 */
export function pathTo(link: Link, table: TableView, context: { readonly relations: Relations }): string | null {
  const links = parentsOf(table, context);
  const [column] = link.columns;
  const byColumn = column!.replace(/_?id$/i, '');
  if (link.columns.length === 1 && isPlainName(byColumn) && !links.some((each) => each !== link && each.columns.includes(column!))) return byColumn;
  const name = link.to.table.name;
  return isPlainName(name) && !links.some((each) => each !== link && each.to === link.to) ? name : null;
}
