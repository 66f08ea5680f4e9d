/** A query that was run in this browser. */
export type PastQuery = {
  readonly sql: string;
  /** When it was run last, in milliseconds. */
  readonly at: number;
  /** Rows of its answer; null if it was refused. */
  readonly rows: number | null;
  readonly milliseconds: number | null;
  /** Of a query that was saved: it is not dropped. */
  readonly name?: string;
};

/** Queries that are kept beside those that were saved. */
const MAX = 50;
const MAX_NAME = 60;

/** With a query that was run just now: the newest first, each text once, what was saved stays saved. */
export function withRun(past: readonly PastQuery[], run: Omit<PastQuery, 'name'>): PastQuery[] {
  const sql = run.sql.trim();
  const before = past.find((one) => one.sql === sql);
  return kept([{ ...before, ...run, sql }, ...past.filter((one) => one !== before)]);
}

/** With a query saved under a name; null takes the name away. */
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

/** A query in one line, without its comments: what a list calls it. */
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
