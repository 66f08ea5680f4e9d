import type { Link } from '../../schema/link.ts';
import type { TableView } from '../../schema/schema-view.ts';
import { parentsOf, type DeriveContext } from '../context.ts';
import { isPlainName } from '../../schema/plain-name.ts';

/**
 * The parent as expressions call it: by the column without its ending, otherwise by the table where no other column
 * refers to it; null without a plain name.
 */
export function pathTo(link: Link, table: TableView, context: DeriveContext): string | null {
  const links = parentsOf(table, context);
  const [column] = link.columns;
  const byColumn = column!.replace(/_?id$/i, '');
  if (link.columns.length === 1 && isPlainName(byColumn) && !links.some((each) => each !== link && each.columns.includes(column!))) return byColumn;
  const name = link.to.table.name;
  return isPlainName(name) && !links.some((each) => each !== link && each.to === link.to) ? name : null;
}
