import { setFlagsFromString } from 'node:v8';

/** Postgres' own parser, ready to be asked. Throws the parser's error for what is no SQL. */
export type SqlParser = {
  /** The tree of a script: `{ stmts: [{ stmt, stmt_location, stmt_len }] }`. The text must not be empty. */
  readonly parse: (sql: string) => unknown;
  /** The tree of a whole CREATE FUNCTION in PL/pgSQL. */
  readonly parsePlpgsql: (definition: string) => unknown;
};

let opened: Promise<SqlParser> | undefined;

/** Loads the parser, once a process. It is not imported before it is requested: its WASM is made ready while it is imported. */
export function openParser(): Promise<SqlParser> {
  return (opened ??= load());
}

async function load(): Promise<SqlParser> {
  const { loadModule, parsePlPgSQLSync, parseSync } = await import('libpg-query');
  await loadModule();
  return { parse: (sql) => baseline(() => parseSync(sql)), parsePlpgsql: (definition) => baseline(() => parsePlPgSQLSync(definition)) };
}

/**
 * The parser is 1.7 MB of code that is asked a few times: optimizing it costs up to half a second and 500 MB, and is never earned back.
 * V8 asks this flag (the one function that may be optimized) whenever a WASM function has become hot, so other modules are optimized as ever.
 */
function baseline<T>(parse: () => T): T {
  setFlagsFromString('--wasm-tier-up-filter=9999999');
  try {
    return parse();
  } finally {
    setFlagsFromString('--wasm-tier-up-filter=-1');
  }
}
