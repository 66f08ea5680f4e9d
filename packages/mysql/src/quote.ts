/** A name as Postgres reads it. */
export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

/** A text as Postgres reads it. */
export function quotedText(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

/** A name as MySQL reads it. */
export function backticked(name: string): string {
  return `\`${name.replaceAll('`', '``')}\``;
}
