const keyOf = (id: string) => `seedbed.sql.${id}`;

/** The text typed last for a dataset, in this browser. */
export function keptSql(id: string): string | null {
  try {
    return localStorage.getItem(keyOf(id));
  } catch {
    return null;
  }
}

export function keepSql(id: string, sql: string): void {
  try {
    localStorage.setItem(keyOf(id), sql);
  } catch {
    // A browser without storage still runs queries.
  }
}
