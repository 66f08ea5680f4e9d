import type { DatabaseSync } from 'node:sqlite';

/** The statements that recreate a schema: tables, and the objects to create once their rows are loaded. */
export type SchemaStatements = { readonly tables: readonly string[]; readonly after: readonly string[] };

/** As SQLite stores them, in execution order. A virtual table creates its own shadow tables, and a constraint its own index. */
export function schemaStatements(database: DatabaseSync): SchemaStatements {
  const shadows = "SELECT name FROM pragma_table_list WHERE type = 'shadow'";
  const found = database
    .prepare(`SELECT type, sql FROM sqlite_schema WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\' AND name NOT IN (${shadows}) ORDER BY rowid`)
    .all();
  const sql = (isTable: boolean) => found.filter(({ type }) => (type === 'table') === isTable).map((row) => String(row.sql));
  return { tables: sql(true), after: sql(false) };
}
