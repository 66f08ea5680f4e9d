import { Problem } from '@seedbed/contract';
import type { DatabaseSync } from 'node:sqlite';
import { openSqlite } from './open.ts';
import { postgresDdl } from './postgres/ddl.ts';
import { readSchema } from './read/read-schema.ts';
import { schemaStatements, type SchemaStatements } from './schema-statements.ts';

/** A schema of SQLite: as DDL for Postgres, and as it is. */
export type SqliteSource = {
  readonly ddl: string;
  readonly statements: SchemaStatements;
  /** What is there and is not read. */ readonly left: readonly string[];
};

/** Reads DDL as SQLite itself does. Throws Problem `invalid-ddl` with SQLite's own message. */
export async function readSqliteDdl(ddl: string): Promise<SqliteSource> {
  using database = await openSqlite(':memory:');
  try {
    database.exec(ddl);
  } catch (cause) {
    throw new Problem('invalid-ddl', `SQLite refuses the schema: ${(cause as Error).message}`, { facts: { phase: 'schema' }, cause });
  }
  return sourceOf(database);
}

/** Reads the schema of a database file, which is left as it is. Throws Problem `invalid-ddl` where SQLite cannot read it. */
export async function readSqliteFile(path: string): Promise<SqliteSource> {
  using database = await openSqlite(path, { readOnly: true });
  try {
    return sourceOf(database);
  } catch (cause) {
    throw new Problem('invalid-ddl', `SQLite cannot read ${path}: ${(cause as Error).message}`, { facts: { phase: 'schema' }, cause });
  }
}

function sourceOf(database: DatabaseSync): SqliteSource {
  const schema = readSchema(database);
  return { ddl: postgresDdl(schema), statements: schemaStatements(database), left: schema.left };
}
