import { setFlagsFromString } from 'node:v8';

/** Postgres' own parser, loaded. Throws the parser's error for invalid SQL. */
export type SqlParser = {
  /** The tree of a script: `{ stmts: [{ stmt, stmt_location, stmt_len }] }`. The text must not be empty. */
  readonly parse: (sql: string) => unknown;
  /** The tree of a whole CREATE FUNCTION in PL/pgSQL. */
  readonly parsePlpgsql: (definition: string) => unknown;
  /** The words of a script, with their bytes. */
  readonly scan: (sql: string) => readonly SqlToken[];
};

export type SqlToken = { readonly text: string; readonly start: number; readonly end: number };

let opened: Promise<SqlParser> | undefined;

/** Loads the parser, once per process. It is imported on first use, since importing it prepares its WASM. */
export function openParser(): Promise<SqlParser> {
  return (opened ??= load());
}

async function load(): Promise<SqlParser> {
  const { loadModule, parsePlPgSQLSync, parseSync, scanSync } = await import('libpg-query');
  await loadModule();
  return {
    parse: (sql) => baseline(() => parseSync(sql)),
    parsePlpgsql: (definition) => baseline(() => parsePlPgSQLSync(definition)),
    scan: (sql) => baseline(() => scanSync(sql)).tokens,
  };
}

/**
 * The parser is 1.7 MB of code that runs a few times: optimizing it costs up to half a second and 500 MB, and is never
 * worthwhile. V8 checks this flag (the one function to optimize) whenever a WASM function becomes hot, so it does not
 * affect other modules.
 */
function baseline<T>(parse: () => T): T {
  setFlagsFromString('--wasm-tier-up-filter=9999999');
  try {
    return parse();
  } finally {
    setFlagsFromString('--wasm-tier-up-filter=-1');
  }
}
