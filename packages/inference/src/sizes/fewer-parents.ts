import { isRequired, linksOf, linksTo, type DecideContext, type TableView } from '@seedbed/meaning/decide';
import type { RowCount } from './count-rows.ts';
import { AREAS } from '../relations/places.ts';
import { isServed } from './staff-size.ts';

/** With more than this multiple of its children, a table is too large; the multiple that it gets instead. */
const TOO_MANY = 2;
const OF_CHILDREN = 0.6;
/** The minimum, however few children there are. */
const MIN = 3;

/** Of the couriers or the shops of an area several are there: so many areas for each of them. */
const OF_CANDIDATES = 0.15;

/** How many rows of the smallest table there are that other rows take from their own area; infinite if none do. */
function candidatesIn(table: TableView, counts: ReadonlyMap<TableView, RowCount>, { all }: DecideContext['relations']): number {
  const taken = all.filter(({ relation, link }) => relation.scope === table.name && link.to !== table);
  return Math.min(Infinity, ...taken.map(({ link }) => counts.get(link.to)!.expected));
}

/**
 * Independent tables with far more rows than all tables that refer to them: a thousand owners of forty sites. They get somewhat fewer rows than their
 * children. People who come by themselves (customers, users) and lists of kinds stay as many as they are, and so does what owns rows or is counted on request.
 */
export function fewerParents(
  counts: ReadonlyMap<TableView, RowCount>,
  { schema, names, relations }: Pick<DecideContext, 'schema' | 'names' | 'relations'>,
  isRequested: (table: TableView) => boolean,
): Map<TableView, RowCount> {
  const lowered = new Map<TableView, RowCount>();
  for (const table of schema.tables) {
    const { rows } = counts.get(table)!;
    if (rows === undefined || relations.owners.has(table) || relations.roles.has(table) || isRequested(table) || isServed(names.tables.get(table)!)) continue;
    const links = linksTo(linksOf(relations), table).filter((link) => link.from !== table);
    const isOwned = links.some((link) => relations.owners.get(link.from) === link);
    const few = AREAS.has(names.tables.get(table)!.noun) ? candidatesIn(table, counts, relations) * OF_CANDIDATES : Infinity;
    if (few < rows) {
      const kept = Math.max(MIN, Math.round(few));
      lowered.set(table, { rows: kept, expected: kept });
      continue;
    }
    if (links.length === 0 || isOwned || links.some((link) => !isRequired(link))) continue;
    const children = links.reduce((sum, link) => sum + counts.get(link.from)!.expected, 0);
    const fewer = Math.max(MIN, Math.round(children * OF_CHILDREN));
    if (rows > children * TOO_MANY && fewer < rows) lowered.set(table, { rows: fewer, expected: fewer });
  }
  return lowered;
}
