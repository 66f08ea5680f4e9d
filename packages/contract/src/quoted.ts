/** A name for SQL text of Postgres, SQLite and DuckDB, whatever it contains. For statements to a server, `quoteIdent` of the postgres package also refuses what no name can hold. */
export function quotedName(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

/** A text for SQL text, where a backslash is a letter like any other. */
export function quotedText(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
