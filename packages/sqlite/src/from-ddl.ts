import { partsByFile, Problem } from '@seedbed/contract';
import type { DatabaseSync } from 'node:sqlite';
import { openSqlite } from './open.ts';
import { postgresDdl } from './postgres/ddl.ts';
import { definitionsOf } from './read/definitions.ts';
import { readSchema } from './read/read-schema.ts';
import { schemaStatements, type SchemaStatements } from './schema-statements.ts';

/** A schema of SQLite: as DDL for Postgres, and as it is. */
export type SqliteSource = {
  readonly ddl: string;
  readonly statements: SchemaStatements;
  /** What is there and is not read. */ readonly left: readonly string[];
};

/** Reads DDL as SQLite itself does; statements that define nothing are passed over. Throws Problem `invalid-ddl` with SQLite's own message. */
export async function readSqliteDdl(ddl: string): Promise<SqliteSource> {
  using database = await openSqlite(':memory:');
  const missing: string[] = [];
  const places = new Map<string, string>();
  for (const { file, text } of partsByFile(ddl)) {
    for (const { text: definition, line } of definitionsOf(text)) {
      try {
        database.exec(definition);
        for (const table of tablesWithout(database, places)) places.set(table, `${file === undefined ? '' : `${file}, `}line ${line}`);
      } catch (cause) {
        const { message } = cause as Error;
        if (!message.startsWith('no such module')) {
          const facts = { phase: 'schema', database: 'SQLite', ...(file === undefined ? { line } : { file, fileLine: line }) };
          throw new Problem('invalid-ddl', `${message} (${file === undefined ? '' : `${file}, `}statement at line ${line})`, { facts, cause });
        }
        missing.push(`a virtual table (${message})`);
      }
    }
  }
  return sourceOf(database, missing, places);
}

/** Tables that are there and have no place yet. */
function tablesWithout(database: DatabaseSync, places: ReadonlyMap<string, string>): string[] {
  const found = database.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").all();
  return found.map(({ name }) => String(name)).filter((name) => !places.has(name));
}

/** Reads the schema of a database file, which is left as it is. Throws Problem `invalid-ddl` where SQLite cannot read it. */
export async function readSqliteFile(path: string): Promise<SqliteSource> {
  using database = await openSqlite(path, { readOnly: true });
  try {
    return sourceOf(database);
  } catch (cause) {
    throw new Problem('invalid-ddl', `${path}: ${(cause as Error).message}`, { facts: { phase: 'schema', database: 'SQLite' }, cause });
  }
}

function sourceOf(database: DatabaseSync, missing: readonly string[] = [], places: ReadonlyMap<string, string> = new Map()): SqliteSource {
  const { tables, left } = readSchema(database);
  const schema = { tables, left: [...left, ...missing] };
  return { ddl: postgresDdl(schema, places), statements: schemaStatements(database), left: schema.left };
}
