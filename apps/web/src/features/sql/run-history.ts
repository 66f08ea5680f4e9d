/** A query that was run in this browser. */
export type PastQuery = {
  readonly sql: string;
  /** When it was run last, in milliseconds. */
  readonly at: number;
  /** The number of rows; null if it was rejected. */
  readonly rows: number | null;
  readonly milliseconds: number | null;
  /** For a saved query, which is not dropped. */
  readonly name?: string;
};

/** The number of stored queries besides the saved ones. */
const MAX = 50;
const MAX_NAME = 60;

/** Adds a query that just ran: newest first, each text once, saved ones stay saved. */
export function withRun(past: readonly PastQuery[], run: Omit<PastQuery, 'name'>): PastQuery[] {
  const sql = run.sql.trim();
  const before = past.find((one) => one.sql === sql);
  return kept([{ ...before, ...run, sql }, ...past.filter((one) => one !== before)]);
}

/** Saves a query under a name; null removes the name. */
export function withName(past: readonly PastQuery[], sql: string, name: string | null): PastQuery[] {
  const text = sql.trim();
  const { name: _, ...bare } = past.find((one) => one.sql === text) ?? { sql: text, at: Date.now(), rows: null, milliseconds: null };
  const named: PastQuery = name === null ? bare : { ...bare, name: name.trim() || wordsOf(text) };
  const isThere = past.some((one) => one.sql === text);
  return kept(isThere ? past.map((one) => (one.sql === text ? named : one)) : [named, ...past]);
}

export function without(past: readonly PastQuery[], sql: string): PastQuery[] {
  return past.filter((one) => one.sql !== sql);
}

/** A query on one line without comments, as its label in a list. */
export function wordsOf(sql: string): string {
  const line = sql
    .replace(/--[^\n]*|\/\*[\s\S]*?\*\//g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return line.length > MAX_NAME ? `${line.slice(0, MAX_NAME - 1)}…` : line;
}

function kept(past: readonly PastQuery[]): PastQuery[] {
  let free = MAX;
  return past.filter((one) => one.name !== undefined || free-- > 0);
}
