import { setFlagsFromString } from 'node:v8';
import { loadModule, parsePlPgSQLSync, parseSync } from 'libpg-query';

/** Postgres' own parser, ready to be asked. Throws the parser's error for what is no SQL. */
export type SqlParser = {
  /** The tree of a script: `{ stmts: [{ stmt, stmt_location, stmt_len }] }`. The text must not be empty. */
  readonly parse: (sql: string) => unknown;
  /** The tree of a whole CREATE FUNCTION in PL/pgSQL. */
  readonly parsePlpgsql: (definition: string) => unknown;
};

let opened: Promise<SqlParser> | undefined;

/** Loads the parser once a process. */
export function openParser(): Promise<SqlParser> {
  return (opened ??= loadModule().then(() => ({
    parse: (sql) => baseline(() => parseSync(sql)),
    parsePlpgsql: (text) => baseline(() => parsePlPgSQLSync(text)),
  })));
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
