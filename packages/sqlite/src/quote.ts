/** A name as SQLite and Postgres parse it, whatever it contains. */
export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

/** A text as SQLite and Postgres read it. */
export function quotedText(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
