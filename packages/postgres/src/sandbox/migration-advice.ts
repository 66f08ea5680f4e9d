const DUMP = 'Or read a migrated database instead: pg_dump --schema-only, or its postgres:// address.';

/** Advice about a migration that Postgres refuses, by its SQLSTATE; undefined if the message is enough. */
export function migrationAdvice(sqlstate: string): string | undefined {
  if (MISSING.has(sqlstate)) return `No migration before it makes that: add the one that does. ${DUMP}`;
  if (THERE.has(sqlstate)) return `A migration before it makes that already: leave one of the two out. ${DUMP}`;
  return sqlstate === '42501' ? undefined : DUMP;
}

/** Table, column, type or operator class, function, schema. */
const MISSING: ReadonlySet<string> = new Set(['42P01', '42703', '42704', '42883', '3F000']);

/** Table, column, object, schema, function. */
const THERE: ReadonlySet<string> = new Set(['42P07', '42701', '42710', '42P06', '42723']);
