import { Problem } from '@seedbed/contract';
import type { DdlSource } from './source-of.ts';

/** DDL with one of these is meant for Postgres, and what Postgres says of it counts. */
const POSTGRES =
  /::\s*\w|\$\w*\$|\b(?:JSONB|BYTEA|TIMESTAMPTZ|(?:BIG|SMALL)?SERIAL)\b|\bAS\s+IDENTITY\b|\bOWNER\s+TO\b|^\s*CREATE\s+(?:OR\s+REPLACE\s+)?(?:TYPE|DOMAIN|FUNCTION|SCHEMA|SEQUENCE|POLICY|EXTENSION)\b/im;
const SYNTAX_ERROR = '42601';

/**
 * A script without words of any one database that Postgres cannot parse, as SQLite reads it; `problem` is what Postgres said. Undefined where SQLite itself does not take the whole script, or a type is none that a
 * database names. MySQL is not tried: our own reader passes over what it does not know, so a statement with a misspelled word would be lost.
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
