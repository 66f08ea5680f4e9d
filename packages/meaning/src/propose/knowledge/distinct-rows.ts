import type { TableLink } from '../link/link-schema.ts';
import type { TableView } from '../../schema/schema-view.ts';

/** Fewer distinct examples than this, or than half of them, are not enough: then the key's own values are generated separately. */
const MIN_EXAMPLES = 5;

/** A concept with the examples for a unique column of the table, each value once, so that the key agrees with the row's other columns. */
export function distinctRows({ concept, columns }: TableLink, table: TableView): TableLink['concept'] {
  let { rows } = concept;
  for (const { column, attribute } of columns) {
    if (!table.column.get(column)?.unique || concept.attributes[attribute]!.kind !== 'text') continue;
    const seen = new Set<string>();
    const distinct = rows.filter((row) => {
      const value = Object.hasOwn(row, attribute) ? String(row[attribute]) : null;
      if (value === null || seen.has(value)) return false;
      seen.add(value);
      return true;
    });
    if (distinct.length >= MIN_EXAMPLES && distinct.length * 2 >= rows.length) rows = distinct;
  }
  return rows === concept.rows ? concept : { ...concept, rows };
}
