import type { DatabaseSync } from 'node:sqlite';

/** The statements that make a schema again: tables, and what is made when their rows are there. */
export type SchemaStatements = { readonly tables: readonly string[]; readonly after: readonly string[] };

/** As SQLite keeps them, in the order in which they ran. Shadow tables come with their virtual table, and so do indexes of constraints with theirs. */
export function schemaStatements(database: DatabaseSync): SchemaStatements {
  const shadows = "SELECT name FROM pragma_table_list WHERE type = 'shadow'";
  const found = database
    .prepare(`SELECT type, sql FROM sqlite_schema WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\' AND name NOT IN (${shadows}) ORDER BY rowid`)
    .all();
  const sql = (isTable: boolean) => found.filter(({ type }) => (type === 'table') === isTable).map((row) => String(row.sql));
  return { tables: sql(true), after: sql(false) };
}
