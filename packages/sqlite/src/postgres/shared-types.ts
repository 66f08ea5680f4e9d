import type { SqliteColumn, SqliteTable } from '../read/read-schema.ts';
import { dateColumns } from './date-columns.ts';
import { documentColumns } from './document-columns.ts';
import { typeOf } from './type-of.ts';

/**
 * A type for each column. A reference gets the type of the column it leads to: SQLite lets them differ, Postgres does
 * not.
 */
export function sharedTypes(tables: readonly SqliteTable[]): ReadonlyMap<SqliteColumn, string> {
  const types = new Map(
    tables.flatMap((table) => {
      const documents = documentColumns(table.expressions);
      const dates = dateColumns(table.checks.map(({ expression }) => expression));
      return table.columns.map((column) => {
        const name = column.name.toLowerCase();
        const type = documents.has(name) ? 'jsonb' : typeOf(column);
        // A number may be a Julian day.
        return [column, /^(text|varchar)/.test(type) ? (dates.get(name) ?? type) : type] as const;
      });
    }),
  );
  const byName = new Map(tables.map((table) => [table.name.toLowerCase(), table]));
  const find = (table: SqliteTable, name: string) => table.columns.find((column) => column.name.toLowerCase() === name.toLowerCase());
  // A reference may lead to a column that is itself a reference: repeats at most as often as there are tables.
  for (let changed = true, rounds = 0; changed && rounds <= tables.length; rounds++) {
    changed = false;
    for (const table of tables)
      for (const key of table.foreignKeys) {
        const parent = byName.get(key.table.toLowerCase());
        if (!parent) continue;
        const referenced = key.referencedColumns.length > 0 ? key.referencedColumns : parent.primaryKey;
        for (const [at, name] of key.columns.entries()) {
          const [column, target] = [find(table, name), find(parent, referenced[at] ?? '')];
          if (!column || !target || column === target || types.get(column) === types.get(target)) continue;
          types.set(column, types.get(target)!);
          changed = true;
        }
      }
  }
  return types;
}
