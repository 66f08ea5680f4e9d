import { Problem } from '@seedbed/contract';
import type { DdlSource } from './source-of.ts';

/** Words that mark DDL for Postgres, so that Postgres' error counts. */
const POSTGRES =
  /::\s*\w|\$\w*\$|\b(?:JSONB|BYTEA|TIMESTAMPTZ|(?:BIG|SMALL)?SERIAL)\b|\bAS\s+IDENTITY\b|\bOWNER\s+TO\b|^\s*CREATE\s+(?:OR\s+REPLACE\s+)?(?:TYPE|DOMAIN|FUNCTION|SCHEMA|SEQUENCE|POLICY|EXTENSION)\b/im;
const SYNTAX_ERROR = '42601';

/**
 * Reads a script that Postgres cannot parse, without keywords of a specific database, as SQLite DDL; `problem` is
 * Postgres' error. Undefined if SQLite itself rejects part of the script, or if it has an unknown type. Does not try
 * MySQL: our own reader skips unknown syntax, so a statement with a typo would be lost.
 */
export async function inAnotherDialect({ ddl, sqlite, mysql, reading }: DdlSource, problem: unknown): Promise<DdlSource | undefined> {
  const isForPostgres = sqlite !== undefined || mysql !== undefined || reading !== undefined || POSTGRES.test(ddl);
  if (isForPostgres || !(problem instanceof Problem) || problem.type !== 'invalid-ddl' || problem.facts['sqlstate'] !== SYNTAX_ERROR) return undefined;
  const why = `because Postgres cannot parse it: ${problem.message}. With --ddl postgres it stays an error.`;
  return asSqlite(ddl, why);
}

async function asSqlite(ddl: string, why: string): Promise<DdlSource | undefined> {
  const { readSqliteDdl } = await import('@seedbed/sqlite');
  const read = await unlessRefused(() => readSqliteDdl(ddl));
  if (read === undefined || read.statements.tables.length === 0 || read.unknownTypes.length > 0) return undefined;
  return { kind: 'ddl', ddl: read.ddl, sqlite: read.statements, reading: { summary: `Read as DDL of SQLite, ${why}`, notes: [] } };
}

async function unlessRefused<T>(read: () => Promise<T>): Promise<T | undefined> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof Problem) return undefined;
    throw error;
  }
}
