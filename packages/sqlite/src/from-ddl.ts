import { partsByFile, Problem } from '@seedbed/contract';
import type { DatabaseSync } from 'node:sqlite';
import { openSqlite } from './open.ts';
import { postgresDdl } from './postgres/ddl.ts';
import { unknownTypes } from './postgres/unknown-types.ts';
import { definitionsOf, type Definition } from './read/definitions.ts';
import { readSchema } from './read/read-schema.ts';
import { scan } from './read/tokens.ts';
import { withoutQualifier } from './read/without-qualifier.ts';
import { schemaStatements, type SchemaStatements } from './schema-statements.ts';

/** A schema of SQLite: as DDL for Postgres, and in its own form. */
export type SqliteSource = {
  readonly ddl: string;
  readonly statements: SchemaStatements;
  /** Statements that were not read. */ readonly left: readonly string[];
  /** Declared types that no database has: SQLite accepts any words. */ readonly unknownTypes: readonly string[];
};

/** Reads DDL as SQLite itself does; statements that define nothing are passed over. Throws Problem `invalid-ddl` with SQLite's own message. */
export async function readSqliteDdl(ddl: string): Promise<SqliteSource> {
  using database = await openSqlite(':memory:');
  const missing: string[] = [];
  const places = new Map<string, string>();
  const run = (one: Placed): void => {
    runInMain(database, one.text);
    for (const table of tablesWithout(database, places)) places.set(table, placeOf(one));
  };
  // Generated schemas name indexes and triggers before their tables.
  const early: Placed[] = [];
  for (const one of definitionsIn(ddl)) {
    try {
      run(one);
    } catch (cause) {
      const { message } = cause as Error;
      if (isGone(one.text, message)) continue;
      if (isEarly(one.text, message)) early.push(one);
      else if (/^(?:no such (?:module|tokenizer)\b|error in tokenizer)/.test(message)) missing.push(`a virtual table (${message})`);
      else throw refused(one, cause as Error);
    }
  }
  for (const one of early) {
    try {
      run(one);
    } catch (cause) {
      throw refused(one, cause as Error);
    }
  }
  return sourceOf(database, missing, places);
}

/** A definition, and its file and line. */
type Placed = Definition & { readonly file?: string };

function definitionsIn(ddl: string): Placed[] {
  return partsByFile(ddl).flatMap(({ file, text }) => definitionsOf(text).map((one): Placed => ({ ...one, ...(file !== undefined && { file }) })));
}

function placeOf({ file, line }: Placed): string {
  return `${file === undefined ? '' : `${file}, `}line ${line}`;
}

function refused({ file, line }: Placed, cause: Error): Problem {
  const facts = { phase: 'schema', database: 'SQLite', ...(file === undefined ? { line } : { file, fileLine: line }) };
  return new Problem('invalid-ddl', `${cause.message} (${file === undefined ? '' : `${file}, `}statement at line ${line})`, { facts, cause });
}

/** Runs a definition. Objects that a script creates in an attached database go into this one. */
function runInMain(database: DatabaseSync, definition: string): void {
  try {
    database.exec(definition);
  } catch (error) {
    const attached = /^unknown database "?(.+?)"?$/.exec((error as Error).message)?.[1];
    if (attached === undefined) throw error;
    database.exec(withoutQualifier(definition, attached));
  }
}

/** Migrations drop objects created by their tool or by a skipped statement: `CREATE TABLE … AS`. */
function isGone(definition: string, message: string): boolean {
  return wordsOf(definition, 1) === 'DROP' && /^no such (?:table|index|view|trigger)/.test(message);
}

function isEarly(definition: string, message: string): boolean {
  return /^CREATE (?:UNIQUE )?(?:INDEX|TRIGGER)\b/.test(wordsOf(definition, 3)) && message.startsWith('no such table');
}

/** The first words of a statement, in capitals, without comments before it. */
function wordsOf(definition: string, count: number): string {
  const words: string[] = [];
  for (const { value } of scan(definition)) if (words.push(value) === count) break;
  return words.join(' ');
}

/** Existing tables without a known source line. */
function tablesWithout(database: DatabaseSync, places: ReadonlyMap<string, string>): string[] {
  const found = database.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").all();
  return found.map(({ name }) => String(name)).filter((name) => !places.has(name));
}

/** Reads the schema of a database file and leaves the file unchanged. Throws Problem `invalid-ddl` if SQLite cannot read it. */
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
  return { ddl: postgresDdl(schema, places), statements: schemaStatements(database), left: schema.left, unknownTypes: unknownTypes(tables) };
}
