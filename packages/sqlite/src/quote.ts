/** A name as SQLite and Postgres read it, whatever it holds. */
export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

/** A text as SQLite and Postgres read it. */
export function quotedText(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
